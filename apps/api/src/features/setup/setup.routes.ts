import * as contract from '@girassol/contract/setup'
import type { Router } from '../../http/route.ts'
import { checkSystems, showSetup } from './show-setup.ts'

export const setupRoutes = ({ route, lookupRoute }: Router): void => {
  route(contract.showSetup, showSetup)
  lookupRoute(contract.checkSystems, checkSystems)
}
