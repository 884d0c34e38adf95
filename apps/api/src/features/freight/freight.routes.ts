import * as contract from '@girassol/contract/freight'
import type { Router } from '../../http/route.ts'
import { addBranch, changeBranchName, removeBranch } from './change-branches.ts'
import { changeFreight, listFreightTable } from './change-freight.ts'
import { exportFreight } from './export-freight.ts'
import { findFreightDeadline } from './find-freight-deadline.ts'
import { findFreightRate } from './find-freight-rate.ts'
import { applyFreightImport, listFreightRefusals, previewFreightImport } from './import-freight.ts'
import { listBranches } from './list-branches.ts'

export const freightRoutes = ({ route, lookupRoute, downloadRoute }: Router): void => {
  lookupRoute(contract.findFreightDeadline, findFreightDeadline)
  route(contract.findFreightRate, findFreightRate)
  route(contract.listBranches, listBranches)
  route(contract.addBranch, addBranch)
  route(contract.changeBranchName, changeBranchName)
  route(contract.removeBranch, removeBranch)
  route(contract.listFreightTable, listFreightTable)
  route(contract.changeFreight, changeFreight)
  lookupRoute(contract.previewFreightImport, previewFreightImport)
  downloadRoute(contract.listFreightRefusals, listFreightRefusals)
  lookupRoute(contract.applyFreightImport, applyFreightImport)
  downloadRoute(contract.exportFreight, exportFreight)
}
