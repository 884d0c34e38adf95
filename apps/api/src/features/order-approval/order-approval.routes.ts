import * as contract from '@girassol/contract/order-approval'
import type { Router } from '../../http/route.ts'
import { approveOrder } from './approve-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmPayment } from './confirm-payment.ts'
import { invalidateOrder, reproveOrder } from './reprove-order.ts'

export const orderApprovalRoutes = ({ route }: Router): void => {
  route(contract.approveOrder, approveOrder)
  route(contract.reproveOrder, reproveOrder)
  route(contract.invalidateOrder, invalidateOrder)
  route(contract.cancelOrder, cancelOrder)
  route(contract.confirmPayment, confirmPayment)
}
