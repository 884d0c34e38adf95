import * as contract from '@girassol/contract/seller-registration'
import type { Router } from '../../http/route.ts'
import { changeRegistration } from './change-registration.ts'
import { listRegistrations } from './list-registrations.ts'
import { registerSeller } from './register-seller.ts'
import { approveSeller, rejectSeller } from './review-seller.ts'
import { showRegistration } from './show-registration.ts'

export const sellerRegistrationRoutes = ({ route }: Router): void => {
  route(contract.listRegistrations, listRegistrations)
  route(contract.showRegistration, showRegistration)
  route(contract.registerSeller, registerSeller)
  route(contract.changeRegistration, changeRegistration)
  route(contract.approveSeller, approveSeller)
  route(contract.rejectSeller, rejectSeller)
}
