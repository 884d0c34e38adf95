import * as contract from '@girassol/contract/orders'
import type { Router } from '../../http/route.ts'
import { listOrderItems } from './list-order-items.ts'
import { listOrders } from './list-orders.ts'
import { showOrder } from './show-order.ts'

export const ordersRoutes = ({ route }: Router): void => {
  route(contract.listOrders, listOrders)
  route(contract.showOrder, showOrder)
  route(contract.listOrderItems, listOrderItems)
}
