import * as contract from '@girassol/contract/points-management'
import type { Router } from '../../http/route.ts'
import { listAllPoints } from './list-all-points.ts'
import { postPoints } from './post-points.ts'
import { showPointsOf } from './show-points-of.ts'

export const pointsManagementRoutes = ({ route }: Router): void => {
  route(contract.listAllPoints, listAllPoints)
  route(contract.showPointsOf, showPointsOf)
  route(contract.postPoints, postPoints)
}
