import type { Promotion } from '@girassol/domain/catalogue'
import type { GeneratorSettings } from '@girassol/domain/generator'
import type { PaymentMethodSettings } from '@girassol/domain/payments'
import type { PointSeason } from '@girassol/domain/points'
import type { Day } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { type FreightTable, loadFreightTable } from '../../freight/freight-queries.ts'
import { findPaymentSettings } from '../../payment-methods/payment-settings-queries.ts'
import { generatorFiguresKey, toGeneratorSettings } from '../../settings/generator-settings-queries.ts'
import { findActiveSeason, findProgrammeStart } from '../../settings/point-season-queries.ts'
import { findPromotion } from '../../settings/promotion-queries.ts'

/** What the terms of every order are computed from. People change it a few times a month. */
export type TermTables = {
  readonly freight: FreightTable
  readonly payments: readonly PaymentMethodSettings[]
  /** Percent withheld from the commission (C-80). */
  readonly serviceTaxPercent: string
  readonly promotion: Promotion
  /** The settings to check the strings of a kit (C-23). */
  readonly generatorSettings: GeneratorSettings
  /** Whether the special financing offer is available (PAY-014). */
  readonly specialOfferOpen: boolean
  /** The active season of the points programme. */
  readonly pointSeason: PointSeason | null
  /** The first day of the first season; null before the programme has one. */
  readonly programmeStart: Day | null
}

const defaultServiceTaxPercent = '20'

const readSettings = async (tx: Tx) => {
  const { rows } = await sql<{ tax: string | null; offer: string | null; figures: unknown }>`
    select (select value #>> '{}' from setting where key = 'service-tax-percent') as tax,
      (select value ->> 'isEnabled' from setting where key = 'special-financing') as offer,
      (select value from setting where key = ${generatorFiguresKey}) as figures`.execute(tx)
  return {
    serviceTaxPercent: rows[0]?.tax ?? defaultServiceTaxPercent,
    specialOfferOpen: rows[0]?.offer === 'true',
    generatorSettings: toGeneratorSettings(rows[0]?.figures),
  }
}

const readTables = async (tx: Tx): Promise<TermTables> => ({
  ...(await readSettings(tx)),
  freight: await loadFreightTable(tx),
  payments: await findPaymentSettings(tx),
  promotion: await findPromotion(tx),
  pointSeason: await findActiveSeason(tx),
  programmeStart: await findProgrammeStart(tx),
})

/** The tables of the last versions. A version is random, so databases of one process never share one by accident. */
const loaded = new Map<string, TermTables>()
const mostVersions = 8

/** The version of the tables, for a statement that reads something else anyway. */
export const termsVersion = sql<string>`(select version::text from terms_version)`

/**
 * The tables, read once for each version. The version must have been read before, not after: if they change in between,
 * the new tables have the old version for this process, which no later statement returns.
 */
export const loadTermTables = async (tx: Tx, version: string): Promise<TermTables> => {
  const known = loaded.get(version)
  if (known !== undefined) return known
  const tables = await readTables(tx)
  const [oldest] = loaded.keys()
  if (loaded.size >= mostVersions && oldest !== undefined) loaded.delete(oldest)
  loaded.set(version, tables)
  return tables
}
