import * as contract from '@girassol/contract/reconciliation'
import type { Router } from '../../http/route.ts'
import { exportReconciliation } from './export-reconciliation.ts'
import { handleDifference } from './handle-difference.ts'
import { listReconciliationRows } from './list-reconciliation-rows.ts'
import { requestDayComparison } from './request-comparison.ts'
import { showReconciliation } from './show-reconciliation.ts'

export const reconciliationRoutes = ({ route, downloadRoute }: Router): void => {
  route(contract.showReconciliation, showReconciliation)
  route(contract.listReconciliationRows, listReconciliationRows)
  downloadRoute(contract.exportReconciliation, exportReconciliation)
  route(contract.compareDay, requestDayComparison)
  route(contract.handleDifference, handleDifference)
}
