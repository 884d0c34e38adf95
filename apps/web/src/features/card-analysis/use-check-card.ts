import {
  type CardAnalysisView,
  checkCreditCard,
  listCardAnalyses,
  listCardAnalysisLogs,
} from '@girassol/contract/card-analysis'
import { describeMatch } from '@girassol/domain/card-analysis'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, fallbackMessage } from '../../lib/api-error.ts'
import { changeLoadedRows, refreshEndpoints, useEndpointMutation } from '../../lib/use-endpoint.ts'
import { announce } from '../../ui/live-region.tsx'
import { toast } from '../../ui/toaster.tsx'
import { toPaidCards } from './paid-cards.ts'

/** CCA-033, verbatim: shown when the server sends no message. */
const checkFailed = 'Houve um erro ao verificar compatibilidade, por favor tente novamente mais tarde'

const toFailureMessage = (error: unknown): string =>
  error instanceof ApiError && error.message !== fallbackMessage ? error.message : checkFailed

const describeMatches = (analysis: CardAnalysisView): string => {
  const matches = toPaidCards(analysis).map(({ label, match }) => `${label}: ${describeMatch(match)}`)
  return `Pedido ${analysis.invoice.id}. ${matches.join('. ')}`
}

/** CCA-028: checks cards, several rows at once if needed; each response updates its row in place. */
export const useCheckCard = () => {
  const client = useQueryClient()
  const [checking, setChecking] = useState<ReadonlySet<number>>(new Set())
  const call = useEndpointMutation(checkCreditCard, {
    success: 'Compatibilidade verificada com sucesso!', // CCA-032
    failure: false,
    refreshes: [listCardAnalysisLogs],
    onSuccess: (analysis) => {
      changeLoadedRows(client, listCardAnalyses, (row) => (row.id === analysis.id ? analysis : row))
      announce(describeMatches(analysis))
    },
  })
  const check = async (id: number): Promise<void> => {
    if (checking.has(id)) return
    setChecking((before) => new Set([...before, id]))
    try {
      await call.mutateAsync({ params: { id } })
    } catch (error) {
      toast.failure(toFailureMessage(error))
      void refreshEndpoints(client, [listCardAnalyses])
    }
    setChecking((before) => new Set([...before].filter((each) => each !== id)))
  }
  return { check: (id: number) => void check(id), isChecking: (id: number) => checking.has(id) }
}
