import type * as contract from '@girassol/contract/settings'
import { canChangeSetting, canSetValue, settingNames, settingSentences } from '@girassol/domain/settings'
import type { Handler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { findSeasonName, findSetting } from './settings-queries.ts'
import { lockSettings, writeSettings } from './settings-store.ts'

/**
 * PTS-095, C-140: selects another season, or none, and logs it by its name; refuses if another user changed the setting
 * first.
 */
export const changeSetting: Handler<typeof contract.changeSetting> = async (
  { tx, actor, now },
  { params: { id: key }, body: { value, seen } },
) => {
  orRefuse(canChangeSetting(actor.roles, key), settingSentences, { status: 403 })
  await lockSettings(tx)
  const season = await findSeasonName(tx, key, value)
  orRefuse(canSetValue(key, value, season !== null), settingSentences, { status: 400 })
  const before = await findSetting(tx, key)
  if (seen !== undefined) refuseUnseen('esta configuração', { now: before, seen })
  await writeSettings(tx, { [key]: value })
  await recordChange(tx, {
    now,
    author: actor,
    action: 'change',
    subject: { kind: 'setting', id: key, name: settingNames[key] },
    before: { season: await findSeasonName(tx, key, before) },
    after: { season },
  })
  return { id: key, value }
}
