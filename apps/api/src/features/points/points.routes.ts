import * as contract from '@girassol/contract/points'
import type { Router } from '../../http/route.ts'
import { listPoints } from './ledger/list-points.ts'
import { readCategory, readGainedInSeason, readQualifiable, readTradeable } from './ledger/read-balances.ts'
import { listSeasons, readSeason } from './ledger/read-seasons.ts'

export const pointsRoutes = ({ route }: Router): void => {
  route(contract.listPoints, listPoints)
  route(contract.readCategory, readCategory)
  route(contract.readGainedInSeason, readGainedInSeason)
  route(contract.readQualifiable, readQualifiable)
  route(contract.readTradeable, readTradeable)
  route(contract.listSeasons, listSeasons)
  route(contract.readSeason, readSeason)
}
