import type { OrderStatus } from '../orders/status/order-status.ts'
import { budgetExpiresAt, budgetHours } from '../orders/time/budget-validity.ts'
import { plusHours } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { HoldState } from './hold-state.ts'

/** The limits that the administration sets (C-158). */
export type HoldLimits = {
  /** How long integrators hold, in hours. */
  readonly holdHoursSelf: number
  /** How many budgets a seller holds at once. */
  readonly holdBudgetsSelf: number
  /** For how many days after its first hold staff renew the hold of a budget. */
  readonly holdDaysStaff: number
}

export const usualHoldLimits: HoldLimits = { holdHoursSelf: 48, holdBudgetsSelf: 5, holdDaysStaff: 15 }

/** Staff hold for at most as long as a budget is valid, in hours (HOLD-004). */
export const longestHoldHours = budgetHours

/** Integrators hold the same budget again after so many hours (HOLD-006). */
const pauseHours = 24

/** The most hours of one hold, for staff and for integrators (HOLD-004). */
export const findMostHoldHours = (isStaff: boolean, { holdHoursSelf }: HoldLimits): number =>
  isStaff ? longestHoldHours : holdHoursSelf

/** The last hold of a budget, as it is now. */
export type LastHold = {
  readonly state: HoldState
  /** UTC ISO text: of all holds of this budget. */
  readonly firstMadeAt: string
  /** UTC ISO text: when it ended or will end. */
  readonly endsAt: string
}

export type BudgetToHold = {
  readonly status: OrderStatus
  readonly isStaff: boolean
  /** Null for a budget that was never held. */
  readonly hold: LastHold | null
  /** How many other budgets of the seller are held now. */
  readonly otherBudgets: number
}

const isActive = ({ hold }: BudgetToHold): boolean => hold?.state === 'ACTIVE'

const isTooEarly = ({ hold }: BudgetToHold, now: string): boolean =>
  hold !== null && now < plusHours(hold.endsAt, pauseHours)

/** HOLD-004, HOLD-006: whether a budget may be held now. The seller and the budget must be locked. */
export const canHold = (budget: BudgetToHold, limits: HoldLimits, now: string) =>
  firstRefusal(
    [budget.status === 'BUDGET_EXPIRED', 'budgetExpired'],
    [budget.status !== 'BUDGET', 'notABudget'],
    [!budget.isStaff && isActive(budget), 'alreadyHeld'],
    [!budget.isStaff && isTooEarly(budget, now), 'heldLately'],
    [!budget.isStaff && budget.otherBudgets >= limits.holdBudgetsSelf, 'tooManyBudgets'],
  )

/** The sentences of the refusals, with the limits of the settings (C-158). */
export const listHoldSentences = ({
  holdBudgetsSelf,
  holdDaysStaff,
}: HoldLimits): Readonly<Record<RuleRefusal<typeof canHold> | RuleRefusal<typeof canHoldUntil>, string>> => ({
  budgetExpired: 'Este orçamento expirou. Refaça o orçamento para reservar.',
  notABudget: 'Só orçamentos podem ter estoque reservado.',
  alreadyHeld: 'Este orçamento já tem estoque reservado.',
  heldLately: `Este orçamento só pode ser reservado de novo ${pauseHours} horas depois da última reserva.`,
  tooManyBudgets: `Limite de ${holdBudgetsSelf} orçamentos reservados ao mesmo tempo. Libere uma reserva para fazer outra.`,
  pastLastDay: `Um orçamento fica reservado por no máximo ${holdDaysStaff} dias desde a primeira reserva.`,
})

type Wanted = {
  readonly hours: number
  /** UTC ISO text: when the budget was saved last; it is valid for 168 hours from then. */
  readonly finishedAt: string
}

/** HOLD-004: the end of a hold in hours from now, cut to the end of its budget. */
export const computeHoldEnd = ({ hours, finishedAt }: Wanted, now: string) => {
  const [wanted, budgetEnd] = [plusHours(now, hours), budgetExpiresAt(finishedAt)]
  return wanted > budgetEnd ? { until: budgetEnd, isCut: true } : { until: wanted, isCut: false }
}

type Renewed = { readonly isStaff: boolean; readonly firstMadeAt: string | null; readonly until: string }

/** HOLD-004: staff renew until some days after the first hold of the budget. */
export const canHoldUntil = ({ isStaff, firstMadeAt, until }: Renewed, { holdDaysStaff }: HoldLimits) =>
  firstRefusal([isStaff && firstMadeAt !== null && until > plusHours(firstMadeAt, holdDaysStaff * 24), 'pastLastDay'])

/** HOLD-004: whether this hold is a renewal, which saves the budget again: staff hold what is still held. */
export const isRenewal = ({ isStaff, hold }: Pick<BudgetToHold, 'isStaff' | 'hold'>): boolean =>
  isStaff && hold?.state === 'ACTIVE'

type ReleasedHold = {
  readonly state: HoldState | null
  readonly isMaker: boolean
  /** Whether the role may release the holds of others (HOLD-009). */
  readonly mayReleaseAll: boolean
}

/** HOLD-007, HOLD-009: who made a hold releases it, and so do the commercial roles. */
export const canRelease = ({ state, isMaker, mayReleaseAll }: ReleasedHold) =>
  firstRefusal([state !== 'ACTIVE', 'nothingHeld'], [!isMaker && !mayReleaseAll, 'notYours'])

export const releaseSentences = {
  nothingHeld: 'Este orçamento não tem estoque reservado.',
  notYours: 'Só quem fez a reserva pode liberá-la.',
} as const satisfies Record<RuleRefusal<typeof canRelease>, string>

/** An order keeps the units of its hold for at most so many days (HOLD-007, C-186). */
export const usedHoldDays = 30

/** So many hours before its end the holder is reminded of a hold (HOLD-008). */
export const holdReminderHours = [24, 2] as const
