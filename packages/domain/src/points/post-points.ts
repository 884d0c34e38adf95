import type { Day } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The types that users post; only the programme posts chargebacks (PTS-054). */
export const postedTypes = ['CREDIT', 'DEBIT'] as const
export type PostedType = (typeof postedTypes)[number]

/** The largest value of one entry, in points: a limit of the column, not of the programme (PTS-056). */
export const mostPoints = 2_147_483_647

/** Maximum length of a motive, in characters. */
export const longestMotive = 1000

/** An entry to be posted; `value` in whole points. */
export type Posting = {
  readonly type: PostedType
  readonly value: number
  readonly qualifiable: boolean
  readonly expirationDate: Day | null
}

type PostingCase = {
  readonly posting: Posting
  readonly hasSeason: boolean
  /** What the integrator may spend now, in points. */
  readonly tradeable: number
  readonly today: Day
}

/**
 * Whether it may be posted (PTS-038, PTS-051, PTS-052, PTS-053, C-128). It needs an active season; a credit expires
 * today or later; a debit counts for no category, never expires and does not exceed the balance.
 */
export const canPostPoints = ({ posting, hasSeason, tradeable, today }: PostingCase) => {
  const isDebit = posting.type === 'DEBIT'
  return firstRefusal(
    [!hasSeason, 'noActiveSeason'],
    [isDebit && posting.qualifiable, 'qualifiableDebit'],
    [isDebit && posting.expirationDate !== null, 'expiringDebit'],
    [posting.expirationDate !== null && posting.expirationDate < today, 'expired'],
    [isDebit && posting.value > tradeable, 'notEnoughPoints'],
  )
}

/** The first sentence is PTS-053, verbatim. */
export const postingSentences = {
  noActiveSeason: 'Não é possível lançar pontos, pois não há uma temporada de pontos ativa.',
  qualifiableDebit: 'Um débito é sempre não qualificável.',
  expiringDebit: 'Um débito não tem data de expiração.',
  expired: 'A data de expiração não pode ser anterior a hoje.',
  notEnoughPoints: 'O integrador não tem pontos suficientes para este débito.',
} as const satisfies Record<RuleRefusal<typeof canPostPoints>, string>
