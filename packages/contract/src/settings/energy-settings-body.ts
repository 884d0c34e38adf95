import { type EnergySettingName, energySettingRanges } from '@girassol/domain/energy'
import * as z from 'zod/mini'
import { decimalNumber } from '../http/fields.ts'

const within = (name: EnergySettingName) => decimalNumber(energySettingRanges[name], energySettingRanges[name].decimals)

/** The assumptions of every estimate, each within its range (C-158). */
export const energySettingsBody = z.strictObject({
  fioBFrom2029: within('fioBFrom2029'),
  performanceRatio: within('performanceRatio'),
  simultaneity: within('simultaneity'),
  tariffRise: within('tariffRise'),
  degradation: within('degradation'),
  discountRate: within('discountRate'),
  proposalDays: within('proposalDays'),
  loadFactor: within('loadFactor'),
})
export type EnergySettingsView = z.infer<typeof energySettingsBody>
