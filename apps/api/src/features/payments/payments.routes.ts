import * as contract from '@girassol/contract/payments'
import type { Router } from '../../http/route.ts'
import { changeInstalmentTable, listInstalmentTables } from './change-instalment-table.ts'
import { correctPayment } from './correct-payment.ts'
import { listBankAccounts } from './list-bank-accounts.ts'
import { listCharges } from './list-charges.ts'
import { listErpPaymentConditions } from './list-erp-payment-conditions.ts'
import { listOtherPaymentMethods } from './list-other-payment-methods.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { openCheckout } from './open-checkout.ts'
import { openPix } from './open-pix.ts'
import { selectPaymentMethod } from './select-payment-method.ts'
import { showSimulatedPayment } from './show-simulated-payment.ts'
import { showSpecialFinancing } from './show-special-financing.ts'

export const paymentsRoutes = ({ route, lookupRoute, fileRoute }: Router): void => {
  route(contract.listPaymentMethods, listPaymentMethods)
  route(contract.showSpecialFinancing, showSpecialFinancing)
  route(contract.listOtherPaymentMethods, listOtherPaymentMethods)
  route(contract.listBankAccounts, listBankAccounts)
  route(contract.correctPayment, correctPayment)
  route(contract.listCharges, listCharges)
  route(contract.listInstalmentTables, listInstalmentTables)
  route(contract.changeInstalmentTable, changeInstalmentTable)
  fileRoute(contract.showSimulatedPayment, showSimulatedPayment)
  lookupRoute(contract.openCheckout, openCheckout)
  lookupRoute(contract.openPix, openPix)
  route(contract.selectPaymentMethod, selectPaymentMethod)
  lookupRoute(contract.listErpPaymentConditions, listErpPaymentConditions)
}
