import { can, type Role } from '@girassol/domain/access'
import { budgetHours, type OrderQueue, orderQueues } from '@girassol/domain/orders'
import { plusDays, toDay } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import { toDayStart } from '../../../database/day-start.ts'

/** The reader and the instant. */
export type QueueReader = { readonly roles: readonly Role[]; readonly now: string }

const always = sql<SqlBool>`true`

/** The column that finds orders in progress; the index orders_waiting has the same condition. */
const isWaiting = sql<SqlBool>`orders.is_waiting`

const isPaidBy = (methods: readonly string[]) =>
  sql<SqlBool>`coalesce(orders.payment_method in (${sql.join(methods.map((method) => sql.lit(method)))}), false)`

const isBilledFirst = isPaidBy(['FINANCING', 'OTHERS'])

/** APR-003, APR-004: financed orders and future sales are approved by other roles than the rest. */
const isFinanced = sql<SqlBool>`(orders.is_future_sale or ${isPaidBy(['FINANCING'])})`

const isApprovedBy = ({ roles }: QueueReader): Expression<SqlBool> => {
  const [any, financed] = [can(roles, 'orders.approve'), can(roles, 'orders.approveFinanced')]
  if (any && financed) return always
  return any ? sql<SqlBool>`not ${isFinanced}` : isFinanced
}

/** Valid today, but no longer tomorrow (C-63). */
const expiresToday = ({ now }: QueueReader) => {
  const validity = sql`interval '1 hour' * ${sql.lit(budgetHours)}`
  return sql<SqlBool>`(orders.finished_at > ${now}::timestamptz - ${validity}
    and orders.finished_at < ${toDayStart(plusDays(toDay(now), 1))} - ${validity})`
}

/** The conditions besides the status: the rules of the actions, in SQL. */
const conditions = {
  paymentError: () => always,
  validate: () => isWaiting,
  approve: (reader) => sql<SqlBool>`(${isWaiting} and not orders.awaits_payment_release and ${isApprovedBy(reader)})`,
  releasePayment: () => sql<SqlBool>`(${isWaiting} and orders.awaits_payment_release)`,
  confirmBilling: () => sql<SqlBool>`(${isWaiting} and ${isBilledFirst})`,
  analyseCard: () => isWaiting,
  releaseDispatch: () => sql<SqlBool>`(${isWaiting} and ${isPaidBy(['FINANCING', 'OTHERS', 'DEPOSIT'])})`,
  releaseOperation: () =>
    sql<SqlBool>`(${isWaiting} and orders.is_triangulation and orders.triangulation_status = 'COMPLETED')`,
  separate: () => isWaiting,
  sendToCarrier: () => sql<SqlBool>`(${isWaiting} and orders.fretefy_code is null
    and orders.address_type is distinct from 'pickup' and orders.delivery_address_cep is not null)`,
  pay: () => sql<SqlBool>`(${isWaiting} and not ${isBilledFirst})`,
  expiring: expiresToday,
  late: ({ now }) => sql<SqlBool>`orders.estimated_delivery_date < ${toDay(now)}::date`,
} as const satisfies Record<OrderQueue, (reader: QueueReader) => Expression<SqlBool>>

/** The orders of a queue. The statuses are literals, so that the planner can choose the matching partial index. */
export const isInQueue = (queue: OrderQueue, reader: QueueReader): Expression<SqlBool> => {
  const statuses = sql.join(orderQueues[queue].statuses.map((status) => sql.lit(status)))
  return sql<SqlBool>`(orders.status in (${statuses}) and ${conditions[queue](reader)})`
}
