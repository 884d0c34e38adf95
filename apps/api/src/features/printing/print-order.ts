import { type OrderView, orderView } from '@girassol/contract/orders'
import type * as contract from '@girassol/contract/printing'
import { announceAvailability, isBudgetStatus } from '@girassol/domain/orders'
import { printSentences } from '@girassol/domain/printing'
import { toDay } from '@girassol/domain/shared'
import { drawPdf, type PrintedPage } from '../../documents/draw-pdf.ts'
import type { Context, FileHandler, LookupHandler } from '../../http/context.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { maskPersonalFields } from '../../http/mask-personal-fields.ts'
import { Refused } from '../../http/refused.ts'
import type { Files } from '../../integrations/files/files.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { logoContentType, readLogo } from '../sellers/logo-file.ts'
import { findOrderLogo } from '../sellers/logo-queries.ts'
import { findDistributor } from '../settings/distributor-queries.ts'
import { orderPage } from './order-page.ts'
import { findStrings } from './printing-queries.ts'
import { showDocument } from './show-document.ts'

type Document = 'order' | 'budget'

const findDocument = ({ status }: OrderView): Document => (isBudgetStatus(status) ? 'budget' : 'order')

/** USE-001: an item never shows a day that has passed. */
const withAnnouncedDays = (order: OrderView, today: string): OrderView => ({
  ...order,
  invoiceItems: order.invoiceItems.map((item) => ({
    ...item,
    availability: announceAvailability(item, { status: order.status, today }),
  })),
})

const screenByDocument = { order: 'pedidos', budget: 'orcamentos' } as const

const loadPage = async (context: Pick<Context, 'tx' | 'actor' | 'now' | 'publicUrl'>, id: number) => {
  const order = maskPersonalFields(orderView, await findOrderView(context, id), context.actor)
  if (order.status === 'CART') throw new Refused(printSentences.stillACart, { status: 409 })
  const document = findDocument(order)
  const printed = withAnnouncedDays(order, toDay(context.now))
  const address = `${context.publicUrl}/${screenByDocument[document]}/${id}`
  const distributor = await findDistributor(context.tx)
  const strings = await findStrings(context.tx, order)
  const logo = await findOrderLogo(context.tx, id)
  return { document, page: orderPage({ order: printed, address, distributor, strings, logo }) }
}

/** USE-030: with the logo of the integrator; if the storage has lost the file, the page has no logo. */
const draw = async (page: PrintedPage, files: Files): Promise<Uint8Array> => {
  const bytes = page.logo === undefined ? null : await readLogo(files, page.logo)
  if (page.logo === undefined || bytes === null) return drawPdf(page)
  return drawPdf(page, { bytes, contentType: logoContentType(page.logo) })
}

const toFile = (page: PrintedPage): FileAnswer => ({
  name: `${page.title}.pdf`,
  contentType: 'application/pdf',
  disposition: 'attachment',
  bytes: (files) => draw(page, files),
})

const wrongKind: Readonly<Record<Document, string>> = {
  order: 'Este é um pedido, não um orçamento.',
  budget: 'Este é um orçamento, não um pedido.',
}

/** PRT-006, BUD-047: an order or a budget as PDF, always with the current data. */
export const printOrder: FileHandler<typeof contract.printOrder> = async (context, { params, query }) => {
  const { document, page } = await loadPage(context, params.id)
  if (document !== query.document) throw new Refused(wrongKind[document], { status: 409 })
  return toFile(page)
}

/** PRT-007: one document of an order. */
export const printAttachment: LookupHandler<typeof contract.printAttachment> = async (context, { params }) => {
  const { id, type } = params
  if (type !== 'INVOICE_PDF') return showDocument(context, { id, kind: type })
  const { actor, now, publicUrl, ports } = context
  const { page } = await context.read((tx) => loadPage({ tx, actor, now, publicUrl }, id))
  const pdf = await draw(page, ports.files)
  return {
    data: { data: Buffer.from(pdf).toString('base64'), name: page.title, xml: null, accessKey: null },
  }
}
