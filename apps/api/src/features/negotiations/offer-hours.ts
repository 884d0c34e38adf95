import { usualOfferHours } from '@girassol/domain/negotiations'
import type { Tx } from '../../http/context.ts'

const offerHoursKey = 'offer-hours'

/** For how many hours an offer is usually valid (QUO-015, C-158). */
export const findOfferHours = async (tx: Tx): Promise<number> => {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', offerHoursKey).executeTakeFirst()
  return Number(row?.value ?? usualOfferHours)
}
