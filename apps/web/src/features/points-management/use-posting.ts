import { listAllPoints, postPoints, showIntegratorPoints } from '@girassol/contract/points-management'
import { type PostingBody, postingBody } from '@girassol/contract/points-management/posting-body'
import { readSetting } from '@girassol/contract/settings'
import { postingSentences } from '@girassol/domain/points'
import { useEffect, useRef } from 'react'
import { useSession } from '../../access/session.tsx'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useToday } from '../../lib/use-now.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import type { LookupOption } from '../../ui/lookup-select.tsx'
import { toast } from '../../ui/toaster.tsx'
import { emptyPosting, postingLabels, postingRules, toPostingBody } from './posting-values.ts'

/** PTS-039, PTS-053: whether a season is active. Undefined while unknown; a failed read is reported (PTS-102). */
const useHasSeason = (): boolean | undefined => {
  const season = useEndpointQuery(readSetting, { params: { id: 'active-season' } })
  useEffect(() => {
    if (season.error !== null) toast.failures(toSentences(season.error))
  }, [season.error])
  return season.data && season.data.value !== null
}

/** The chosen integrator with its balances; nothing is read before one is chosen. */
const useIntegratorPoints = (chosen: LookupOption | null) =>
  useEndpointQuery(
    showIntegratorPoints,
    { params: { id: Number(chosen?.value ?? 0) } },
    { enabled: chosen !== null, staleTime: 0 },
  )
export type IntegratorPoints = ReturnType<typeof useIntegratorPoints>

type Blocked = {
  readonly chosen: LookupOption | null
  readonly points: IntegratorPoints
  readonly hasSeason: boolean | undefined
}

/** Why nothing can be posted now; undefined when posting is possible. */
const describeBlock = ({ chosen, points, hasSeason }: Blocked): string | undefined => {
  if (hasSeason === false) return postingSentences.noActiveSeason
  if (hasSeason === undefined) return 'Ainda não se sabe se há uma temporada ativa.'
  if (chosen === null) return 'Selecione um integrador'
  return points.data?.seller.pointsEnabled === undefined ? 'O integrador ainda não foi carregado.' : undefined
}

/** The form of a posting, and the function that sends it once; `originUserId` is the user who posts (PTS-062). */
export const usePosting = (chosen: LookupOption | null, onDone: () => void) => {
  const { id: originUserId } = useSession()
  const hasSeason = useHasSeason()
  const points = useIntegratorPoints(chosen)
  const facts = { tradeable: points.data?.tradeableBalance.value, today: useToday() }
  const form = useSchemaForm({
    schema: postingBody,
    initial: emptyPosting,
    labels: postingLabels,
    toBody: toPostingBody,
    rules: (values) => postingRules(values, facts),
  })
  const isSent = useRef(false)
  const call = useEndpointMutation(postPoints, {
    success: 'Pontos lançados com sucesso!', // PTS-101
    refreshes: [listAllPoints, showIntegratorPoints],
    isOnce: true,
    onSuccess: onDone,
  })
  const fail = (error: unknown) => {
    isSent.current = false
    if (isRefusal(error)) void points.refetch()
  }
  return {
    form,
    points,
    hasSeason,
    tradeable: facts.tradeable,
    block: describeBlock({ chosen, points, hasSeason }),
    isSaving: call.isPending,
    save: (posting: PostingBody) => {
      if (isSent.current || chosen === null) return
      isSent.current = true
      call.mutate({ body: { sellerId: Number(chosen.value), ...posting, originUserId } }, { onError: fail })
    },
  }
}
export type PostingState = ReturnType<typeof usePosting>
