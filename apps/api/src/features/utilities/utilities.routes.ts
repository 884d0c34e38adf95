import * as contract from '@girassol/contract/utilities'
import type { Router } from '../../http/route.ts'
import { listUtilities } from './list-utilities.ts'
import { addUtility, changeUtility } from './save-utility.ts'

export const utilitiesRoutes = ({ route }: Router): void => {
  route(contract.listUtilities, listUtilities)
  route(contract.addUtility, addUtility)
  route(contract.changeUtility, changeUtility)
}
