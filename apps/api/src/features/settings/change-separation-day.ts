import type * as contract from '@girassol/contract/settings'
import { formatDay, toDay } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { findSeparationDay, selectSeparationDays as listDays, writeSeparationDay } from './separation-day-store.ts'
import { lockSettings } from './settings-store.ts'

/** C-140, VAL-012: the days whose capacity differs from their weekday's, from today on. */
export const listSeparationDays: Handler<typeof contract.listSeparationDays> = ({ tx, now }) => listDays(tx, toDay(now))

/** C-140, VAL-012: sets the capacity of the warehouse on one day; orders that are planned for it stay. */
export const changeSeparationDay: Handler<typeof contract.changeSeparationDay> = async (
  { tx, now, actor: author },
  { params: { day }, body: { quantity, seen } },
) => {
  await lockSettings(tx)
  const before = await findSeparationDay(tx, day)
  refuseUnseen('a capacidade deste dia', { now: before, seen })
  await writeSeparationDay(tx, { day, quantity })
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'setting', id: `separation-day ${day}`, name: `Capacidade de ${formatDay(day)}` },
    before: { separationQuantity: before },
    after: { separationQuantity: quantity },
  })
  return { day, quantity }
}
