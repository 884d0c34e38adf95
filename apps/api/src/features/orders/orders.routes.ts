import * as contract from '@girassol/contract/orders'
import type { Router } from '../../http/route.ts'
import { followOrder } from './follow-order.ts'
import { listOrderItems } from './list-order-items.ts'
import { listContributorLog, listOrderLog } from './list-order-log.ts'
import { listOrders } from './list-orders.ts'
import { recalculateAvailability } from './recalculate-availability.ts'
import { recalculateCommission } from './recalculate-commission.ts'
import { recalculateDeliveryDate } from './recalculate-delivery-date.ts'
import { recalculateInsurance } from './recalculate-insurance.ts'
import { showOrder } from './show-order.ts'

export const ordersRoutes = ({ route, streamRoute }: Router): void => {
  route(contract.listOrders, listOrders)
  route(contract.showOrder, showOrder)
  route(contract.listOrderItems, listOrderItems)
  route(contract.listOrderLog, listOrderLog)
  route(contract.listContributorLog, listContributorLog)
  streamRoute(contract.followOrder, followOrder)
  route(contract.recalculateAvailability, recalculateAvailability)
  route(contract.recalculateDeliveryDate, recalculateDeliveryDate)
  route(contract.recalculateCommission, recalculateCommission)
  route(contract.recalculateInsurance, recalculateInsurance)
}
