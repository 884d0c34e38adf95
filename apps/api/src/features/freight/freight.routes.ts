import * as contract from '@girassol/contract/freight'
import type { Router } from '../../http/route.ts'
import { findFreightDeadline } from './find-freight-deadline.ts'
import { findFreightRate } from './find-freight-rate.ts'
import { listBranches } from './list-branches.ts'

export const freightRoutes = ({ route, lookupRoute }: Router): void => {
  lookupRoute(contract.findFreightDeadline, findFreightDeadline)
  route(contract.findFreightRate, findFreightRate)
  route(contract.listBranches, listBranches)
}
