import * as contract from '@girassol/contract/sellers'
import type { Router } from '../../http/route.ts'
import { changeOwnLogo, changeSellerLogo, showLogo } from './change-logo.ts'
import { listSellers } from './list-sellers.ts'

export const sellersRoutes = ({ route, lookupRoute, fileRoute }: Router): void => {
  route(contract.listSellers, listSellers)
  lookupRoute(contract.changeOwnLogo, changeOwnLogo)
  lookupRoute(contract.changeSellerLogo, changeSellerLogo)
  fileRoute(contract.showLogo, showLogo)
}
