import { displayName } from '@girassol/domain/catalogue'
import { computeHeldUnits, type HoldReason } from '@girassol/domain/holds'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { WriteContext } from '../../../http/context.ts'
import { freeUnits } from './free-units.ts'
import { lockProductsToHold } from './hold-locks.ts'
import { wantedUnits } from './wanted-units.ts'

type Wanted = {
  readonly code: string
  readonly name: string
  readonly asked: number
  readonly free: number | null
  readonly boarding_date: string | null
}

export type LineToHold = {
  readonly code: string
  readonly name: string
  readonly asked: number
  readonly held: number
  readonly reason: HoldReason | null
}

type Reading = Pick<WriteContext, 'tx' | 'now'>

const listWantedCodes = async ({ tx }: Reading, orderId: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ code: string }>`select wanted.code from ${wantedUnits(orderId)} wanted`.execute(tx)
  return rows.map(({ code }) => code)
}

/**
 * What each product of a locked budget can hold now. The products stay locked until the call ends, and what is free of
 * them is read after that, so that holds made at once never exceed the stock (HOLD-005).
 */
export const computeLinesToHold = async (reading: Reading, orderId: number): Promise<readonly LineToHold[]> => {
  const { tx, now } = reading
  await lockProductsToHold(tx, await listWantedCodes(reading, orderId))
  const { rows } = await sql<Wanted>`
    select wanted.code, p.name, wanted.units as asked, p.boarding_date,
      ${freeUnits('p', { now, order: sql<number>`${orderId}::integer` })} as free
    from ${wantedUnits(orderId)} wanted join product p on p.code = wanted.code order by wanted.code`.execute(tx)
  return rows.map(({ code, name, asked, free: remainingQuantity, boarding_date: boardingDate }) => {
    const { units: held, reason } = computeHeldUnits({ remainingQuantity, boardingDate, asked }, toDay(now))
    return { code, name: displayName(name), asked, held, reason }
  })
}
