import * as contract from '@girassol/contract/financing'
import type { Router } from '../../http/route.ts'
import { listBanks } from './list-banks.ts'
import { saveFinancing } from './save-financing.ts'
import { showFinancing } from './show-financing.ts'

export const financingRoutes = ({ route }: Router): void => {
  route(contract.saveFinancing, saveFinancing)
  route(contract.showFinancing, showFinancing)
  route(contract.listBanks, listBanks)
}
