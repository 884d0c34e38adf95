import * as contract from '@girassol/contract/purchase-approvals'
import type { Router } from '../../http/route.ts'
import { approvePurchase } from './answering/approve-purchase.ts'
import { rejectPurchase } from './answering/reject-purchase.ts'
import { withdrawPurchase } from './answering/withdraw-purchase.ts'
import { listApprovals } from './list-approvals.ts'
import { readCompanyRules, saveCompanyRules } from './rules/company-rules.ts'

export const purchaseApprovalsRoutes = ({ route }: Router): void => {
  route(contract.listApprovals, listApprovals)
  route(contract.approvePurchase, approvePurchase)
  route(contract.rejectPurchase, rejectPurchase)
  route(contract.withdrawPurchase, withdrawPurchase)
  route(contract.readCompanyRules, readCompanyRules)
  route(contract.saveCompanyRules, saveCompanyRules)
}
