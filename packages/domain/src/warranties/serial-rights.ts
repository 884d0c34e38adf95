import { isStatusAt, type OrderStatus } from '../orders/status/order-status.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The distributor's people enter serial numbers from the billing on, integrators once the goods have left (C-204). */
export type SerialSide = 'distributor' | 'integrator'

type RegisteredOrder = {
  readonly status: OrderStatus
  /** Whether one of its deliveries has left. */
  readonly hasSentDelivery: boolean
}

const hasLeft = ({ status, hasSentDelivery }: RegisteredOrder): boolean =>
  hasSentDelivery || isStatusAt(status, 'travelling', 'delivered')

/** C-204: whether serial numbers of the order may be entered now. */
export const canRegisterSerials = (order: RegisteredOrder, side: SerialSide) =>
  firstRefusal(
    [side === 'integrator' && !hasLeft(order), 'notDispatched'],
    [side === 'distributor' && !hasLeft(order) && !isStatusAt(order.status, 'billed', 'dispatch'), 'notBilled'],
  )

export const registerSentences = {
  notDispatched: 'Os números de série são registrados depois que o pedido é expedido.',
  notBilled: 'Os números de série são registrados depois que o pedido é faturado.',
} as const satisfies Record<RuleRefusal<typeof canRegisterSerials>, string>

const authorHours = 24

type Removal = {
  readonly side: SerialSide
  /** Whether the user entered the number himself. */
  readonly isAuthor: boolean
  readonly registeredAt: string
  readonly reason: string | null
  /** Whether a claim names it, or it replaces another unit or was replaced (WAR-007). */
  readonly isClaimed: boolean
}

/** C-204: a wrong number is removed by its author within 24 hours, and by the distributor at any time with a reason. */
export const canRemoveSerial = ({ side, isAuthor, registeredAt, reason, isClaimed }: Removal, now: string) => {
  const isFresh = isAuthor && Date.parse(now) - Date.parse(registeredAt) < authorHours * 3_600_000
  return firstRefusal(
    [isClaimed, 'claimed'],
    [side === 'integrator' && !isFresh, 'notYours'],
    [side === 'distributor' && !isFresh && reason === null, 'noReason'],
  )
}

export const removeSentences = {
  claimed: 'Este número de série tem uma ocorrência e não pode ser removido.',
  notYours: 'Só quem registrou remove um número de série, em até 24 horas.',
  noReason: 'Escreva o motivo da remoção.',
} as const satisfies Record<RuleRefusal<typeof canRemoveSerial>, string>
