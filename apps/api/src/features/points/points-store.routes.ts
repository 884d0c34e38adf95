import * as contract from '@girassol/contract/points-store'
import type { Router } from '../../http/route.ts'
import { listPointsProducts } from './trades/list-points-products.ts'
import { showTrade } from './trades/show-trade.ts'
import { tradePoints } from './trades/trade-points.ts'

export const pointsStoreRoutes = ({ route }: Router): void => {
  route(contract.listPointsProducts, listPointsProducts)
  route(contract.tradePoints, tradePoints)
  route(contract.showTrade, showTrade)
}
