import { listAllPoints, postPoints, showPointsOf } from '@girassol/contract/points-management'
import { readSetting } from '@girassol/contract/settings'
import { postingSentences } from '@girassol/domain/points'
import { dayOf } from '@girassol/domain/shared'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../access/session.tsx'
import { isRefusal, sentencesOf } from '../../lib/api-error.ts'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useFormFields } from '../../lib/use-form-fields.ts'
import type { LookupOption } from '../../ui/lookup-select.tsx'
import { toast } from '../../ui/toaster.tsx'
import { bodyOf, emptyPosting, type PostingDraft, postingProblems } from './posting-draft.ts'

/** PTS-039, PTS-053: is a season active? Undefined while it is not known; a failure to learn it is told (PTS-102). */
const useHasSeason = (): boolean | undefined => {
  const season = useEndpointQuery(readSetting, { params: { id: 'active-season' } })
  useEffect(() => {
    if (season.error !== null) toast.failures(sentencesOf(season.error))
  }, [season.error])
  return season.data && season.data.value !== null
}

/** The chosen integrator with its balances; nothing is read before one is chosen. */
const usePointsOf = (chosen: LookupOption | null) =>
  useEndpointQuery(
    showPointsOf,
    { params: { id: Number(chosen?.value ?? 0) } },
    { enabled: chosen !== null, staleTime: 0 },
  )
export type PointsOf = ReturnType<typeof usePointsOf>

type Blocked = {
  readonly chosen: LookupOption | null
  readonly points: PointsOf
  readonly hasSeason: boolean | undefined
}

/** Why nothing can be posted now; undefined when it can. */
const blockOf = ({ chosen, points, hasSeason }: Blocked): string | undefined => {
  if (hasSeason === false) return postingSentences.noActiveSeason
  if (hasSeason === undefined) return 'Ainda não se sabe se há uma temporada ativa.'
  if (chosen === null) return 'Selecione um integrador'
  return points.data?.seller.pointsEnabled === undefined ? 'O integrador ainda não foi carregado.' : undefined
}

/** One key for each content: a try after a lost answer posts nothing twice, another amount is another posting. */
const useKeyOf = (content: string): string => {
  const [kept, setKept] = useState({ content, key: newIdempotencyKey() })
  if (kept.content === content) return kept.key
  const next = { content, key: newIdempotencyKey() }
  setKept(next)
  return next.key
}

/** What is typed of a posting, and how it is sent once. */
export const usePosting = (chosen: LookupOption | null, onDone: () => void) => {
  const { id: originUserId } = useSession()
  const hasSeason = useHasSeason()
  const points = usePointsOf(chosen)
  const facts = { tradeable: points.data?.tradeableBalance.value, today: dayOf(new Date().toISOString()) }
  const form = useFormFields<PostingDraft>(emptyPosting, (draft) => postingProblems(draft, facts))
  const idempotencyKey = useKeyOf(JSON.stringify([chosen?.value, form.values]))
  const isSent = useRef(false)
  const call = useEndpointMutation(postPoints, {
    success: 'Pontos lançados com sucesso!', // PTS-101
    refreshes: [listAllPoints, showPointsOf],
    idempotencyKey,
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
    block: blockOf({ chosen, points, hasSeason }),
    isSaving: call.isPending,
    save: () => {
      if (isSent.current || chosen === null) return
      isSent.current = true
      call.mutate({ body: bodyOf(form.values, { sellerId: Number(chosen.value), originUserId }) }, { onError: fail })
    },
  }
}
export type PostingState = ReturnType<typeof usePosting>
