import * as contract from '@girassol/contract/points-store'
import type { Router } from '../../http/route.ts'
import { showTrade } from './show-trade.ts'

export const pointsStoreRoutes = ({ route }: Router): void => {
  route(contract.showTrade, showTrade)
}
