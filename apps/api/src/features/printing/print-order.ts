import type { OrderView } from '@girassol/contract/orders'
import type * as contract from '@girassol/contract/printing'
import { announceAvailability, isBudgetStatus } from '@girassol/domain/orders'
import { printSentences } from '@girassol/domain/printing'
import { dayOf } from '@girassol/domain/shared'
import type { Context, FileHandler, LookupHandler } from '../../http/context.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { Refused } from '../../http/refused.ts'
import { findOrderView } from '../orders/order-queries.ts'
import { findDistributor } from '../settings/distributor-queries.ts'
import { drawPdf, type PrintedPage } from './draw-pdf.ts'
import { orderPage } from './order-page.ts'
import { findStrings } from './printing-queries.ts'
import { showDocument } from './show-document.ts'

type Document = 'order' | 'budget'

const documentOf = ({ status }: OrderView): Document => (isBudgetStatus(status) ? 'budget' : 'order')

/** USE-001: no item is announced for a day that has passed. */
const withAnnouncedDays = (order: OrderView, today: string): OrderView => ({
  ...order,
  invoiceItems: order.invoiceItems.map((item) => ({
    ...item,
    availability: announceAvailability(item, { status: order.status, today }),
  })),
})

const screenOf = { order: 'pedidos', budget: 'orcamentos' } as const

const pageOf = async (context: Pick<Context, 'tx' | 'actor' | 'now' | 'publicUrl'>, id: number) => {
  const order = await findOrderView(context, id)
  if (order.status === 'CART') throw new Refused(printSentences.stillACart, { status: 409 })
  const document = documentOf(order)
  const printed = withAnnouncedDays(order, dayOf(context.now))
  const address = `${context.publicUrl}/${screenOf[document]}/${id}`
  const distributor = await findDistributor(context.tx)
  const strings = await findStrings(context.tx, order)
  return { document, page: orderPage({ order: printed, address, distributor, strings }) }
}

/** Another drawing of the same order is another version. */
const DRAWN_AS = 'order 2'

const fileOf = (page: PrintedPage): FileAnswer => ({
  name: `${page.title}.pdf`,
  contentType: 'application/pdf',
  disposition: 'attachment',
  version: `${DRAWN_AS} ${JSON.stringify(page)}`,
  keptSeconds: 0,
  bytes: () => drawPdf(page),
})

const wrongKind: Readonly<Record<Document, string>> = {
  order: 'Este é um pedido, não um orçamento.',
  budget: 'Este é um orçamento, não um pedido.',
}

/** PRT-006, BUD-047: an order or a budget as PDF; it always tells the figures of now. */
export const printOrder: FileHandler<typeof contract.printOrder> = async (context, { params, query }) => {
  const { document, page } = await pageOf(context, params.id)
  if (document !== query.document) throw new Refused(wrongKind[document], { status: 409 })
  return fileOf(page)
}

/** PRT-007: one paper of an order. */
export const printAttachment: LookupHandler<typeof contract.printAttachment> = async (context, { params }) => {
  const { id, type } = params
  if (type !== 'INVOICE_PDF') return showDocument(context, { id, kind: type })
  const { actor, now, publicUrl } = context
  const { page } = await context.read((tx) => pageOf({ tx, actor, now, publicUrl }, id))
  const pdf = await drawPdf(page)
  return {
    data: { data: Buffer.from(pdf).toString('base64'), name: page.title, xml: null, accessKey: null },
  }
}
