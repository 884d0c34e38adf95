import { formatAccessKey } from '@girassol/domain/printing'
import { formatCep, formatDate, formatDocument, formatMoment, formatPhone } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import type { PrintedPage } from '../../documents/draw-pdf.ts'
import { printReais, printStreet } from '../../documents/printed-text.ts'
import { code128Widths, toBars } from './bar-codes.ts'
import type { ErpDocumentLine, ErpParty } from './erp-documents.ts'
import { boxHeading, boxRow } from './form-boxes.ts'
import { toIssuerParty } from './invoice-parties.ts'
import { findNcm, invoiceTerms } from './invoice-terms.ts'
import { computeInvoiceTotals } from './invoice-totals.ts'
import { toProtocolNumber, type WrittenInvoice } from './simulated-nfe-xml.ts'

const money = (cents: number): string => printReais(cents / 100).replace(/^R\$\s/, '')
const formatNumber = (value: number): string =>
  String(value)
    .padStart(9, '0')
    .replace(/(\d{3})(?=\d)/g, '$1.')
const formatPlace = ({ cityName, state }: ErpParty): string => `${cityName} / ${state}`

const issuerBox = (issuer: ErpParty): Content => ({
  stack: [
    { text: issuer.name, bold: true, fontSize: 10, alignment: 'center', margin: [0, 6, 0, 4] },
    { text: printStreet(issuer), fontSize: 7, alignment: 'center' },
    { text: `${formatPlace(issuer)} · CEP ${formatCep(issuer.cep)}`, fontSize: 7, alignment: 'center' },
    { text: formatPhone(issuer.phone), fontSize: 7, alignment: 'center' },
  ],
})

const paperBox = ({ invoice }: WrittenInvoice): Content => ({
  alignment: 'center',
  stack: [
    { text: 'DANFE', bold: true, fontSize: 13 },
    { text: 'Documento Auxiliar da Nota Fiscal Eletrônica', fontSize: 6.5 },
    { text: '1 - SAÍDA', fontSize: 7, bold: true, margin: [0, 3, 0, 3] },
    { text: `Nº ${formatNumber(invoice.number)}`, bold: true, fontSize: 9 },
    { text: `Série ${String(invoice.series).padStart(3, '0')}`, bold: true, fontSize: 9 },
  ],
})

const barsWidth = 218

/** Bars of digits cannot contain the letters of an alphanumeric CNPJ: then the key is only printed as text. */
const keyBars = (key: string): Content[] =>
  /^\d+$/.test(key)
    ? [{ canvas: toBars(code128Widths(key), { width: barsWidth, height: 32 }), margin: [3, 4, 0, 4] }]
    : []

const keyBox = ({ invoice }: WrittenInvoice): Content => ({
  stack: [
    ...keyBars(invoice.accessKey),
    { text: 'CHAVE DE ACESSO', style: 'boxLabel' },
    { text: formatAccessKey(invoice.accessKey), fontSize: 7.5, bold: true, alignment: 'center', margin: [0, 1, 0, 3] },
    {
      text: 'Consulta de autenticidade no portal nacional da NF-e, www.nfe.fazenda.gov.br/portal, ou no site da SEFAZ autorizadora',
      fontSize: 6,
      alignment: 'center',
    },
  ],
})

const drawHead = (written: WrittenInvoice): Content[] => {
  const issuer = toIssuerParty(written.invoice.issuer)
  return [
    {
      layout: 'boxes',
      table: { widths: ['*', 96, 226], body: [[issuerBox(issuer), paperBox(written), keyBox(written)]] },
    },
    boxRow([
      { label: 'Natureza da operação', value: invoiceTerms(written.invoice.kind).nature },
      {
        label: 'Protocolo de autorização de uso',
        value: `${toProtocolNumber(written.invoice)} - ${formatMoment(written.invoice.issuedAt)}`,
        width: 226,
      },
    ]),
    boxRow([
      { label: 'Inscrição estadual', value: written.invoice.issuer.ie },
      { label: 'CNPJ', value: formatDocument(issuer.document) },
    ]),
  ]
}

