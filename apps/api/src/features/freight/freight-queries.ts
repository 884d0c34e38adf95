import { findFreightBand } from '@girassol/domain/freight'
import type { Tx } from '../../http/context.ts'

/** The price and term of a delivery. `percentage` is percent as a decimal text; the deadline is in working days. */
export type Freight = {
  readonly percentage: string
  readonly minimumCents: number
  readonly deadlineDays: number
}

/** The freight to a city by its IBGE code, '' for an unknown city (C-34); null if the table has no such state. */
export const findFreightFor = async (
  tx: Tx,
  destination: { readonly uf: string; readonly cityCode: string },
): Promise<Freight | null> => {
  const bands = await tx
    .selectFrom('freight_rate')
    .leftJoin('capital_city', 'capital_city.state', 'freight_rate.state')
    .select(['band', 'percentage', 'minimum_cents', 'deadline_days', 'city_code'])
    .where('freight_rate.state', '=', destination.uf)
    .execute()
  const capitalCode = bands[0]?.city_code ?? null
  const wanted = findFreightBand({ cityCode: destination.cityCode, capitalCode })
  const row = bands.find(({ band }) => band === wanted)
  if (!row) return null
  return { percentage: row.percentage, minimumCents: row.minimum_cents, deadlineDays: row.deadline_days }
}
