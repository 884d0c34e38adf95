import * as contract from '@girassol/contract/other-payment-methods'
import type { Router } from '../../http/route.ts'
import { listKeptOtherMethods } from './list-kept-other-methods.ts'
import { offerOtherMethod } from './offer-other-method.ts'
import { addOtherMethod, changeOtherMethod } from './save-other-method.ts'

export const otherPaymentMethodsRoutes = ({ route }: Router): void => {
  route(contract.listKeptOtherMethods, listKeptOtherMethods)
  route(contract.addOtherMethod, addOtherMethod)
  route(contract.changeOtherMethod, changeOtherMethod)
  route(contract.offerOtherMethod, offerOtherMethod)
}
