import type * as contract from '@girassol/contract/settings'
import type { Handler } from '../../http/context.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { energySettingsKey, findEnergySettings } from './energy-settings-queries.ts'
import { lockSettings, writeSettings } from './settings-store.ts'

/** C-158: the assumptions of estimates. */
export const showEnergySettings: Handler<typeof contract.showEnergySettings> = ({ tx }) => findEnergySettings(tx)

/** C-158: applies from the next estimate on; what was computed before keeps its own assumptions. */
export const changeEnergySettings: Handler<typeof contract.changeEnergySettings> = async (
  { tx, now, actor: author },
  { body: { seen, ...wanted } },
) => {
  await lockSettings(tx)
  const before = await findEnergySettings(tx)
  refuseUnseen('estas configurações', { now: before, seen })
  await writeSettings(tx, { [energySettingsKey]: wanted })
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'setting', id: energySettingsKey, name: 'Energia' },
    before,
    after: wanted,
  })
  return wanted
}
