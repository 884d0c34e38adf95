import * as contract from '@girassol/contract/orders'
import type { Router } from '../../http/route.ts'
import { followOrder } from './detail/follow-order.ts'
import { createKnownOrders } from './detail/known-orders.ts'
import { listOrderItems } from './detail/list-order-items.ts'
import { listContributorLog, listOrderLog } from './detail/list-order-log.ts'
import { listSellerChanges } from './detail/list-seller-changes.ts'
import { showOrder } from './detail/show-order.ts'
import { countOrderViews } from './list/count-order-views.ts'
import { exportOrders } from './list/export-orders.ts'
import { listOrders } from './list/list-orders.ts'
import { listRegions } from './list/list-regions.ts'
import { refreshOrderRows } from './list/refresh-order-rows.ts'
import { recalculateAvailability } from './recalculation/recalculate-availability.ts'
import { recalculateCommission } from './recalculation/recalculate-commission.ts'
import { recalculateDeliveryDate } from './recalculation/recalculate-delivery-date.ts'
import { recalculateInsurance } from './recalculation/recalculate-insurance.ts'
import { chooseColumns } from './views/choose-columns.ts'
import { listSavedViews } from './views/list-saved-views.ts'
import { removeSavedView } from './views/remove-saved-view.ts'
import { saveView } from './views/save-view.ts'

export const ordersRoutes = ({ route, downloadRoute, streamRoute }: Router): void => {
  route(contract.listOrders, listOrders)
  route(contract.refreshOrderRows, refreshOrderRows)
  downloadRoute(contract.exportOrders, exportOrders)
  route(contract.listRegions, listRegions)
  route(contract.listSavedViews, listSavedViews)
  route(contract.saveView, saveView)
  route(contract.removeSavedView, removeSavedView)
  route(contract.countOrderViews, countOrderViews)
  route(contract.chooseColumns, chooseColumns)
  route(contract.showOrder, showOrder(createKnownOrders()))
  route(contract.listOrderItems, listOrderItems)
  route(contract.listOrderLog, listOrderLog)
  route(contract.listContributorLog, listContributorLog)
  route(contract.listSellerChanges, listSellerChanges)
  streamRoute(contract.followOrder, followOrder)
  route(contract.recalculateAvailability, recalculateAvailability)
  route(contract.recalculateDeliveryDate, recalculateDeliveryDate)
  route(contract.recalculateCommission, recalculateCommission)
  route(contract.recalculateInsurance, recalculateInsurance)
}
