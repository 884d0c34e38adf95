import * as contract from '@girassol/contract/sellers'
import type { Router } from '../../http/route.ts'
import { listSellers } from './list-sellers.ts'

export const sellersRoutes = ({ route }: Router): void => {
  route(contract.listSellers, listSellers)
}
