import * as contract from '@girassol/contract/grid'
import type { Router } from '../../http/route.ts'
import { checkGrid } from './check-grid.ts'

export const gridRoutes = ({ route }: Router): void => {
  route(contract.checkGrid, checkGrid)
}
