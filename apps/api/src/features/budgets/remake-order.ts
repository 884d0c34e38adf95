import type { remakeOrder as endpoint } from '@girassol/contract/budgets'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { remakeSentences } from '@girassol/domain/budgets'
import { isBudgetStatus } from '@girassol/domain/orders'
import type { Context } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { selectAttachments, selectItemsToCopy } from '../cart/opening/remake-source.ts'
import { notifyRecordMade } from '../notifications/notify-record-made.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrder } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { listOrderLines, type OrderLine } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import type { ItemToStore } from '../order-record/replace-items.ts'
import { insertBudget, priceBudget } from './insert-budget.ts'
import { pickCopiedColumns } from './remade-columns.ts'

type Input = InputFor<typeof endpoint>

/** The credit analysis belongs to the payment, so it is copied with it. */
const copyFinancing = async ({ tx }: Context, from: number, to: number): Promise<void> => {
  const form = await tx.selectFrom('order_financing').selectAll().where('order_id', '=', from).executeTakeFirst()
  if (form)
    await tx
      .insertInto('order_financing')
      .values({ ...form, order_id: to })
      .execute()
}

/** The ERP has no voucher of a new order, so a copied voucher starts as unsent. */
const unsent = { status: 'UNSENT', send_count: 0, sent_at: null, erp_refusal: null } as const

/** Every column of a file is copied; its bytes are in the storage only once. */
const copyAttachments = async ({ tx }: Context, from: number, to: number): Promise<void> => {
  const files = await selectAttachments(tx, from).selectAll().orderBy('id').execute()
  if (files.length === 0) return
  await tx
    .insertInto('order_attachment')
    .values(files.map(({ id: _own, ...file }) => ({ ...file, ...(file.type !== null && unsent), order_id: to })))
    .execute()
}

const toItem = (line: OrderLine): ItemToStore => ({
  code: line.product_code,
  quantity: line.quantity,
  kitQuantity: line.kit_quantity,
  availability: line.current,
})

const log = async (context: Context, id: number, source: OrderRecord): Promise<void> => {
  const isBudget = isBudgetStatus(source.status)
  const description = `Refeito a partir do ${isBudget ? 'orçamento' : 'pedido'} ${source.id}`
  await logOrder(byUser(context), { orderId: id, from: null, to: 'BUDGET', description })
}

/**
 * APR-026, C-57, T7: creates a new budget of the same seller with today's prices, stock and freight; the source does
 * not change. Files and items that cannot be delivered are copied only on request. Refuses promotions, and an order
 * without any item left.
 */
export const remakeOrder = async (context: Context, { params, query }: Input): Promise<{ id: number }> => {
  const source = await lockOrderFor(context, params.id, 'remake')
  const lines = selectItemsToCopy(await listOrderLines(context, source.id), query.keepUnavailableItems)
  if (lines.length === 0) throw new Refused(remakeSentences.nothingLeft, { status: 409, reason: 'nothingLeft' })
  const columns = { ...pickCopiedColumns(source), remade_from: source.id }
  const id = await insertBudget(context, columns, lines.map(toItem))
  await copyFinancing(context, source.id, id)
  if (query.keepAttachments) await copyAttachments(context, source.id, id)
  await priceBudget(context, id)
  await log(context, id, source)
  await notifyRecordMade(context, { ...source, id }, 'BUDGET')
  return { id }
}
