import * as contract from '@girassol/contract/other-payment-methods'
import * as payments from '@girassol/contract/payments'
import type { Router } from '../../http/route.ts'
import { changeInstalmentTable, listInstalmentTables } from './change-instalment-table.ts'
import { listBankAccounts } from './list-bank-accounts.ts'
import { listErpPaymentConditions } from './list-erp-payment-conditions.ts'
import { listKeptOtherMethods } from './list-kept-other-methods.ts'
import { listOtherPaymentMethods } from './list-other-payment-methods.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { offerOtherMethod } from './offer-other-method.ts'
import { addOtherMethod, changeOtherMethod } from './save-other-method.ts'
import { showSpecialFinancing } from './show-special-financing.ts'

export const paymentMethodsRoutes = ({ route, lookupRoute }: Router): void => {
  route(payments.listPaymentMethods, listPaymentMethods)
  route(payments.showSpecialFinancing, showSpecialFinancing)
  route(payments.listOtherPaymentMethods, listOtherPaymentMethods)
  route(payments.listBankAccounts, listBankAccounts)
  route(payments.listInstalmentTables, listInstalmentTables)
  route(payments.changeInstalmentTable, changeInstalmentTable)
  lookupRoute(payments.listErpPaymentConditions, listErpPaymentConditions)
  route(contract.listKeptOtherMethods, listKeptOtherMethods)
  route(contract.addOtherMethod, addOtherMethod)
  route(contract.changeOtherMethod, changeOtherMethod)
  route(contract.offerOtherMethod, offerOtherMethod)
}
