import * as contract from '@girassol/contract/payment-methods'
import type { Router } from '../../http/route.ts'
import { changeInstalmentTable, listInstalmentTables } from './change-instalment-table.ts'
import { listBankAccounts } from './list-bank-accounts.ts'
import { listErpPaymentConditions } from './list-erp-payment-conditions.ts'
import { listManagedOtherMethods } from './list-managed-other-methods.ts'
import { listOtherPaymentMethods } from './list-other-payment-methods.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { offerOtherMethod } from './offer-other-method.ts'
import { addOtherMethod, changeOtherMethod } from './save-other-method.ts'
import { showSpecialFinancing } from './show-special-financing.ts'

export const paymentMethodsRoutes = ({ route, lookupRoute }: Router): void => {
  route(contract.listPaymentMethods, listPaymentMethods)
  route(contract.showSpecialFinancing, showSpecialFinancing)
  route(contract.listOtherPaymentMethods, listOtherPaymentMethods)
  route(contract.listBankAccounts, listBankAccounts)
  route(contract.listInstalmentTables, listInstalmentTables)
  route(contract.changeInstalmentTable, changeInstalmentTable)
  lookupRoute(contract.listErpPaymentConditions, listErpPaymentConditions)
  route(contract.listManagedOtherMethods, listManagedOtherMethods)
  route(contract.addOtherMethod, addOtherMethod)
  route(contract.changeOtherMethod, changeOtherMethod)
  route(contract.offerOtherMethod, offerOtherMethod)
}
