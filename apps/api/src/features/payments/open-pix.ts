import type * as contract from '@girassol/contract/payments'
import { chargeFailed, chargeInDispute } from '@girassol/domain/payments'
import type { LookupHandler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { chargeOrder } from './charge-order.ts'

/** PAY-043, PAY-044: the Pix of an order, as a code to copy and the URL of its picture. */
export const openPix: LookupHandler<typeof contract.openPix> = async (context, { params }) => {
  const [charge] = await chargeOrder(context, params.id, 'pix')
  if (charge?.state === 'REFUSED') {
    throw new Refused(charge.refusal ?? chargeFailed, { status: 409, reason: 'chargeRefused' })
  }
  if (charge?.state !== 'OPEN' || charge.url === null || charge.code === null) {
    throw new Refused(chargeInDispute, { status: 409, reason: 'inDispute' })
  }
  return { mundipaggPixUrl: charge.url, mundipaggPixQrCode: charge.code, dueDate: charge.dueDay }
}