const partyBoxes = (party: ErpParty, issuedAt: string | null): Content[] => [
  boxRow([
    { label: 'Nome / razão social', value: party.name },
    { label: 'CNPJ / CPF', value: formatDocument(party.document), width: 110 },
    ...(issuedAt === null ? [] : [{ label: 'Data da emissão', value: formatDate(issuedAt), width: 80 }]),
  ]),
  boxRow([
    { label: 'Endereço', value: printStreet(party) },
    { label: 'CEP', value: formatCep(party.cep), width: 60 },
    { label: 'Município / UF', value: formatPlace(party), width: 150 },
    { label: 'Fone', value: formatPhone(party.phone), width: 80 },
  ]),
]

const totalBoxes = ({ order }: WrittenInvoice): Content[] => {
  const totals = computeInvoiceTotals(order)
  const figure = (label: string, cents: number) => ({ label, value: money(cents), align: 'right' as const })
  return [
    boxRow([
      figure('Base de cálculo do ICMS', 0),
      figure('Valor do ICMS', 0),
      figure('Valor do IPI', 0),
      figure('Valor total dos produtos', totals.goodsCents),
    ]),
    boxRow([
      figure('Valor do frete', totals.freightCents),
      figure('Desconto', totals.discountCents),
      figure('Outras despesas', totals.otherCents),
      { ...figure('Valor total da nota', totals.totalCents), isBold: true },
    ]),
  ]
}

const columns = ['Código', 'Descrição do produto', 'NCM', 'CST', 'CFOP', 'Un', 'Qtd', 'V. unitário', 'V. total']

const itemTable = ({ invoice, order }: WrittenInvoice): Content => {
  const cfop = invoiceTerms(invoice.kind).cfop(invoice.issuer.erpState === order.customer.state)
  const row = (line: ErpDocumentLine) => [
    ...[line.productErpCode, line.description, findNcm(line.groupCode), '140', cfop, 'UN'].map((text) => ({ text })),
    ...[String(line.quantity), money(line.unitCents), money(line.quantity * line.unitCents)].map((text) => ({
      text,
      alignment: 'right' as const,
    })),
  ]
  return {
    layout: 'boxes',
    fontSize: 7,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [44, '*', 38, 18, 22, 14, 26, 50, 54],
      body: [columns.map((text) => ({ text: text.toUpperCase(), style: 'boxLabel' })), ...order.lines.map(row)],
    },
  }
}

const describeRemarks = ({ order, refersTo }: WrittenInvoice): string =>
  [
    `Pedido ${order.number} - ${order.seller.name}.`,
    refersTo === null
      ? null
      : `Referente à NF-e ${formatNumber(refersTo.number)} série ${refersTo.series}, chave ${refersTo.accessKey}.`,
    'Documento simulado, sem valor fiscal.',
  ]
    .filter((part) => part !== null)
    .join(' ')

/** The DANFE of a simulated NF-e: the paper that accompanies the goods (NFE-001). */
export const danfePage = (written: WrittenInvoice): PrintedPage => ({
  title: `NF-e ${formatNumber(written.invoice.number)}`,
  look: 'form',
  watermark: 'SEM VALOR FISCAL',
  content: [
    ...drawHead(written),
    boxHeading('Destinatário / remetente'),
    ...partyBoxes(written.order.customer, written.invoice.issuedAt),
    ...(written.order.delivery === null
      ? []
      : [boxHeading('Local de entrega'), ...partyBoxes(written.order.delivery, null)]),
    boxHeading('Cálculo do imposto'),
    ...totalBoxes(written),
    boxHeading('Transportador / volumes transportados'),
    boxRow([
      { label: 'Frete por conta', value: written.order.freightCents > 0 ? '0 - Emitente' : '9 - Sem frete' },
      { label: 'Peso bruto (kg)', value: written.order.weightKg.toFixed(3).replace('.', ','), align: 'right' },
    ]),
    boxHeading('Dados dos produtos'),
    itemTable(written),
    boxHeading('Dados adicionais'),
    boxRow([{ label: 'Informações complementares', value: describeRemarks(written) }]),
  ],
})
