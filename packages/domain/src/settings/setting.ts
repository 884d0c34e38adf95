import { can, forbiddenSentence } from '../access/can.ts'
import type { Role } from '../access/roles.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/**
 * The settings that screens read by key: the sales campaign has the id of the active promotional season, '0' while
 * promotions are off (STORE-036, WIZ-031); the active season has that of the points programme (PTS-094).
 */
export const settingKeys = ['sales-campaign', 'active-season'] as const
export type SettingKey = (typeof settingKeys)[number]

/** Their names in the audit log (C-140). */
export const settingNames = {
  'sales-campaign': 'Campanha de vendas',
  'active-season': 'Temporada de pontos ativa',
} as const satisfies Record<SettingKey, string>

/** The value that turns promotions off (WIZ-031). */
export const campaignOff = '0'

/** The value of a setting that was never saved. */
export const unsetSettings = {
  'sales-campaign': campaignOff,
  'active-season': null,
} as const satisfies Record<SettingKey, string | null>

/** PTS-095: an administrator changes every setting, a points administrator only the active season. */
export const canChangeSetting = (roles: readonly Role[], key: SettingKey) =>
  firstRefusal([!can(roles, key === 'active-season' ? 'settings.change' : 'settings.changeCampaign'), 'notYours'])

/** A value is an existing season or the unset value: '0' for the campaign, null for the points programme. */
export const canSetValue = (key: SettingKey, value: string | null, isSeason: boolean) =>
  firstRefusal([value !== unsetSettings[key] && !isSeason, 'unknownSeason'])

export const settingSentences = {
  notYours: forbiddenSentence,
  unknownSeason: 'Temporada não encontrada.',
} as const satisfies Record<RuleRefusal<typeof canChangeSetting> | RuleRefusal<typeof canSetValue>, string>
