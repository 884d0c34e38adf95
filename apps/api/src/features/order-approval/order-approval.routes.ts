import * as contract from '@girassol/contract/order-approval'
import type { Router } from '../../http/route.ts'
import { approveOrder } from './approve-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmPayment } from './confirm-payment.ts'
import { invalidateOrder, rejectOrder } from './reject-order.ts'

export const orderApprovalRoutes = ({ route }: Router): void => {
  route(contract.approveOrder, approveOrder)
  route(contract.rejectOrder, rejectOrder)
  route(contract.invalidateOrder, invalidateOrder)
  route(contract.cancelOrder, cancelOrder)
  route(contract.confirmPayment, confirmPayment)
}
