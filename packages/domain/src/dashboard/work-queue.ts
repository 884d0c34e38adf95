import { can } from '../access/can.ts'
import type { Capability } from '../access/capabilities.ts'
import type { Role } from '../access/roles.ts'
import { canSeeQueue, type OrderQueue, orderQueueNames, orderQueues } from '../orders/status/order-queues.ts'
import { isStatusAt, type OrderStatus } from '../orders/status/order-status.ts'

/** USE-029: the roles whose home begins with their own queue; SHIPPING_COMPANY sees no orders (C-05). */
const rolesWithQueue: readonly Role[] = [
  'FINANCIAL',
  'LOGISTICS',
  'PURCHASE',
  'PRODUCTION',
  'MARKETING',
  'REGISTRATION',
  'SHIPPING_COMPANY',
]

/** A user with several roles sees the home of the wider role, unless every role has its own queue. */
export const hasWorkQueue = (roles: readonly Role[]): boolean =>
  roles.length > 0 && roles.every((role) => rolesWithQueue.includes(role))

type QueueWords = {
  /** The label of the filter chip. */
  readonly chip: string
  /** What the user has to do, shown under the name of the record. */
  readonly task: string
  /** The label of the row's button. */
  readonly action: string
  /** The age in days after which a record is late. */
  readonly limitDays: number
  /** Only for queues without orders; a queue of orders defines its own roles. */
  readonly requires?: Capability
}

/** The queues of a home, in order of priority. */
export const workQueues = {
  paymentError: { chip: 'Erro', task: 'Erro no pagamento', action: 'Ver cobrança', limitDays: 1 },
  releasePayment: { chip: 'Forma', task: 'Forma de pagamento para liberar', action: 'Liberar forma', limitDays: 3 },
  releaseDispatch: { chip: 'Expedição', task: 'Expedição para liberar', action: 'Liberar expedição', limitDays: 2 },
  analyseCard: { chip: 'Cartão', task: 'Cartão em análise', action: 'Analisar', limitDays: 3 },
  handleDifferences: {
    chip: 'Conciliação',
    task: 'Diferença na conciliação',
    action: 'Conferir',
    limitDays: 1,
    requires: 'reconciliation.use',
  },
  confirmBilling: { chip: 'Faturamento', task: 'Faturamento para confirmar', action: 'Confirmar', limitDays: 3 },
  approve: { chip: 'Aprovação', task: 'Pedido para aprovar', action: 'Aprovar', limitDays: 3 },
  sendToCarrier: { chip: 'Fretefy', task: 'Pedido para enviar ao Fretefy', action: 'Enviar', limitDays: 3 },
  separate: { chip: 'Separação', task: 'Pedido para separar', action: 'Ver pedido', limitDays: 3 },
  reviewRegistration: {
    chip: 'Cadastros',
    task: 'Cadastro para avaliar',
    action: 'Avaliar',
    limitDays: 3,
    requires: 'sellers.manage',
  },
  restock: {
    chip: 'Estoque',
    task: 'Produto sem estoque na loja',
    action: 'Atualizar',
    limitDays: 3,
    requires: 'catalogue.import',
  },
  reviewBanner: {
    chip: 'Banners',
    task: 'Banner fora do ar',
    action: 'Revisar',
    limitDays: 3,
    requires: 'banners.manage',
  },
} as const satisfies Record<string, QueueWords>

export type WorkQueue = keyof typeof workQueues

export const workQueueNames = Object.keys(workQueues) as [WorkQueue, ...WorkQueue[]]

type RecordQueue = 'handleDifferences' | 'reviewRegistration' | 'restock' | 'reviewBanner'

/** True for a queue of orders; the others contain days, integrators, products or banners. */
export const isOrderWork = (queue: WorkQueue): queue is Exclude<WorkQueue, RecordQueue> & OrderQueue =>
  !('requires' in workQueues[queue])

const canWorkOn = (roles: readonly Role[], queue: WorkQueue): boolean => {
  const words: QueueWords = workQueues[queue]
  if (words.requires !== undefined) return can(roles, words.requires)
  return isOrderWork(queue) && canSeeQueue(roles, queue)
}

/** The queues of a home, in order; none for roles whose home begins with something else. */
export const workQueuesFor = (roles: readonly Role[]): readonly WorkQueue[] =>
  hasWorkQueue(roles) ? workQueueNames.filter((queue) => canWorkOn(roles, queue)) : []

const dayMs = 86_400_000

/** True when a record has waited longer than its queue allows. */
export const isOverdue = (queue: WorkQueue, since: string, now: Date): boolean =>
  now.getTime() - new Date(since).getTime() > workQueues[queue].limitDays * dayMs

/** Days that a status may last where no work queue has its own limit. */
const usualLimitDays = 3

const isWorkQueue = (queue: OrderQueue): queue is OrderQueue & WorkQueue => queue in workQueues

/** In these queues an order is late for another reason: a promised day, or the end of a budget. */
const datedQueues: readonly OrderQueue[] = ['late', 'expiring']

/** The days after which someone should have acted; null for a status in which no user has to act. */
const findLimitDays = (status: OrderStatus): number | null => {
  const queues = orderQueueNames.filter((queue) => {
    const statuses: readonly OrderStatus[] = orderQueues[queue].statuses
    return !datedQueues.includes(queue) && statuses.includes(status)
  })
  if (queues.length === 0) return null
  return Math.min(...queues.map((queue) => (isWorkQueue(queue) ? workQueues[queue].limitDays : usualLimitDays)))
}

/** USE-025: whether the order has had its status for longer than the queues of that status allow. */
export const isStuck = (status: OrderStatus, since: string, now: Date): boolean => {
  const limitDays = findLimitDays(status)
  return limitDays !== null && now.getTime() - new Date(since).getTime() > limitDays * dayMs
}

/** USE-025: a delivered or ended order waits for no one, so it has no age. */
export const hasAge = (status: OrderStatus): boolean =>
  !isStatusAt(status, 'delivered', 'expired', 'rejected', 'undoing', 'undone')
