import type { StateFreight } from '@girassol/contract/freight'
import type { FreightBand } from '@girassol/domain/freight'
import { centsFromReais, reaisFrom } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'

export type StateRates = Omit<StateFreight, 'uf'>

type Row = {
  readonly state: string
  readonly band: string
  readonly percentage: string
  readonly minimum_cents: number
  readonly deadline_days: number
}

const toRates = (rows: readonly Row[]): StateRates | null => {
  const of = (wanted: FreightBand) => {
    const row = rows.find(({ band }) => band === wanted)
    return (
      row && {
        percentage: Number(row.percentage),
        minimum: reaisFrom(row.minimum_cents),
        deadline: row.deadline_days,
      }
    )
  }
  const [capital, interior] = [of('CAPITAL'), of('INTERIOR')]
  return capital && interior ? { capital, interior } : null
}

const rows = (tx: Tx) =>
  tx.selectFrom('freight_rate').select(['state', 'band', 'percentage', 'minimum_cents', 'deadline_days'])

/** Every state of the country with its prices, null if it has none. */
export const listStateFreight = async (tx: Tx) => {
  const [states, priced] = [
    await tx.selectFrom('capital_city').select('state').orderBy('state').execute(),
    await rows(tx).execute(),
  ]
  return states.map(({ state }) => ({ uf: state, rates: toRates(priced.filter((row) => row.state === state)) }))
}

/** The prices of a state, locked until the transaction ends; undefined for an unknown state. */
export const lockStateFreight = async (tx: Tx, uf: string): Promise<StateRates | null | undefined> => {
  const state = await tx
    .selectFrom('capital_city')
    .select('state')
    .where('state', '=', uf)
    .forUpdate()
    .executeTakeFirst()
  if (state === undefined) return undefined
  return toRates(await rows(tx).where('state', '=', uf).execute())
}

/** Locks every state until the transaction ends, in alphabetical order, so that no other call changes the table. */
export const lockFreightTable = async (tx: Tx): Promise<void> => {
  await tx.selectFrom('capital_city').select('state').orderBy('state').forUpdate().execute()
}

export const writeStateFreight = async (tx: Tx, uf: string, { capital, interior }: StateRates): Promise<void> => {
  const values = (
    [
      ['CAPITAL', capital],
      ['INTERIOR', interior],
    ] as const
  ).map(([band, rate]) => ({
    state: uf,
    band,
    percentage: String(rate.percentage),
    minimum_cents: centsFromReais(rate.minimum),
    deadline_days: rate.deadline,
  }))
  await tx
    .insertInto('freight_rate')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['state', 'band']).doUpdateSet((eb) => ({
        percentage: eb.ref('excluded.percentage'),
        minimum_cents: eb.ref('excluded.minimum_cents'),
        deadline_days: eb.ref('excluded.deadline_days'),
      })),
    )
    .execute()
}
