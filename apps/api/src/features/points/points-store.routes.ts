import * as contract from '@girassol/contract/points-store'
import type { Router } from '../../http/route.ts'
import { listPointsProducts } from './list-points-products.ts'
import { showTrade } from './show-trade.ts'
import { tradePoints } from './trade-points.ts'

export const pointsStoreRoutes = ({ route }: Router): void => {
  route(contract.listPointsProducts, listPointsProducts)
  route(contract.tradePoints, tradePoints)
  route(contract.showTrade, showTrade)
}
