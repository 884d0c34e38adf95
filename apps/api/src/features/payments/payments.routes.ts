import * as inbound from '@girassol/contract/inbound'
import * as contract from '@girassol/contract/payments'
import type { Router } from '../../http/route.ts'
import { correctPayment } from './correct-payment.ts'
import { listCharges } from './list-charges.ts'
import { openCheckout } from './open-checkout.ts'
import { openPix } from './open-pix.ts'
import { receivePaymentWebhook } from './receive-payment-webhook.ts'
import { selectPaymentMethod } from './select-payment-method.ts'
import { settleDivergentPayment } from './settle-divergent-payment.ts'
import { showSimulatedPayment } from './show-simulated-payment.ts'

export const paymentsRoutes = ({ route, lookupRoute, fileRoute, signedRoute }: Router): void => {
  signedRoute(inbound.receivePaymentWebhook, 'payments', receivePaymentWebhook)
  route(contract.correctPayment, correctPayment)
  route(contract.listCharges, listCharges)
  fileRoute(contract.showSimulatedPayment, showSimulatedPayment)
  lookupRoute(contract.openCheckout, openCheckout)
  lookupRoute(contract.openPix, openPix)
  route(contract.settleDivergentPayment, settleDivergentPayment)
  route(contract.selectPaymentMethod, selectPaymentMethod)
}
