import type { OrderView } from '@girassol/contract/orders'
import { availabilityWord, displayName } from '@girassol/domain/catalogue'
import { describeFreight } from '@girassol/domain/freight'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { Margin } from '../../documents/draw-pdf.ts'
import { printHiddenReais as money } from '../../documents/printed-text.ts'

const head = ['Código', 'Produto', 'Embarque', 'Qtd', 'Unitário', 'Total']

const figure = (text: string): TableCell => ({ text, style: 'figure' })

/** C-183: the agreed price below the list price, which is struck. */
const unitPrice = ({ unitValue, agreedUnitValue }: OrderView['invoiceItems'][number]): TableCell =>
  agreedUnitValue === null || agreedUnitValue === unitValue
    ? figure(money(unitValue))
    : {
        style: 'figure',
        text: [{ text: `${money(unitValue)}\n`, decoration: 'lineThrough', style: 'dim' }, money(agreedUnitValue)],
      }

/** The column headers are repeated on every page, and no row is split between pages. */
export const itemTable = ({ invoiceItems }: OrderView): Content => ({
  layout: 'rows',
  fontSize: 8.5,
  lineHeight: 1.1,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [44, '*', 50, 20, 52, 60],
    body: [
      head.map((text, at) => ({ text, style: 'columnHead', alignment: at > 2 ? 'right' : 'left' }) as TableCell),
      ...invoiceItems.map((item) => [
        item.productErpCode,
        displayName(item.productName),
        item.availability === null ? 'Indisponível' : availabilityWord(item.availability),
        figure(String(item.quantity)),
        unitPrice(item),
        figure(money(item.totalValue)),
      ]),
    ],
  },
})

/** USE-006: no line if there is no freight. */
const freightLines = (order: OrderView): readonly (readonly [string, string])[] => {
  const label = describeFreight(order.freightKind, order.freightPercentage)
  return label === null ? [] : [[label, money(order.freightValue)]]
}

const totalLines = (order: OrderView): readonly (readonly [string, string])[] => [
  ['Subtotal', money(order.subTotal)],
  ...(order.discountValue === 0
    ? []
    : [
        [
          order.hasAgreement ? 'Desconto acordado' : 'Desconto',
          money(order.discountValue === null ? null : -order.discountValue),
        ] as const,
      ]),
  ...freightLines(order),
  ...(order.interestValue === 0 ? [] : [['Juros', money(order.interestValue)] as const]),
  ...(order.grossCommission === 0 ? [] : [['Serviço', money(order.grossCommission)] as const]),
]

/** The totals of the order, never split between pages. */
export const totals = (order: OrderView): Content => ({
  unbreakable: true,
  margin: [0, 12, 0, 0],
  columns: [
    { width: '*', text: '' },
    {
      width: 240,
      layout: 'rows',
      table: {
        widths: ['*', 'auto'],
        body: [
          ...totalLines(order).map(([label, value]) => [{ text: label, style: 'dim' }, figure(value)]),
          [
            { text: 'Total', bold: true, margin: [0, 3, 0, 0] as Margin },
            { text: money(order.totalInvoice), style: 'total' },
          ],
        ],
      },
    },
  ],
})
