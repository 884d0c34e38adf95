import * as contract from '@girassol/contract/orders'
import type { Router } from '../../http/route.ts'
import { exportOrders } from './export-orders.ts'
import { listOrderItems } from './list-order-items.ts'
import { listOrders } from './list-orders.ts'
import { listRegions } from './list-regions.ts'
import { listSavedViews } from './list-saved-views.ts'
import { removeSavedView } from './remove-saved-view.ts'
import { saveView } from './save-view.ts'
import { showOrder } from './show-order.ts'

export const ordersRoutes = ({ route, downloadRoute }: Router): void => {
  route(contract.listOrders, listOrders)
  downloadRoute(contract.exportOrders, exportOrders)
  route(contract.listRegions, listRegions)
  route(contract.listSavedViews, listSavedViews)
  route(contract.saveView, saveView)
  route(contract.removeSavedView, removeSavedView)
  route(contract.showOrder, showOrder)
  route(contract.listOrderItems, listOrderItems)
}
