import {
  parseSeparationWeek,
  type SeparationDay,
  type SeparationFacts,
  separationCalendar,
  separationHorizonDays,
  takesSeparation,
} from '@girassol/domain/order-validation'
import { orderStatusNames } from '@girassol/domain/orders'
import { type Day, plusDays, toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

const occupying = orderStatusNames.filter(takesSeparation)

type Days = { readonly from: Day; readonly to: Day }

/** How many orders each day has, read from an index alone. */
export const selectTaken = (tx: Tx, { from, to }: Days) =>
  tx
    .selectFrom('orders')
    .select(['delivery_date', (eb) => eb.fn.countAll<number>().as('orders')])
    .where('delivery_date', '>=', from)
    .where('delivery_date', '<=', to)
    .where('status', 'in', occupying)
    .groupBy('delivery_date')

const takenBetween = async (tx: Tx, days: Days): Promise<ReadonlyMap<Day, number>> => {
  const rows = await selectTaken(tx, days).execute()
  return new Map(rows.flatMap(({ delivery_date, orders }) => (delivery_date === null ? [] : [[delivery_date, orders]])))
}

const exceptionsBetween = async (tx: Tx, { from, to }: Days): Promise<ReadonlyMap<Day, number>> => {
  const rows = await tx
    .selectFrom('separation_capacity')
    .select(['day', 'quantity'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return new Map(rows.map(({ day, quantity }) => [day, quantity]))
}

/** Orders per weekday, Sunday first: the setting 'separation-capacity', or the default. */
const usualCapacity = async (tx: Tx): Promise<SeparationFacts['usual']> => {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', 'separation-capacity').executeTakeFirst()
  return parseSeparationWeek(row?.value)
}

/**
 * The days from the minimum day on when the warehouse works, with the remaining capacity in orders (VAL-012, VAL-015).
 */
export const findSeparationDays = async (
  { tx, now }: { readonly tx: Tx; readonly now: string },
  minimum: Day,
): Promise<readonly SeparationDay[]> => {
  const today = toDay(now)
  const days = { from: minimum, to: plusDays(today, separationHorizonDays) }
  const facts = {
    usual: await usualCapacity(tx),
    exceptions: await exceptionsBetween(tx, days),
    taken: await takenBetween(tx, days),
  }
  return separationCalendar(minimum, today, facts)
}

/** The key of the advisory lock: any number, but the same in every call. */
const calendarLock = 1_010

/**
 * Reserves capacity one call after the other: until the call ends no other call takes the last place of a day
 * (VAL-012).
 */
export const lockSeparation = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${calendarLock}::bigint)`.execute(tx)
}
