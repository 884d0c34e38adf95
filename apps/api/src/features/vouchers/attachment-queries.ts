import type { AttachmentView } from '@girassol/contract/vouchers'
import { reaisFrom } from '@girassol/domain/shared'
import { shownFilename, type VoucherStatus } from '@girassol/domain/vouchers'
import { toPage } from '../../database/to-page.ts'
import type { Context, Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { isListedFile, isReadable, toFileReader, toScopeFacts } from '../order-record/readable-orders.ts'
import type { AttachedOrder } from './attachment-actions.ts'
import { type AttachmentRow, toAttachmentView } from './attachment-view.ts'

type Reading = Pick<Context, 'tx' | 'actor' | 'now'>

/**
 * C-70, VOU-008: users who do not manage vouchers see documents, and only those vouchers that were sent. Files from
 * before the change of the integrator are listed for staff alone (C-227).
 */
const visibleTo = ({ tx, actor }: Pick<Reading, 'tx' | 'actor'>) =>
  tx.selectFrom('order_attachment as file').where(isListedFile(toFileReader(actor), 'file'))

type Kind = 'voucher' | 'document'

type Query = {
  readonly order: AttachedOrder & { readonly id: number }
  readonly skip: number
  readonly take: number
  readonly kind?: Kind | undefined
}

const ofOrder = (reading: Reading, { order, kind }: Pick<Query, 'order' | 'kind'>) =>
  visibleTo(reading)
    .where('file.order_id', '=', order.id)
    .$if(kind === 'voucher', (query) => query.where('file.type', 'is not', null))
    .$if(kind === 'document', (query) => query.where('file.type', 'is', null))

const pageRows = (reading: Reading, query: Query): Promise<AttachmentRow[]> =>
  ofOrder(reading, query)
    .innerJoin('app_user as author', 'author.id', 'file.added_by')
    .selectAll('file')
    .select('author.name as author')
    .orderBy('file.id', 'desc')
    .limit(query.take)
    .offset((query.skip - 1) * query.take)
    .execute()

/**
 * A page of the files of an order that this user may see, newest first. The caller must have checked access to the
 * order.
 */
export const listAttachmentViews = async (reading: Reading, query: Query) => {
  const rows = await pageRows(reading, query)
  const shown = { order: query.order, actor: reading.actor }
  return toPage<AttachmentView>(
    rows.map((row) => toAttachmentView(row, shown)),
    query,
    async () => {
      const counted = ofOrder(reading, query).select((eb) => eb.fn.countAll<number>().as('total'))
      return (await counted.executeTakeFirstOrThrow()).total
    },
  )
}

/** VOU-004: the amounts of an order's vouchers that this user may see, by status, in reais; null without permission. */
export const findVoucherSums = async (reading: Reading, order: Query['order']) => {
  if (!reading.actor.canViewProductPrices) return { UNSENT: null, PROCESSING: null, SENT: null }
  const rows = await ofOrder(reading, { order, kind: 'voucher' })
    .select((eb) => ['file.status', eb.fn.sum<string | null>('file.amount_cents').as('cents')])
    .groupBy('file.status')
    .execute()
  const sum = (status: VoucherStatus) => reaisFrom(Number(rows.find((row) => row.status === status)?.cents ?? 0))
  return { UNSENT: sum('UNSENT'), PROCESSING: sum('PROCESSING'), SENT: sum('SENT') }
}

/** VOU-037: a file that this user sees in its order's list; 404 for a file of an order outside the scope (C-08). */
export const findAttachment = async (reading: Reading, id: number) => {
  const file = await visibleTo(reading).selectAll('file').where('file.id', '=', id).executeTakeFirst()
  const order = await reading.tx
    .selectFrom('orders')
    .select('orders.id')
    .where(isReadable(toScopeFacts(reading.actor, file?.order_id ?? 0)))
    .executeTakeFirst()
  return orNotFound(order && file, 'Arquivo não encontrado.')
}

type Named = { readonly orderId: number; readonly id: number }

/** A file of this order that was not removed, else 404. The caller must have checked access to the order. */
export const findAttachmentRow = async (tx: Tx, { orderId, id }: Named): Promise<AttachmentRow> => {
  const row = await tx
    .selectFrom('order_attachment as file')
    .innerJoin('app_user as author', 'author.id', 'file.added_by')
    .selectAll('file')
    .select('author.name as author')
    .where('file.id', '=', id)
    .where('file.order_id', '=', orderId)
    .where('file.deleted_at', 'is', null)
    .executeTakeFirst()
  return orNotFound(row, 'Comprovante não encontrado.')
}

/** The displayed names of an order's documents, without those of an earlier integrator (VOU-030, C-227). */
export const listDocumentNames = async (tx: Tx, orderId: number): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('order_attachment')
    .select('filename')
    .where('order_id', '=', orderId)
    .where('type', 'is', null)
    .where('deleted_at', 'is', null)
    .where('before_seller_change', '=', false)
    .execute()
  return rows.map(({ filename }) => shownFilename(filename))
}
