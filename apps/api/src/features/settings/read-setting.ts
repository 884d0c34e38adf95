import type * as contract from '@girassol/contract/settings'
import type { Handler } from '../../http/context.ts'
import { findSetting } from './settings-queries.ts'

/** STORE-036, PTS-094: a setting by its key. */
export const readSetting: Handler<typeof contract.readSetting> = async ({ tx }, { params: { id } }) => ({
  id,
  value: await findSetting(tx, id),
})
