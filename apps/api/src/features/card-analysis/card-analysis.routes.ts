import * as contract from '@girassol/contract/card-analysis'
import type { Router } from '../../http/route.ts'
import { checkCreditCard } from './check-credit-card.ts'
import { listCardAnalyses } from './list-card-analyses.ts'
import { listCardAnalysisLogs } from './list-card-analysis-logs.ts'
import { sendCreditCardAnalysis } from './send-credit-card-analysis.ts'

export const cardAnalysisRoutes = ({ route, lookupRoute }: Router): void => {
  route(contract.listCardAnalyses, listCardAnalyses)
  route(contract.listCardAnalysisLogs, listCardAnalysisLogs)
  route(contract.sendCreditCardAnalysis, sendCreditCardAnalysis)
  lookupRoute(contract.checkCreditCard, checkCreditCard)
}
