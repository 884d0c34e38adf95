import * as contract from '@girassol/contract/holds'
import type { Router } from '../../http/route.ts'
import { listHolds } from './list-holds.ts'
import { makeHold } from './make-hold.ts'
import { readHold } from './read-hold.ts'
import { releaseHold } from './release-hold.ts'

export const holdsRoutes = ({ route }: Router): void => {
  route(contract.readHold, readHold)
  route(contract.makeHold, makeHold)
  route(contract.releaseHold, releaseHold)
  route(contract.listHolds, listHolds)
}
