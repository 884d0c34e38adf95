import { usualOperation } from '@girassol/domain/settings'
import type { Tx } from '../../../http/context.ts'

export const offerHoursKey = 'offer-hours'

/** The stored number of hours, or the default. */
export const toOfferHours = (value: unknown): number => Number(value ?? usualOperation.offerHours)

/** For how many hours an offer is usually valid (QUO-015, C-158). */
export const findOfferHours = async (tx: Tx): Promise<number> => {
  const found = await tx.selectFrom('setting').select('value').where('key', '=', offerHoursKey).executeTakeFirst()
  return toOfferHours(found?.value)
}
