import type * as contract from '@girassol/contract/payments'
import { drawPdf } from '../../documents/draw-pdf.ts'
import type { FileHandler } from '../../http/context.ts'
import { notFound, orNotFound } from '../../http/refused.ts'
import { findCharges, findEffectiveCharges } from '../order-record/charges-queries.ts'
import { requireReadable } from '../order-record/readable-orders.ts'
import { simulatedPaymentPage } from './simulated-payment-page.ts'

/** C-107: the payment page of a simulated charge; 404 in production, and while the charge does not exist. */
export const showSimulatedPayment: FileHandler<typeof contract.showSimulatedPayment> = async (context, { params }) => {
  if (!context.simulates) throw notFound()
  await requireReadable(context, params.id)
  const charges = findEffectiveCharges(await findCharges(context.tx, params.id))
  const charge = orNotFound(charges.find(({ part, url }) => part === params.part && url !== null))
  return {
    name: `Pagamento do pedido ${params.id}.pdf`,
    contentType: 'application/pdf',
    disposition: 'inline',
    bytes: () => drawPdf(simulatedPaymentPage(charge)),
  }
}
