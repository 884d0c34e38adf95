import * as contract from '@girassol/contract/consultants'
import type { Router } from '../../http/route.ts'
import { listConsultants, listKeptConsultants } from './list-consultants.ts'
import { orderConsultants } from './order-consultants.ts'
import { removeConsultant } from './remove-consultant.ts'
import { addConsultant, changeConsultant } from './save-consultant.ts'

export const consultantsRoutes = ({ route }: Router): void => {
  route(contract.listConsultants, listConsultants)
  route(contract.listKeptConsultants, listKeptConsultants)
  route(contract.addConsultant, addConsultant)
  route(contract.changeConsultant, changeConsultant)
  route(contract.removeConsultant, removeConsultant)
  route(contract.orderConsultants, orderConsultants)
}
