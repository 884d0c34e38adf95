import * as contract from '@girassol/contract/warranties'
import type { Router } from '../../http/route.ts'
import { listSerials } from './list-serials.ts'
import { listWarranties } from './list-warranties.ts'
import { registerSerials } from './register-serials.ts'
import { removeSerial } from './remove-serial.ts'
import { openWarrantyLink } from './site-link/open-link.ts'
import { readPublicWarranties } from './site-link/read-public-warranties.ts'
import { revokeWarrantyLink } from './site-link/revoke-link.ts'
import { showWarrantyLink } from './site-link/show-link.ts'

export const warrantiesRoutes = ({ route, publicRoute }: Router): void => {
  route(contract.listSerials, listSerials)
  route(contract.registerSerials, registerSerials)
  route(contract.removeSerial, removeSerial)
  route(contract.listWarranties, listWarranties)
  route(contract.showWarrantyLink, showWarrantyLink)
  route(contract.openWarrantyLink, openWarrantyLink)
  route(contract.revokeWarrantyLink, revokeWarrantyLink)
  publicRoute(contract.readPublicWarranties, readPublicWarranties)
}
