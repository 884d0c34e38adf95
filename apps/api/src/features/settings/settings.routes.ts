import * as contract from '@girassol/contract/settings'
import type { Router } from '../../http/route.ts'
import { changeSetting } from './change-setting.ts'
import { readSetting } from './read-setting.ts'

export const settingsRoutes = ({ route }: Router): void => {
  route(contract.readSetting, readSetting)
  route(contract.changeSetting, changeSetting)
}
