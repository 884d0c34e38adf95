import * as contract from '@girassol/contract/warranties'
import type { Router } from '../../http/route.ts'
import { listSerials } from './list-serials.ts'
import { listWarranties } from './list-warranties.ts'
import { registerSerials } from './register-serials.ts'
import { removeSerial } from './remove-serial.ts'

export const warrantiesRoutes = ({ route }: Router): void => {
  route(contract.listSerials, listSerials)
  route(contract.registerSerials, registerSerials)
  route(contract.removeSerial, removeSerial)
  route(contract.listWarranties, listWarranties)
}
