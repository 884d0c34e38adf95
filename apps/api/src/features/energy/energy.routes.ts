import * as contract from '@girassol/contract/energy'
import type { Router } from '../../http/route.ts'
import { estimateReturn } from './estimate-return.ts'
import { estimateYield } from './estimate-yield.ts'
import { applyIrradiationImport, listIrradiationRefusals, previewIrradiationImport } from './import-irradiation.ts'
import { showIrradiation } from './show-irradiation.ts'
import { sizeByBill } from './size-by-bill.ts'

export const energyRoutes = ({ route, lookupRoute, downloadRoute }: Router): void => {
  route(contract.showIrradiation, showIrradiation)
  route(contract.estimateYield, estimateYield)
  route(contract.estimateReturn, estimateReturn)
  route(contract.sizeByBill, sizeByBill)
  lookupRoute(contract.previewIrradiationImport, previewIrradiationImport)
  downloadRoute(contract.listIrradiationRefusals, listIrradiationRefusals)
  lookupRoute(contract.applyIrradiationImport, applyIrradiationImport)
}
