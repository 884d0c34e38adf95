import { type FreightBand, findFreightBand } from '@girassol/domain/freight'
import type { Tx } from '../../http/context.ts'

/** The price and term of a delivery. `percentage` is percent as a decimal text; the deadline is in working days. */
export type Freight = {
  readonly percentage: string
  readonly minimumCents: number
  readonly deadlineDays: number
}

type FreightRow = Freight & {
  readonly uf: string
  readonly band: FreightBand
  /** The IBGE code of the state's capital. */
  readonly capitalCode: string | null
}

/** Every price of the table: two for each state. */
export type FreightTable = readonly FreightRow[]

/** A city by its IBGE code, '' for an unknown city. */
export type Destination = { readonly uf: string; readonly cityCode: string }

export const loadFreightTable = async (tx: Tx): Promise<FreightTable> => {
  const rows = await tx
    .selectFrom('freight_rate')
    .leftJoin('capital_city', 'capital_city.state', 'freight_rate.state')
    .select(['freight_rate.state', 'band', 'percentage', 'minimum_cents', 'deadline_days', 'city_code'])
    .execute()
  return rows.map((row) => ({
    uf: row.state,
    band: row.band,
    capitalCode: row.city_code,
    percentage: row.percentage,
    minimumCents: row.minimum_cents,
    deadlineDays: row.deadline_days,
  }))
}

/** The freight to a city (C-34); null if the table has no such state. */
export const chooseFreight = (table: FreightTable, { uf, cityCode }: Destination): Freight | null => {
  const isFor = ({ uf: state, band, capitalCode }: FreightRow) =>
    state === uf && band === findFreightBand({ cityCode, capitalCode })
  const row = table.find(isFor)
  if (row === undefined) return null
  return { percentage: row.percentage, minimumCents: row.minimumCents, deadlineDays: row.deadlineDays }
}

/** The freight to a city (C-34), as the table is now; null if the table has no such state. */
export const findFreightFor = async (tx: Tx, destination: Destination): Promise<Freight | null> =>
  chooseFreight(await loadFreightTable(tx), destination)
