import type * as contract from '@girassol/contract/settings'
import { canChangeSetting, canHoldValue, settingSentences } from '@girassol/domain/settings'
import type { Handler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { isSeasonOf } from './settings-queries.ts'
import { updateSetting } from './settings-store.ts'

/** PTS-095: changes a setting and remembers who did. */
export const changeSetting: Handler<typeof contract.changeSetting> = async (
  { tx, actor, now },
  { params: { id: key }, body: { value } },
) => {
  orRefuse(canChangeSetting(actor.roles, key), settingSentences, { status: 403 })
  orRefuse(canHoldValue(key, value, await isSeasonOf(tx, key, value)), settingSentences, { status: 400 })
  await updateSetting(tx, { key, value, userId: actor.userId, now })
  return { id: key, value }
}
