import { expect, test } from 'vitest'
import {
  completeEnergySettings,
  energySettingNames,
  energySettingRanges,
  usualEnergySettings,
} from './energy-settings.ts'

test('C-158 the defaults are those of the decision, each within its range', () => {
  expect(usualEnergySettings).toEqual({
    fioBFrom2029: 100,
    performanceRatio: 78,
    simultaneity: 30,
    tariffRise: 5,
    degradation: 0.5,
    discountRate: 8,
    proposalDays: 10,
    loadFactor: 0.92,
  })
  for (const name of energySettingNames) {
    expect(usualEnergySettings[name]).toBeGreaterThanOrEqual(energySettingRanges[name].least)
    expect(usualEnergySettings[name]).toBeLessThanOrEqual(energySettingRanges[name].most)
  }
})

test('C-158 a setting that was never saved has its default, a saved 0 stays 0', () => {
  expect(completeEnergySettings({})).toEqual(usualEnergySettings)
  expect(completeEnergySettings({ fioBFrom2029: 0 })).toEqual({ ...usualEnergySettings, fioBFrom2029: 0 })
})
