import * as contract from '@girassol/contract/company-brand'
import type { Router } from '../../http/route.ts'
import { changeBrand, changeBrandLogo } from './change-brand.ts'
import { showBrand, showBrandLogo } from './show-brand.ts'

export const companyBrandRoutes = ({ route, lookupRoute, fileRoute }: Router): void => {
  route(contract.showBrand, showBrand)
  route(contract.changeBrand, changeBrand)
  lookupRoute(contract.changeBrandLogo, changeBrandLogo)
  fileRoute(contract.showBrandLogo, showBrandLogo)
}
