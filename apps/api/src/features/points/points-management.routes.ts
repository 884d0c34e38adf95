import * as contract from '@girassol/contract/points-management'
import type { Router } from '../../http/route.ts'
import { postPoints } from './ledger/post-points.ts'
import { showIntegratorPoints } from './ledger/show-integrator-points.ts'
import { listAllPoints } from './management/list-all-points.ts'

export const pointsManagementRoutes = ({ route }: Router): void => {
  route(contract.listAllPoints, listAllPoints)
  route(contract.showIntegratorPoints, showIntegratorPoints)
  route(contract.postPoints, postPoints)
}
