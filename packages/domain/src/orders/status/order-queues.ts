import { can } from '../../access/can.ts'
import type { Capability } from '../../access/capabilities.ts'
import type { Role } from '../../access/roles.ts'
import { moveRules } from '../moves/order-move-rules.ts'
import { orderTransitions } from '../moves/order-transitions.ts'
import { actsFor, findStatusesOfHolder, type OrderHolder } from './order-holder.ts'
import { listStatusesAt, type OrderStatus } from './order-status.ts'

/** Work for some roles: the number on the home, and the list behind it. */
type QueueRow = {
  /** The name of the list. */
  readonly label: string
  /** After the number: '1 pedido para validar', '2 pedidos para validar'. */
  readonly one: string
  readonly many: string
  readonly list: 'orders' | 'budgets'
  /** A user with one of these capabilities can do the work; other users do not see the queue. */
  readonly requires: readonly Capability[]
  /** Roles that act for this holder see the queue too. */
  readonly holder?: OrderHolder
  /** The only statuses of orders in the queue. */
  readonly statuses: readonly OrderStatus[]
}

/** Paid or released, and not yet delivered: orders that may arrive later than promised. */
const promised = listStatusesAt('confirmation', 'picking', 'billed', 'dispatch', 'travelling').filter(
  (status) => status !== 'FUTURE_SALE',
)

/** In order of priority: first what others wait for, then what has a deadline. */
export const orderQueues = {
  paymentError: {
    label: 'Erro no pagamento',
    one: 'pedido com erro no pagamento',
    many: 'pedidos com erro no pagamento',
    list: 'orders',
    requires: ['payments.release'],
    statuses: orderTransitions.paymentSettled.from,
  },
  validate: {
    label: 'Para validar',
    one: 'pedido para validar',
    many: 'pedidos para validar',
    list: 'orders',
    requires: ['orders.validate'],
    statuses: orderTransitions.validate.from,
  },
  approve: {
    label: 'Para aprovar',
    one: 'pedido para aprovar',
    many: 'pedidos para aprovar',
    list: 'orders',
    requires: ['orders.approveAny'],
    statuses: orderTransitions.approve.from,
  },
  releasePayment: {
    label: 'Forma a liberar',
    one: 'forma de pagamento para liberar',
    many: 'formas de pagamento para liberar',
    list: 'orders',
    requires: ['payments.release'],
    statuses: moveRules.releasePayment.on,
  },
  confirmBilling: {
    label: 'Faturamento a confirmar',
    one: 'faturamento para confirmar',
    many: 'faturamentos para confirmar',
    list: 'orders',
    requires: ['orders.confirmPayment'],
    statuses: orderTransitions.confirmBilling.from,
  },
  analyseCard: {
    label: 'Cartão em análise',
    one: 'pagamento com cartão para analisar',
    many: 'pagamentos com cartão para analisar',
    list: 'orders',
    requires: ['cardAnalysis.use'],
    statuses: orderTransitions.confirmCardPayment.from,
  },
  releaseDispatch: {
    label: 'Expedição a liberar',
    one: 'expedição para liberar',
    many: 'expedições para liberar',
    list: 'orders',
    requires: ['orders.confirmPayment'],
    statuses: orderTransitions.releaseDispatch.from,
  },
  releaseOperation: {
    label: 'Conta e ordem a liberar',
    one: 'operação de conta e ordem para liberar',
    many: 'operações de conta e ordem para liberar',
    list: 'orders',
    requires: ['triangulation.release'],
    statuses: orderTransitions.releaseOperation.from,
  },
  separate: {
    label: 'Para separar',
    one: 'pedido para separar',
    many: 'pedidos para separar',
    list: 'orders',
    requires: [],
    holder: 'stock',
    // A future sale stays with the stock too, but its goods are not separated yet.
    statuses: findStatusesOfHolder('stock').filter((status) => status !== 'FUTURE_SALE'),
  },
  sendToCarrier: {
    label: 'Para enviar ao Fretefy',
    one: 'pedido para enviar ao Fretefy',
    many: 'pedidos para enviar ao Fretefy',
    list: 'orders',
    requires: ['freight.send'],
    statuses: moveRules.sendToCarrier.on,
  },
  pay: {
    label: 'Aguardando pagamento',
    one: 'pedido aguarda pagamento',
    many: 'pedidos aguardam pagamento',
    list: 'orders',
    requires: ['payments.pay'],
    statuses: moveRules.pay.on,
  },
  expiring: {
    label: 'Expiram hoje',
    one: 'orçamento expira hoje',
    many: 'orçamentos expiram hoje',
    list: 'budgets',
    requires: ['budgets.use'],
    statuses: ['BUDGET'],
  },
  late: {
    label: 'Atrasados',
    one: 'pedido atrasado',
    many: 'pedidos atrasados',
    list: 'orders',
    requires: ['orders.menu', 'freight.send'],
    statuses: promised,
  },
} as const satisfies Record<string, QueueRow>

export type OrderQueue = keyof typeof orderQueues

export const orderQueueNames = Object.keys(orderQueues) as [OrderQueue, ...OrderQueue[]]

/** Whether these roles may see the queue: only those that can do its work (C-12). */
export const canSeeQueue = (roles: readonly Role[], queue: OrderQueue): boolean => {
  const { requires, holder }: QueueRow = orderQueues[queue]
  return requires.some((capability) => can(roles, capability)) || (holder !== undefined && actsFor(roles, holder))
}

/** The queues of these roles, in order. */
export const queuesFor = (roles: readonly Role[]): readonly OrderQueue[] =>
  orderQueueNames.filter((queue) => canSeeQueue(roles, queue))

/** The highest count; above it the home shows '999+'. */
export const queueCountedUpTo = 999
