import { type DeliveryStatus, isSent } from '../deliveries/delivery-status.ts'
import { findReceivingEnd } from '../deliveries/receiving-days.ts'
import { toDay } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** How far the check of a delivery is (DEL-010, DEL-011). */
export const checkStates = {
  OPEN: { label: 'A conferir', tone: 'info' },
  OK: { label: 'Conferida', tone: 'success' },
  DIVERGENT: { label: 'Conferida com divergências', tone: 'danger' },
  EXPIRED: { label: 'Sem conferência', tone: 'neutral' },
} as const

export type CheckState = keyof typeof checkStates

export const checkStateNames = ['OPEN', 'OK', 'DIVERGENT', 'EXPIRED'] as const satisfies readonly CheckState[]

type CheckedDelivery = {
  readonly status: DeliveryStatus
  readonly deliveredAt: string | null
  readonly closedAt: string | null
}

type Today = { readonly now: string; readonly receivingDays: number }

const isOver = ({ deliveredAt }: CheckedDelivery, { now, receivingDays }: Today): boolean =>
  deliveredAt !== null && toDay(now) > findReceivingEnd(deliveredAt, receivingDays)

/** DEL-009: a check is written from the dispatch on, because goods may arrive before the carrier reports it. */
export const canChangeCheck = (delivery: CheckedDelivery, today: Today) =>
  firstRefusal(
    [!isSent(delivery.status), 'notSent'],
    [delivery.closedAt !== null, 'closed'],
    [isOver(delivery, today), 'tooLate'],
  )

/** DEL-011: a check ends once the delivery is reported as delivered, until the end of the tenth day after it. */
export const canCloseCheck = (delivery: CheckedDelivery, today: Today) => {
  const decision = canChangeCheck(delivery, today)
  return decision.allowed ? firstRefusal([delivery.deliveredAt === null, 'notDelivered']) : decision
}

/** The sentences of the refusals; the days are those of the setting (C-158). */
export const listCheckSentences = (
  receivingDays: number,
): Readonly<Record<RuleRefusal<typeof canChangeCheck> | RuleRefusal<typeof canCloseCheck>, string>> => ({
  notSent: 'A entrega ainda não saiu.',
  closed: 'A conferência já foi encerrada.',
  tooLate: `O prazo de ${receivingDays} dias para conferir terminou.`,
  notDelivered: 'A entrega ainda não consta como entregue. O que foi contado fica salvo.',
})

/** The state of a check; null before the delivery has left. `isDivergent` is what was found when it was closed. */
export const findCheckState = (
  delivery: CheckedDelivery & { readonly isDivergent: boolean },
  today: Today,
): CheckState | null => {
  if (delivery.closedAt !== null) return delivery.isDivergent ? 'DIVERGENT' : 'OK'
  if (!isSent(delivery.status)) return null
  return isOver(delivery, today) ? 'EXPIRED' : 'OPEN'
}
