import type { InputFor } from '@girassol/contract/http/endpoint'
import type { postPoints } from '@girassol/contract/points-management'
import { canPostPoints, mostPoints, type PostedType, postingSentences } from '@girassol/domain/points'
import { isDay } from '@girassol/domain/shared'
import { formatCount } from '../../lib/format.ts'
import type { FieldProblem } from '../../lib/use-form-fields.ts'

/** An entry as typed. */
export type PostingDraft = {
  readonly type: PostedType
  readonly qualifiable: boolean
  readonly value: number | null
  /** 'AAAA-MM-DD'; empty for a credit that never expires. */
  readonly expirationDate: string
  readonly motive: string
}

/** PTS-040, PTS-055: the initial values of every posting. */
export const emptyPosting: PostingDraft = {
  type: 'CREDIT',
  qualifiable: false,
  value: 0,
  expirationDate: '',
  motive: '',
}

export const postingLabels = {
  type: 'Operação',
  qualifiable: 'Natureza',
  value: 'Quantidade de pontos',
  expirationDate: 'Data de expiração',
  motive: 'Motivo',
} as const satisfies Record<keyof PostingDraft, string>

/** PTS-038, PTS-052: a debit is never qualifiable and never expires. */
export const withType = (type: PostedType): Partial<PostingDraft> =>
  type === 'DEBIT' ? { type, qualifiable: false, expirationDate: '' } : { type }

export type PostingFacts = {
  /** The points that the integrator can spend; undefined while unknown. */
  readonly tradeable: number | undefined
  readonly today: string
}

const valueProblem = (value: number | null): string | undefined => {
  if (value === null || value < 1) return 'Informe ao menos 1 ponto.'
  return value > mostPoints ? `No máximo ${formatCount(mostPoints)} pontos.` : undefined
}

const fieldByRefusal = { expired: 'expirationDate', notEnoughPoints: 'value' } as const

/** The errors that the server would refuse, each at the field that can fix it; the season is reported separately. */
export const postingProblems = (
  draft: PostingDraft,
  { tradeable, today }: PostingFacts,
): readonly FieldProblem<keyof PostingDraft>[] => {
  const amiss = valueProblem(draft.value)
  const isDayWhole = draft.expirationDate === '' || isDay(draft.expirationDate)
  const posting = {
    ...draft,
    value: draft.value ?? 0,
    expirationDate: draft.expirationDate === '' || !isDayWhole ? null : draft.expirationDate,
  }
  const decision = canPostPoints({ posting, hasSeason: true, tradeable: tradeable ?? Number.POSITIVE_INFINITY, today })
  const field = decision.allowed ? undefined : fieldByRefusal[decision.refusal as keyof typeof fieldByRefusal]
  return [
    ...(amiss === undefined ? [] : [{ field: 'value' as const, message: amiss }]),
    ...(isDayWhole ? [] : [{ field: 'expirationDate' as const, message: 'Informe o dia, como 31/12/2026.' }]),
    ...(decision.allowed || field === undefined ? [] : [{ field, message: postingSentences[decision.refusal] }]),
  ]
}

/** The body of a posting; `originUserId` is the user who posts (PTS-062). */
export const toPostingBody = (
  draft: PostingDraft,
  { sellerId, originUserId }: { readonly sellerId: number; readonly originUserId: number },
): InputFor<typeof postPoints>['body'] => ({
  sellerId,
  value: draft.value ?? 0,
  type: draft.type,
  qualifiable: draft.qualifiable,
  expirationDate: draft.expirationDate === '' ? null : draft.expirationDate,
  motive: draft.motive.trim() === '' ? null : draft.motive.trim(),
  originUserId,
})
