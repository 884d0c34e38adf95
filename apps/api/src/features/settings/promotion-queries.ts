import { isPromotionOpen, type Promotion, promotionGroup } from '@girassol/domain/catalogue'
import type { OrderType } from '@girassol/domain/orders'
import { type Day, toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import type { Tx } from '../../database/transaction.ts'

const readPromotion = compileOnce((tx) =>
  tx
    .selectFrom('setting')
    .leftJoin('promotional_season as season', (join) => join.on(sql`season.id::text`, '=', sql`setting.value #>> '{}'`))
    .select([sql<string | null>`setting.value #>> '{}'`.as('campaign'), 'season.starts_on', 'season.finishes_on'])
    .where('setting.key', '=', 'sales-campaign')
    .compile(),
)

/** The current campaign, and the season it names. */
export const findPromotion = async (tx: Tx): Promise<Promotion> => {
  const row = (await readPromotion(tx, {})).rows[0]
  const { starts_on: start, finishes_on: finish } = row ?? {}
  return { campaign: row?.campaign ?? null, season: start && finish ? { start, finish } : null }
}

/** Whether promotions are sold on this day (C-20, WIZ-031). */
const hasOpenPromotion = async (tx: Tx, today: Day): Promise<boolean> => isPromotionOpen(await findPromotion(tx), today)

type Moment = { readonly tx: Tx; readonly now: string }

/**
 * Whether a cart or order of this type can be sold now: a promotion only while promotions are sold, every other type
 * always (WIZ-031).
 */
export const isTypeOnSale = async ({ tx, now }: Moment, type: OrderType): Promise<boolean> =>
  type !== 'BF' || (await hasOpenPromotion(tx, toDay(now)))

/** Those of the requested groups that are shown: promotions only while they are sold (C-20). */
export const shownGroups = async (tx: Tx, groups: readonly string[], today: Day): Promise<readonly string[]> => {
  if (!groups.includes(promotionGroup) || (await hasOpenPromotion(tx, today))) return groups
  return groups.filter((group) => group !== promotionGroup)
}

/** The groups in which products with the promotion mark are shown: none while no promotion is open (C-20, USE-026). */
export const promotedGroups = async (tx: Tx, groups: readonly string[], today: Day): Promise<readonly string[]> =>
  (await hasOpenPromotion(tx, today)) ? groups : []

/** The last day of the current promotion; null if there is none. */
export const findPromotionEnd = async (tx: Tx, today: Day): Promise<Day | null> => {
  const promotion = await findPromotion(tx)
  return isPromotionOpen(promotion, today) ? (promotion.season?.finish ?? null) : null
}

/** A season, and the current campaign. */
export const findSeason = (tx: Tx, id: number) =>
  tx
    .selectFrom('promotional_season as season')
    .select(['season.id', 'season.name', 'season.starts_on', 'season.finishes_on'])
    .select((eb) =>
      eb
        .selectFrom('setting')
        .select(sql<string | null>`value #>> '{}'`.as('value'))
        .where('key', '=', 'sales-campaign')
        .as('campaign'),
    )
    .where('season.id', '=', id)
    .executeTakeFirst()
