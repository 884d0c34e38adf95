import * as contract from '@girassol/contract/consultants'
import type { Router } from '../../http/route.ts'
import { listConsultants } from './list-consultants.ts'

export const consultantsRoutes = ({ route }: Router): void => {
  route(contract.listConsultants, listConsultants)
}
