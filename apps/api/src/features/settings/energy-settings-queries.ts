import { completeEnergySettings, type EnergySettings } from '@girassol/domain/energy'
import type { Tx } from '../../database/transaction.ts'

export const energySettingsKey = 'energy'

/** The current assumptions of estimates, with the default of each that was never saved (C-158). */
export const findEnergySettings = async (tx: Tx): Promise<EnergySettings> => {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', energySettingsKey).executeTakeFirst()
  return completeEnergySettings((row?.value ?? {}) as Partial<EnergySettings>)
}
