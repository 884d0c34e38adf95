import type { ErpDocumentLine, ErpDocumentOrder } from './erp-documents.ts'

const sumGoods = (lines: readonly ErpDocumentLine[]): number =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)

/** The totals of the invoice: amounts that are neither goods nor freight (interest, service) are other expenses. */
export const computeInvoiceTotals = (order: ErpDocumentOrder) => {
  const goodsCents = sumGoods(order.lines)
  const otherCents = order.totalCents - (goodsCents - order.discountCents + order.freightCents)
  return {
    goodsCents,
    freightCents: order.freightCents,
    discountCents: order.discountCents + Math.max(0, -otherCents),
    otherCents: Math.max(0, otherCents),
    totalCents: order.totalCents,
  }
}
