import { listCardAnalyses, listCardAnalysisLogs, sendCreditCardAnalysis } from '@girassol/contract/card-analysis'
import { showDashboard } from '@girassol/contract/dashboard'
import { listOrders, showOrder } from '@girassol/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { refreshEndpoints, useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'

const changed = [listCardAnalyses, listCardAnalysisLogs, listOrders, showOrder, showDashboard]

/** CCA-035, verbatim. */
const sendFailed = 'Ocorreu um erro ao enviar a análise, por favor tente novamente mais tarde.'

/**
 * CCA-029: confirms a payment with an opinion, once, however often the button is pressed. A refusal (409) is shown in the dialog and the list is reloaded; a failure is a toast, and the typed text is
 * not cleared.
 */
export const useConfirmPayment = (invoicePaycreditId: number, onDone: () => void) => {
  const client = useQueryClient()
  // The second click of a double click arrives before the button is redrawn.
  const isSent = useRef(false)
  const call = useEndpointMutation(sendCreditCardAnalysis, {
    success: 'Pedido atualizado com sucesso', // CCA-034
    failure: false,
    isOnce: true,
    refreshes: changed,
    onSuccess: onDone,
  })
  const handleError = (error: unknown) => {
    isSent.current = false
    if (isRefusal(error)) void refreshEndpoints(client, changed)
    else toast.failures(toSentences(error, sendFailed))
  }
  return {
    confirm: (analysis: string) => {
      if (isSent.current) return
      isSent.current = true
      call.mutate({ body: { invoicePaycreditId, analysis } }, { onError: handleError })
    },
    isRunning: call.isPending || call.isSuccess,
    refusal: isRefusal(call.error) ? call.error : undefined,
    failure: call.isError && !isRefusal(call.error) ? sendFailed : undefined,
  }
}
