import { settingKeys } from '@girassol/domain/settings'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { text } from './http/fields.ts'

/** The settings that screens read: 'sales-campaign' and 'active-season' (STORE-036, PTS-094). */
const params = z.object({ id: z.enum(settingKeys) })

const setting = z.object({
  id: z.enum(settingKeys),
  /** Of the sales campaign '0' (off) or the id of its season, of the active season its id; null when there is none. */
  value: z.string().nullable(),
})
export type SettingView = z.infer<typeof setting>

export const readSetting = endpoint({
  method: 'GET',
  path: '/configuration/:id',
  requires: 'session',
  summary: 'A setting by its key.',
  params,
  response: setting,
})

export const changeSetting = endpoint({
  method: 'PATCH',
  path: '/configuration/:id',
  requires: 'settings.change',
  summary: 'Change a setting; points administrators only the active season.',
  params,
  body: z.object({ value: text(20).nullable() }),
  response: setting,
})
