import { plusHours } from '../shared/brazil-time.ts'

/** Why a budget was lost, or a negotiation ended without an agreement; wire and database values (QUO-023). */
export const lossReasons = {
  PRICE: 'Preço',
  TERM: 'Prazo',
  COMPETITOR: 'Concorrente',
  CUSTOMER_GAVE_UP: 'Cliente desistiu',
  FINANCING_DENIED: 'Financiamento negado',
  OUT_OF_STOCK: 'Sem estoque',
  OTHER: 'Outro',
} as const

export type LossReason = keyof typeof lossReasons

export const lossReasonNames = Object.keys(lossReasons) as [LossReason, ...LossReason[]]

/** The reason of a budget that nobody gave one for, and that has expired, and its name on screens. */
export const expiredReason = 'EXPIRED'
export const expiredReasonLabel = 'Venceu'

export type StoredLossReason = LossReason | typeof expiredReason

export const storedLossReasonNames: readonly StoredLossReason[] = [...lossReasonNames, expiredReason]

export const longestReasonText = 500

/** QUO-023: 'Outro' is explained; every other reason may be. */
export const needsReasonText = (reason: LossReason): boolean => reason === 'OTHER'

/** For so many days after a budget expired, the reason that a user gives counts instead of 'Venceu' (C-188). */
const lateReasonDays = 30

type Known = {
  readonly reason: StoredLossReason | null
  /** UTC ISO text: when the budget expired or was removed; null while it is open. */
  readonly decidedAt: string | null
}

/** C-188: whether a reason that somebody gives now is stored: the first that is given wins. */
export const takesReason = ({ reason, decidedAt }: Known, now: string): boolean => {
  if (reason === null) return true
  return reason === expiredReason && decidedAt !== null && now <= plusHours(decidedAt, 24 * lateReasonDays)
}
