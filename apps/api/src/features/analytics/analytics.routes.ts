import * as contract from '@girassol/contract/analytics'
import type { Router } from '../../http/route.ts'
import { requestReportFile } from './files/request-report-file.ts'
import { downloadReportFile, showReportFile } from './files/show-report-file.ts'
import { listSubscriptions, saveSubscription, unsubscribe } from './mailing/choose-mailing.ts'
import { exportReport } from './reports/export-report.ts'
import { listAnalytics } from './reports/list-analytics.ts'
import { showReport } from './reports/show-report.ts'

export const analyticsRoutes = ({ route, publicRoute, downloadRoute, fileRoute }: Router): void => {
  route(contract.listAnalytics, listAnalytics)
  route(contract.listSubscriptions, listSubscriptions)
  route(contract.saveSubscription, saveSubscription)
  publicRoute(contract.unsubscribe, unsubscribe)
  route(contract.showReport, showReport)
  downloadRoute(contract.exportReport, exportReport)
  route(contract.requestReportFile, requestReportFile)
  route(contract.showReportFile, showReportFile)
  fileRoute(contract.downloadReportFile, downloadReportFile)
}
