import type { OrderRow } from '@girassol/contract/orders'
import { formatCounted, formatReais } from '../../../lib/format.ts'
import type { BulkRun } from './bulk-run.ts'

/** The total of the orders; empty for users who may not see prices. */
export const formatSum = (orders: readonly Pick<OrderRow, 'totalInvoice'>[]): string => {
  const totals = orders.map(({ totalInvoice }) => totalInvoice)
  if (totals.some((total) => total === null)) return ''
  return formatReais(totals.reduce<number>((sum, total) => sum + (total ?? 0), 0))
}

export const formatOrders = (count: number): string => formatCounted(count, 'pedido', 'pedidos')

/** '10446, 10451 e 10480' */
export const formatNumbers = (orders: readonly Pick<OrderRow, 'id'>[]): string => {
  const numbers = orders.map(({ id }) => String(id))
  const last = numbers.pop()
  if (last === undefined) return ''
  return numbers.length === 0 ? last : `${numbers.join(', ')} e ${last}`
}

export const findDone = ({ results }: BulkRun) => results.filter(({ refusal }) => refusal === null)

export const findRefused = ({ results }: BulkRun) => results.filter(({ refusal }) => refusal !== null)

/** '17 de 20 pedidos validados', '1 pedido validado' */
export const describeResult = (run: BulkRun): string => {
  const { action, orders } = run
  const done = findDone(run).length
  const words = orders.length === 1 ? action.done.one : action.done.many
  return done === orders.length ? `${done} ${words}` : `${done} de ${orders.length} ${words}`
}
