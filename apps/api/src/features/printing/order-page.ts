import type { OrderView } from '@girassol/contract/orders'
import { displayName } from '@girassol/domain/catalogue'
import { describeFreight } from '@girassol/domain/freight'
import { isBudgetStatus } from '@girassol/domain/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { formatDocument } from '@girassol/domain/shared'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { PrintedPage } from './draw-pdf.ts'
import { deliveryLines, type Line } from './order-page-delivery.ts'
import { printDay, printInstant, printPhone, printReais } from './printed-text.ts'

/** Prices that the reader may not see (C-29). */
const hidden = '—'
const money = (reais: number | null): string => (reais === null ? hidden : printReais(reais))

const nameOf = (order: OrderView): string => `${isBudgetStatus(order.status) ? 'Orçamento' : 'Pedido'} ${order.id}`

const letterhead = (order: OrderView, address: string): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: `Feito em ${printInstant(order.finishedAt ?? order.createdAt)}`, style: 'dim' },
        ...(order.expiresAt === null
          ? []
          : [{ text: `Válido até ${printInstant(order.expiresAt)}`, bold: true, margin: [0, 2, 0, 0] as Margin }]),
        { text: `Filial ${order.branchName ?? 'não encontrada'}`, style: 'dim', margin: [0, 2, 0, 0] },
        { text: 'Abra o registro no portal com o código ao lado.', style: 'dim', margin: [0, 8, 0, 0] },
      ],
    },
    { width: 70, qr: address, fit: 70 },
  ],
  margin: [0, 4, 0, 0],
})

type Margin = [number, number, number, number]

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

const phoneOf = (phone: string | null): string | null => (phone === null ? null : printPhone(phone))

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
      ['Telefone', phoneOf(order.customerPhone)],
      ['E-mail', order.customerEmail],
    ]),
  ],
})

const head = ['Código', 'Produto', 'Embarque', 'Qtd', 'Unitário', 'Total']

const availabilityOf = (availability: OrderView['invoiceItems'][number]['availability']): string => {
  if (availability === null) return 'Indisponível'
  if (availability === 'Immediate') return 'Imediato'
  return availability === 'SEARCH' ? 'Consultar' : printDay(availability)
}

const figure = (text: string): TableCell => ({ text, style: 'figure' })

/** The heads stand on every page, and no row is torn in two. */
const itemTable = ({ invoiceItems }: OrderView): Content => ({
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
        availabilityOf(item.availability),
        figure(String(item.quantity)),
        figure(money(item.unitValue)),
        figure(money(item.totalValue)),
      ]),
    ],
  },
})

/** USE-006: no line where there is no freight. */
const freightLines = (order: OrderView): readonly (readonly [string, string])[] => {
  const label = describeFreight(order.freightKind, order.freightPercentage)
  return label === null ? [] : [[label, money(order.freightValue)]]
}

const totalLines = (order: OrderView): readonly (readonly [string, string])[] => [
  ['Subtotal', money(order.subTotal)],
  ...(order.discountValue === 0
    ? []
    : [['Desconto', order.discountValue === null ? hidden : money(-order.discountValue)] as const]),
  ...freightLines(order),
  ...(order.interestValue === 0 ? [] : [['Juros', money(order.interestValue)] as const]),
  ...(order.grossCommission === 0 ? [] : [['Serviço', money(order.grossCommission)] as const]),
]

const totals = (order: OrderView): Content => ({
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

const cardText = (value: number | null, installments: number | null): string | null =>
  installments === null ? null : `${money(value)} em ${installments === 1 ? '1 parcela' : `${installments} parcelas`}`

const paymentLines = (order: OrderView): readonly Line[] => [
  ['Forma', order.paymentMethod === null ? 'A combinar' : paymentMethodLabels[order.paymentMethod]],
  [order.cards > 1 ? '1º cartão' : 'Cartão', cardText(order.card1value, order.card1installments)],
  ['2º cartão', cardText(order.card2value, order.card2installments)],
  ['Condição', order.othersPaymentMethod?.description ?? null],
  ...(order.othersPaymentMethod?.installments ?? []).map(
    ({ numberInstallment, value, dueDate }): Line => [
      `Parcela ${numberInstallment}`,
      `${money(value)} em ${printDay(dueDate)}`,
    ],
  ),
  [
    'Financiamento',
    order.financing === null
      ? null
      : `${money(order.financing.financedValue)} em ${order.financing.installments} ${order.financing.installments === 1 ? 'parcela' : 'parcelas'}, entrada de ${money(order.financing.inputValue)}`,
  ],
]

const remarks = ({ additionalData }: OrderView): Content[] =>
  additionalData === null || additionalData === ''
    ? []
    : [{ text: 'Dados adicionais', style: 'heading' }, { text: additionalData }]

/** An order or a budget on paper (PRT-006, BUD-047); `address` opens it in the portal. */
export const orderPage = (order: OrderView, address: string): PrintedPage => ({
  title: nameOf(order),
  content: [
    letterhead(order, address),
    parties(order),
    { text: 'Itens', style: 'heading' },
    itemTable(order),
    totals(order),
    {
      columnGap: 24,
      unbreakable: true,
      columns: [facts('Pagamento', paymentLines(order)), facts('Entrega', deliveryLines(order))],
    },
    ...remarks(order),
  ],
})
