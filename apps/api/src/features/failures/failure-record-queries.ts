import type { Failure } from '@girassol/contract/failures'
import type { Tx } from '../../http/context.ts'
import type { FailedJob } from './failed-job.ts'

type Named = NonNullable<Failure['record']>

/** The data of an operation: ids, never copies of records. */
type Carried = {
  readonly orderId?: number
  readonly customerId?: number
  readonly userId?: number
  readonly notificationId?: number
}

const carriedBy = ({ data }: FailedJob): Carried => (data ?? {}) as Carried

const collectIds = (jobs: readonly FailedJob[], field: keyof Carried): number[] =>
  jobs.flatMap((job) => carriedBy(job)[field] ?? [])

const byId = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]))

const customerNames = async (tx: Tx, ids: readonly number[]) =>
  byId(ids.length === 0 ? [] : await tx.selectFrom('customer').select(['id', 'name']).where('id', 'in', ids).execute())

const userNames = async (tx: Tx, ids: readonly number[]) =>
  byId(ids.length === 0 ? [] : await tx.selectFrom('app_user').select(['id', 'name']).where('id', 'in', ids).execute())

/** The user to whom each notification should have been copied. */
const readers = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await tx.selectFrom('notification').select(['id', 'user_id']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, user_id }) => [id, user_id]))
}

/** The record of each operation; null if it has none, or the record no longer exists. */
export const findFailureRecords = async (tx: Tx, jobs: readonly FailedJob[]) => {
  const readersByNotification = await readers(tx, collectIds(jobs, 'notificationId'))
  const customers = await customerNames(tx, collectIds(jobs, 'customerId'))
  const users = await userNames(tx, [...collectIds(jobs, 'userId'), ...readersByNotification.values()])
  return (job: FailedJob): Named | null => {
    const { orderId, customerId, userId, notificationId } = carriedBy(job)
    if (orderId !== undefined) return { kind: 'order', id: orderId, name: `Pedido ${orderId}` }
    if (customerId !== undefined) {
      const name = customers.get(customerId)
      return name === undefined ? null : { kind: 'customer', id: customerId, name }
    }
    const reader = userId ?? readersByNotification.get(notificationId ?? 0)
    const name = users.get(reader ?? 0)
    return reader === undefined || name === undefined ? null : { kind: 'user', id: reader, name }
  }
}
