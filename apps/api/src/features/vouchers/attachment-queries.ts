import type { AttachmentView } from '@girassol/contract/vouchers'
import { can } from '@girassol/domain/access'
import {
  type AttachmentContentType,
  attachmentExtensions,
  type VoucherStatus,
  type VoucherType,
} from '@girassol/domain/vouchers'
import type { Context } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { inScopeOf, isReadable } from '../orders/order-queries.ts'
import { pageOf } from '../sellers/page-of.ts'

type Reading = Pick<Context, 'tx' | 'actor' | 'now'>

/** C-70, VOU-008: who does not manage vouchers sees the documents, and of the vouchers those already sent. */
const visibleTo = ({ tx, actor }: Reading) =>
  tx
    .selectFrom('order_attachment as file')
    .where('file.deleted_at', 'is', null)
    .$if(!can(actor.roles, 'vouchers.manage'), (query) =>
      query.where((eb) => eb.or([eb('file.status', 'is', null), eb('file.status', '=', 'SENT')])),
    )

type Asked = { readonly orderId: number; readonly skip: number; readonly take: number }

const pageRows = (reading: Reading, { orderId, skip, take }: Asked) =>
  visibleTo(reading)
    .innerJoin('app_user as author', 'author.id', 'file.added_by')
    .select(['file.id', 'file.type', 'file.status', 'file.filename', 'file.content_type', 'file.size_bytes'])
    .select(['file.created_at', 'author.name as author'])
    .where('file.order_id', '=', orderId)
    .orderBy('file.id', 'desc')
    .limit(take)
    .offset((skip - 1) * take)
    .execute()

const toAttachmentView = (row: Awaited<ReturnType<typeof pageRows>>[number]): AttachmentView => ({
  id: row.id,
  type: row.type as VoucherType | null,
  status: row.status as VoucherStatus | null,
  filename: row.filename,
  fileExtension: attachmentExtensions[row.content_type as AttachmentContentType],
  size: row.size_bytes,
  createdAt: row.created_at,
  user: { name: row.author },
})

/** A page of the files of an order that this user may see, newest first; the order is the caller's to read. */
export const listAttachmentViews = async (reading: Reading, asked: Asked) => {
  const rows = await pageRows(reading, asked)
  return pageOf(rows.map(toAttachmentView), asked, async () => {
    const counted = visibleTo(reading)
      .where('file.order_id', '=', asked.orderId)
      .select((eb) => eb.fn.countAll<number>().as('total'))
    return (await counted.executeTakeFirstOrThrow()).total
  })
}

/** VOU-037: a file that its order's list shows to this user; the file of a stranger's order does not exist (C-08). */
export const findAttachment = async (reading: Reading, id: number) => {
  const file = await visibleTo(reading).selectAll('file').where('file.id', '=', id).executeTakeFirst()
  const order = await reading.tx
    .selectFrom('orders')
    .select('orders.id')
    .where(isReadable(inScopeOf(reading.actor, file?.order_id ?? 0)))
    .executeTakeFirst()
  return orNotFound(order && file, 'Arquivo não encontrado.')
}
