import * as contract from '@girassol/contract/settings'
import type { Router } from '../../http/route.ts'
import { changeEnergySettings, showEnergySettings } from './change-energy-settings.ts'
import { changeGeneratorFigures, showGeneratorFigures } from './change-generator-figures.ts'
import { changeKitPieces, showKitPieces } from './change-kit-pieces.ts'
import { changeSeparationDay, listSeparationDays } from './change-separation-day.ts'
import { changeSetting } from './change-setting.ts'
import { changeOperation } from './operation/change-operation.ts'
import { showOperation } from './operation/show-operation.ts'
import { changePointSeason, createPointSeason, listPointSeasons } from './point-seasons.ts'
import { changePromotionalSeason, createPromotionalSeason, listPromotionalSeasons } from './promotional-seasons.ts'
import { readSetting } from './read-setting.ts'

export const settingsRoutes = ({ route }: Router): void => {
  route(contract.readSetting, readSetting)
  route(contract.changeSetting, changeSetting)
  route(contract.showOperation, showOperation)
  route(contract.changeOperation, changeOperation)
  route(contract.showEnergySettings, showEnergySettings)
  route(contract.changeEnergySettings, changeEnergySettings)
  route(contract.showGeneratorFigures, showGeneratorFigures)
  route(contract.changeGeneratorFigures, changeGeneratorFigures)
  route(contract.showKitPieces, showKitPieces)
  route(contract.changeKitPieces, changeKitPieces)
  route(contract.listSeparationDays, listSeparationDays)
  route(contract.changeSeparationDay, changeSeparationDay)
  route(contract.listPromotionalSeasons, listPromotionalSeasons)
  route(contract.createPromotionalSeason, createPromotionalSeason)
  route(contract.changePromotionalSeason, changePromotionalSeason)
  route(contract.listPointSeasons, listPointSeasons)
  route(contract.createPointSeason, createPointSeason)
  route(contract.changePointSeason, changePointSeason)
}
