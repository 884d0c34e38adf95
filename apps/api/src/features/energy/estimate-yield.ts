import type * as contract from '@girassol/contract/energy'
import { computeYield, roundEnergy } from '@girassol/domain/energy'
import type { Handler } from '../../http/context.ts'
import { findEnergySettings } from '../settings/energy-settings-queries.ts'
import { requireIrradiation, toSource } from './city-irradiation.ts'

/** YLD-005, C-161: what a system generates at its place. */
export const estimateYield: Handler<typeof contract.estimateYield> = async ({ tx }, { body }) => {
  const irradiation = await requireIrradiation(tx, body.cityCode)
  const performanceRatio = body.performanceRatio ?? (await findEnergySettings(tx)).performanceRatio
  const { monthly, annual, specific } = computeYield(irradiation, { ...body, performanceRatio })
  return {
    monthly: monthly.map(roundEnergy),
    annual: roundEnergy(annual),
    specific: roundEnergy(specific),
    source: toSource(irradiation),
  }
}
