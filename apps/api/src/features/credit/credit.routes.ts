import * as contract from '@girassol/contract/credit'
import type { Router } from '../../http/route.ts'
import { changeCreditLimit } from './change-credit-limit.ts'
import { releaseCredit } from './release-credit.ts'
import { showCredit, showOwnCredit } from './show-credit.ts'

export const creditRoutes = ({ route }: Router): void => {
  route(contract.showOwnCredit, showOwnCredit)
  route(contract.showCredit, showCredit)
  route(contract.changeCreditLimit, changeCreditLimit)
  route(contract.releaseCredit, releaseCredit)
}
