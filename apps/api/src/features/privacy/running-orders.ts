import { type OrderStage, type OrderStatus, orderStatuses } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { isCpfOf, isIn } from './columns/table-rule.ts'
import type { Subject } from './subject.ts'

/** A cart and a budget are no orders yet: they lose their customer. */
const notRunning: readonly OrderStage[] = ['cart', 'budget', 'expired', 'rejected', 'undone', 'delivered']

const runningStatuses = (Object.keys(orderStatuses) as OrderStatus[]).filter(
  (status) => !notRunning.includes(orderStatuses[status].stage),
)

/** The numbers of orders that have not ended and in which the person is customer, recipient or borrower. */
export const listRunningOrders = async (tx: Tx, subject: Subject): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from orders where status = any(${runningStatuses}) and (${isIn('id', subject.orderIds)}
      or id in (select order_id from triangulation where ${isCpfOf(sql.ref('customer_document'), subject)})
      or id in (select order_id from order_financing where ${isCpfOf(sql`person->>'personCpf'`, subject)}))
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
