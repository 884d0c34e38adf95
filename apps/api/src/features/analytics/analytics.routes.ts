import * as contract from '@girassol/contract/analytics'
import type { Router } from '../../http/route.ts'
import { exportReport } from './reports/export-report.ts'
import { listAnalytics } from './reports/list-analytics.ts'
import { showReport } from './reports/show-report.ts'

export const analyticsRoutes = ({ route, downloadRoute }: Router): void => {
  route(contract.listAnalytics, listAnalytics)
  route(contract.showReport, showReport)
  downloadRoute(contract.exportReport, exportReport)
}
