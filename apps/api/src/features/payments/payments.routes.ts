import * as contract from '@girassol/contract/payments'
import type { Router } from '../../http/route.ts'
import { listPaymentMethods } from './list-payment-methods.ts'

export const paymentsRoutes = ({ route }: Router): void => {
  route(contract.listPaymentMethods, listPaymentMethods)
}
