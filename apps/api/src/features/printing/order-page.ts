import type { OrderView } from '@girassol/contract/orders'
import { isBudgetStatus } from '@girassol/domain/orders'
import type { Distributor } from '@girassol/domain/settings'
import { formatDocument, formatMoment, formatPhone } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import type { Margin, PrintedPage } from '../../documents/draw-pdf.ts'
import { deliveryLines, type Line } from './order-page-delivery.ts'
import { itemTable, totals } from './order-page-items.ts'
import { kitLines } from './order-page-kit.ts'
import { paymentLines } from './order-page-payment.ts'
import { isShort, printRemarks } from './printed-remarks.ts'

const nameOrder = (order: OrderView): string => `${isBudgetStatus(order.status) ? 'Orçamento' : 'Pedido'} ${order.id}`

const letterhead = ({ order, address }: PrintedOrder): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: `Feito em ${formatMoment(order.finishedAt ?? order.createdAt)}`, style: 'dim' },
        ...(order.expiresAt === null
          ? []
          : [{ text: `Válido até ${formatMoment(order.expiresAt)}`, bold: true, margin: [0, 2, 0, 0] as Margin }]),
        { text: `Filial ${order.branchName ?? 'não encontrada'}`, style: 'dim', margin: [0, 2, 0, 0] },
        { text: 'Abra o registro no portal com o código ao lado.', style: 'dim', margin: [0, 8, 0, 0] },
      ],
    },
    { width: 70, qr: address, fit: 70 },
  ],
  margin: [0, 4, 0, 0],
})

const facts = (heading: string, lines: readonly Line[]): Content => ({
  stack: [
    { text: heading, style: 'heading' },
    ...lines
      .filter(([, value]) => value !== null && value !== '')
      .map(([label, value]) => ({
        text: [...(label === null ? [] : [{ text: `${label}  `, style: 'dim' }]), value ?? ''],
        lineHeight: 1.3,
      })),
  ],
})

const formatOptionalPhone = (phone: string | null): string | null => (phone === null ? null : formatPhone(phone))

const parties = (order: OrderView): Content => ({
  columnGap: 24,
  columns: [
    facts('Integrador', [
      ['Empresa', order.integrator.fancyName],
      ['CNPJ', formatDocument(order.integrator.cnpj)],
      ['Cidade', `${order.integrator.erpCityName}, ${order.integrator.erpState}`],
      ['Feito por', order.createdBy],
    ]),
    facts('Cliente', [
      ['Nome', order.customerName ?? 'Cliente não informado'],
      ['CPF/CNPJ', order.customerDocument === null ? null : formatDocument(order.customerDocument)],
      ['Telefone', formatOptionalPhone(order.customerPhone)],
      ['E-mail', order.customerEmail],
    ]),
  ],
})

const titled = (heading: string, text: string): Content[] =>
  text === '' ? [] : [{ text: heading, style: 'heading' }, { text }]

/** The terms have at least three lines including their heading, so they may be alone on a page. */
const termLines = ({ terms }: Distributor): Content[] =>
  titled('Condições', `Valores em reais (R$).\n${printRemarks(terms)}`.trim())

/**
 * The part after the totals, in blocks that are not split between pages. Each block has at least three lines, so no
 * page has fewer (USE-030): a short remark stays in the block of the payment, a long one has its own block.
 */
const closing = (order: OrderView, distributor: Distributor): Content[] => {
  const terms: Content = {
    columnGap: 24,
    columns: [facts('Pagamento', paymentLines(order)), facts('Entrega', deliveryLines(order))],
  }
  const remark = printRemarks(order.additionalData ?? '')
  const remarks = titled('Dados adicionais', remark)
  const blocks = isShort(remark) ? [[terms, ...remarks]] : [[terms], remarks]
  return [...blocks, termLines(distributor)].map((stack) => ({ stack, unbreakable: true }))
}

/** The kit, beside seller and buyer; nothing for an order without a generator. */
const kitSummary = ({ order, strings }: PrintedOrder): Content[] => {
  const lines = kitLines(order, strings)
  return lines.every(([, value]) => value === null) ? [] : [facts('Resumo do kit', lines)]
}

const describeContact = ({ cnpj, phone, email }: Distributor): string =>
  [cnpj === '' ? '' : `CNPJ ${formatDocument(cnpj)}`, phone === '' ? '' : formatPhone(phone), email]
    .filter((part) => part !== '')
    .join(' · ')

export type PrintedOrder = {
  readonly order: OrderView
  /** The URL of the order in the portal. */
  readonly address: string
  readonly distributor: Distributor
  /** The file name of the integrator's logo; null without one. */
  readonly logo?: string | null
  /** The wiring of the kit's modules in words; null if it was not designed. */
  readonly strings: string | null
}

/** An order or a budget on paper (PRT-006, BUD-047, USE-030, USE-035). */
export const orderPage = (printed: PrintedOrder): PrintedPage => {
  const { order, distributor, logo } = printed
  return {
    title: nameOrder(order),
    sender: { name: distributor.name, contact: describeContact(distributor) },
    ...(logo && { logo }),
    content: [
      letterhead(printed),
      parties(order),
      ...kitSummary(printed),
      { text: 'Itens', style: 'heading' },
      itemTable(order),
      totals(order),
      ...closing(order, distributor),
    ],
  }
}
