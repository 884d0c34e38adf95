import * as contract from '@girassol/contract/consultants'
import type { Router } from '../../http/route.ts'
import { listConsultants, listManagedConsultants } from './list-consultants.ts'
import { removeConsultant } from './remove-consultant.ts'
import { addConsultant, changeConsultant } from './save-consultant.ts'
import { sortConsultants } from './sort-consultants.ts'

export const consultantsRoutes = ({ route }: Router): void => {
  route(contract.listConsultants, listConsultants)
  route(contract.listManagedConsultants, listManagedConsultants)
  route(contract.addConsultant, addConsultant)
  route(contract.changeConsultant, changeConsultant)
  route(contract.removeConsultant, removeConsultant)
  route(contract.sortConsultants, sortConsultants)
}
