import type { SourcedIrradiation } from '@girassol/domain/energy'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

type Row = {
  readonly city_code: string
  readonly city_name: string
  readonly latitude: string
  readonly monthly: readonly number[]
  readonly source: string
}

const toIrradiation = (row: Row): SourcedIrradiation => ({
  cityCode: row.city_code,
  cityName: row.city_name,
  latitude: Number(row.latitude),
  monthly: row.monthly,
  source: row.source,
})

const stored = (tx: Tx) =>
  tx.selectFrom('city_irradiation').select(['city_code', 'city_name', 'latitude', 'monthly', 'source'])

/** The imported irradiation of a municipality; undefined if there is none. */
export const findCityIrradiation = async (tx: Tx, cityCode: string): Promise<SourcedIrradiation | undefined> => {
  const row = await stored(tx).where('city_code', '=', cityCode).executeTakeFirst()
  return row && toIrradiation(row)
}

/** The imported irradiation of these municipalities, by their codes. */
export const listCityIrradiation = async (
  tx: Tx,
  cityCodes: readonly string[],
): Promise<ReadonlyMap<string, SourcedIrradiation>> => {
  const rows = await stored(tx)
    .where((eb) => eb('city_code', '=', eb.fn.any(eb.val(cityCodes))))
    .execute()
  return new Map(rows.map((row) => [row.city_code, toIrradiation(row)]))
}

/** Runs imports one after the other: the second waits, and then sees the result of the first. */
export const lockCityIrradiation = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('irradiation import'))`.execute(tx)
}

/** Stores the irradiation of these municipalities in place of what was stored for them. */
export const writeCityIrradiation = async (tx: Tx, cities: readonly SourcedIrradiation[]): Promise<void> => {
  if (cities.length === 0) return
  await tx
    .insertInto('city_irradiation')
    .values(
      cities.map((city) => ({
        city_code: city.cityCode,
        city_name: city.cityName,
        latitude: city.latitude,
        monthly: [...city.monthly],
        source: city.source,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('city_code').doUpdateSet((eb) => ({
        city_name: eb.ref('excluded.city_name'),
        latitude: eb.ref('excluded.latitude'),
        monthly: eb.ref('excluded.monthly'),
        source: eb.ref('excluded.source'),
      })),
    )
    .execute()
}
