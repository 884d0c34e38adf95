import { canPostPoints, type PostedType, postingSentences } from '@girassol/domain/points'
import { isDay } from '@girassol/domain/shared'

/** An entry as typed. */
export type PostingValues = {
  readonly type: PostedType
  readonly qualifiable: boolean
  readonly value: number | null
  /** 'AAAA-MM-DD'; empty for a credit that never expires. */
  readonly expirationDate: string
  readonly motive: string
}

/** PTS-040, PTS-055: the initial values of every posting. */
export const emptyPosting: PostingValues = {
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
} as const satisfies Record<keyof PostingValues, string>

/** PTS-038, PTS-052: a debit is never qualifiable and never expires. */
export const withType = (type: PostedType): Partial<PostingValues> =>
  type === 'DEBIT' ? { type, qualifiable: false, expirationDate: '' } : { type }

export type PostingFacts = {
  /** The points that the integrator can spend; undefined while unknown. */
  readonly tradeable: number | undefined
  readonly today: string
}

/** The fields of the body: an empty number is 0, an empty text is null. */
export const toPostingBody = ({ value, expirationDate, motive, ...posting }: PostingValues) => ({
  ...posting,
  value: value ?? 0,
  expirationDate: expirationDate === '' ? null : expirationDate,
  motive: motive.trim() === '' ? null : motive,
})

const fieldByRefusal: Readonly<Record<string, keyof PostingValues>> = {
  expired: 'expirationDate',
  notEnoughPoints: 'value',
}

/** The refusals of the server, each at the field that can fix it; the season is reported separately. */
export const postingRules = (values: PostingValues, { tradeable, today }: PostingFacts) => {
  const { expirationDate, ...posting } = toPostingBody(values)
  const day = expirationDate !== null && isDay(expirationDate) ? expirationDate : null
  const decision = canPostPoints({
    posting: { ...posting, expirationDate: day },
    hasSeason: true,
    tradeable: tradeable ?? Number.POSITIVE_INFINITY,
    today,
  })
  const field = decision.allowed ? undefined : fieldByRefusal[decision.refusal]
  return decision.allowed || field === undefined ? {} : { [field]: postingSentences[decision.refusal] }
}
