import { can } from '../access/can.ts'
import type { Role } from '../access/roles.ts'
import { firstRefusal, type RefusalOf } from '../shared/decision.ts'

/**
 * The settings that screens read by key: the sales campaign holds the id of the promotional season that is on, '0'
 * while promotions are off (STORE-036, WIZ-031); the active season that of the points programme (PTS-094).
 */
export const settingKeys = ['sales-campaign', 'active-season'] as const
export type SettingKey = (typeof settingKeys)[number]

/** The value that turns promotions off (WIZ-031). */
export const CAMPAIGN_OFF = '0'

/** PTS-095: an administrator changes every setting, a points administrator the active season alone. */
export const canChangeSetting = (roles: readonly Role[], key: SettingKey) =>
  firstRefusal([!can(roles, key === 'active-season' ? 'settings.change' : 'settings.changeCampaign'), 'notYours'])

export const settingSentences = {
  notYours: 'Você não tem permissão para esta ação.',
} as const satisfies Record<RefusalOf<typeof canChangeSetting>, string>
