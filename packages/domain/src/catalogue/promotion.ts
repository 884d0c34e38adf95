import { campaignOff } from '../settings/setting.ts'
import type { Day } from '../shared/brazil-time.ts'

export type Season = { readonly start: Day; readonly finish: Day }

export type Promotion = {
  /** The sales-campaign setting: '0', or the id of a promotional season; null while it was never set. */
  readonly campaign: string | null
  /** The season that the setting names. */
  readonly season: Season | null
}

/** Promotions are sold while the campaign is on and the day is within its season, both ends included (C-20). */
export const isPromotionOpen = ({ campaign, season }: Promotion, today: Day): boolean =>
  campaign !== null && campaign !== campaignOff && season !== null && season.start <= today && today <= season.finish

/** WIZ-031 */
export const promotionSentences = {
  campaignClosed: 'Não é possível continuar pois a promoção está cancelada',
} as const
