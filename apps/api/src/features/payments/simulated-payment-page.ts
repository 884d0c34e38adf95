import type { ChargeMeans } from '@girassol/domain/payments'
import { formatDate } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import type { PrintedPage } from '../../documents/draw-pdf.ts'
import { printReais } from '../../documents/printed-text.ts'
import type { StoredCharge } from '../order-record/charges-queries.ts'

const titles = {
  BARCODE: 'Boleto',
  PIX: 'Pix',
  CREDIT_CARD: 'Pagamento com cartão',
} as const satisfies Record<ChargeMeans, string>

/** '34191.09008 00012.301230 41234.560005 1 99990001234567' */
const dottedLine = (line: string): string =>
  line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')

const waysToPay = ({ means, code, installments }: StoredCharge): Content[] => {
  if (means === 'PIX' && code !== null) {
    return [
      { text: 'Aponte a câmera do aplicativo do banco, ou copie o código.', margin: [0, 16, 0, 12] },
      { qr: code, fit: 180 },
      { text: code, style: 'dim', margin: [0, 12, 0, 0] },
    ]
  }
  if (means === 'BARCODE' && code !== null) {
    return [
      { text: 'Linha digitável', style: 'heading' },
      { text: dottedLine(code), bold: true, fontSize: 12 },
    ]
  }
  return [{ text: installments === 1 ? 'À vista' : `Em ${installments} parcelas`, margin: [0, 16, 0, 0] }]
}

/** Replaces the page of a real gateway; no one can pay here by mistake. */
export const simulatedPaymentPage = (charge: StoredCharge): PrintedPage => ({
  title: `${titles[charge.means]} do pedido ${charge.orderId}`,
  watermark: 'SEM VALOR',
  content: [
    { text: printReais(charge.amountCents / 100), style: 'total', alignment: 'left', margin: [0, 12, 0, 0] },
    { text: `Vencimento em ${formatDate(charge.dueDay)}`, style: 'dim' },
    ...waysToPay(charge),
    {
      text: 'Ambiente de demonstração: o pagamento é confirmado sozinho, em instantes.',
      style: 'dim',
      margin: [0, 24, 0, 0],
    },
  ],
})
