import { bankSlipBarcode, bankSlipLine } from '@girassol/domain/printing'
import { formatDate, formatDocument } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import type { PrintedPage } from '../../documents/draw-pdf.ts'
import { printReais, printStreet } from '../../documents/printed-text.ts'
import { fictitiousCnpj, fictitiousCompany } from '../fictitious-company.ts'
import { interleavedWidths, toBars } from './bar-codes.ts'
import type { ErpDocumentOrder, ErpSlip } from './erp-documents.ts'
import { boxRow } from './form-boxes.ts'

const bankCode = '341'
/** The width of the bars that the banks require, 103 mm, in points. */
const bars = { width: 292, height: 37 }

const ourNumber = (order: ErpDocumentOrder, at: number): string => String(order.number * 100 + at).padStart(11, '0')

/** The 44 digits of a slip: account, our number of the slip, and zeros for the bank's own figures. */
const toBarcode = (order: ErpDocumentOrder, slip: ErpSlip, at: number): string =>
  bankSlipBarcode({ ...slip, bankCode, freeField: `109${ourNumber(order, at)}12341234567`.padEnd(25, '0') })

const drawSlip =
  (order: ErpDocumentOrder) =>
  (slip: ErpSlip, index: number): Content => {
    const barcode = toBarcode(order, slip, index + 1)
    const issuer = fictitiousCompany(fictitiousCnpj(`filial ${order.erpTenantId}`))
    const { customer } = order
    return {
      unbreakable: true,
      margin: [0, 0, 0, 28],
      stack: [
        {
          columns: [
            { text: `Banco de demonstração | ${bankCode}-7`, bold: true, width: 170 },
            { text: bankSlipLine(barcode), bold: true, fontSize: 11, alignment: 'right' },
          ],
          margin: [0, 0, 0, 4],
        },
        boxRow([
          { label: 'Local de pagamento', value: 'Pagável em qualquer banco até o vencimento' },
          { label: 'Vencimento', value: formatDate(slip.dueDate), width: 110, align: 'right', isBold: true },
        ]),
        boxRow([
          { label: 'Beneficiário', value: issuer.name },
          { label: 'Nosso número', value: ourNumber(order, index + 1), width: 110, align: 'right' },
        ]),
        boxRow([
          { label: 'Nº do documento', value: `${order.number}/${index + 1}` },
          { label: 'Espécie', value: 'DM' },
          { label: 'Moeda', value: 'R$' },
          {
            label: 'Valor do documento',
            value: printReais(slip.amountCents / 100),
            width: 110,
            align: 'right',
            isBold: true,
          },
        ]),
        boxRow([{ label: 'Instruções', value: `Pedido ${order.number}. Documento simulado: não pague.` }]),
        boxRow([
          {
            label: 'Pagador',
            value: `${customer.name} - ${formatDocument(customer.document)} - ${printStreet(customer)}`,
          },
        ]),
        { canvas: toBars(interleavedWidths(barcode), bars), margin: [0, 10, 0, 0] },
      ],
    }
  }

/** The slips of an order, one for each instalment (PRT-005). */
export const bankSlipPage = (order: ErpDocumentOrder): PrintedPage => ({
  title: `Boleto do pedido ${order.number}`,
  look: 'form',
  watermark: 'SEM VALOR',
  content: order.slips.map(drawSlip(order)),
})
