import * as contract from '@girassol/contract/orders'
import type { Router } from '../../http/route.ts'
import { chooseColumns } from './choose-columns.ts'
import { countOrderViews } from './count-order-views.ts'
import { exportOrders } from './export-orders.ts'
import { followOrder } from './follow-order.ts'
import { listOrderItems } from './list-order-items.ts'
import { listContributorLog, listOrderLog } from './list-order-log.ts'
import { listOrders } from './list-orders.ts'
import { listRegions } from './list-regions.ts'
import { listSavedViews } from './list-saved-views.ts'
import { recalculateAvailability } from './recalculate-availability.ts'
import { recalculateCommission } from './recalculate-commission.ts'
import { recalculateDeliveryDate } from './recalculate-delivery-date.ts'
import { recalculateInsurance } from './recalculate-insurance.ts'
import { refreshOrderRows } from './refresh-order-rows.ts'
import { removeSavedView } from './remove-saved-view.ts'
import { saveView } from './save-view.ts'
import { showOrder } from './show-order.ts'

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
