import type { UtilityView } from '@girassol/contract/utilities'
import { servesCity, type UtilityDays } from '@girassol/domain/utilities'
import { type Selectable, sql } from 'kysely'
import type { Utility } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

export type UtilityRow = Selectable<Utility>

const toNumber = (value: string | null): number | null => (value === null ? null : Number(value))

/** The days in which a utility answers (C-177). */
export const toUtilityDays = (
  row: Pick<UtilityRow, 'connection_days' | 'works_days' | 'major_works_days' | 'inspection_days'>,
): UtilityDays => ({
  connection: row.connection_days,
  connectionWithWorks: row.works_days,
  connectionWithMajorWorks: row.major_works_days,
  inspection: row.inspection_days,
})

export const toUtilityView = (row: UtilityRow): UtilityView => ({
  id: row.id,
  name: row.name,
  states: row.states,
  cities: row.cities,
  tariff: toNumber(row.tariff),
  fioB: toNumber(row.fio_b),
  validFrom: row.valid_from,
  rule: row.rule,
  days: toUtilityDays(row),
  portal: row.portal,
  form: row.form.map(({ label, source }) => ({ label, source })),
  largestSinglePhaseKw: toNumber(row.largest_single_phase_kw),
  version: row.version,
})

/** Every utility, by name (C-167). */
export const findUtilities = async (tx: Tx): Promise<UtilityView[]> => {
  const rows = await tx.selectFrom('utility').selectAll().orderBy(sql`plain(name)`).execute()
  return rows.map(toUtilityView)
}

/** The utilities that serve a city of a state, by name (C-167). */
export const findServingUtilities = async (
  tx: Tx,
  city: { readonly code: string; readonly state: string },
): Promise<UtilityView[]> => (await findUtilities(tx)).filter((utility) => servesCity(utility, city))

/** The number of the utility with a name, however its accents and case are written; null if there is none. */
export const findUtilityNamed = async (tx: Tx, name: string): Promise<number | null> => {
  const found = await tx
    .selectFrom('utility')
    .select('id')
    .where(sql`plain(name)`, '=', sql`plain(${name})`)
    .executeTakeFirst()
  return found?.id ?? null
}

/** A utility, or undefined. */
export const findUtility = (tx: Tx, id: number): Promise<UtilityRow | undefined> =>
  tx.selectFrom('utility').selectAll().where('id', '=', id).executeTakeFirst()
