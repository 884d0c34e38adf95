import * as contract from '@girassol/contract/budgets'
import type { Router } from '../../http/route.ts'
import { changeBranch } from './change-branch.ts'
import { compareBudget } from './compare-budget.ts'
import { listComparedBudgets } from './list-compared-budgets.ts'
import { changeOrderStatus } from './place-order.ts'
import { previewRemake } from './preview-remake.ts'
import { remakeOrder } from './remake-order.ts'
import { removeBudget } from './remove-budget.ts'
import { saveBudget } from './save-budget.ts'
import { simulateBudget } from './simulate-budget.ts'

export const budgetsRoutes = ({ route }: Router): void => {
  route(contract.simulateBudget, simulateBudget)
  route(contract.saveBudget, saveBudget)
  route(contract.removeBudget, removeBudget)
  route(contract.compareBudget, compareBudget)
  route(contract.listComparedBudgets, listComparedBudgets)
  route(contract.changeOrderStatus, changeOrderStatus)
  route(contract.previewRemake, previewRemake)
  route(contract.remakeOrder, remakeOrder)
  route(contract.remakeOrderByGet, remakeOrder)
  route(contract.changeBranch, changeBranch)
}
