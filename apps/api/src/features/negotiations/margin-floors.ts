import type * as contract from '@girassol/contract/negotiations'
import { roleLabels } from '@girassol/domain/access'
import { floorRoles, type MarginFloors, usualFloors } from '@girassol/domain/negotiations'
import type { Handler, Tx } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'

/** QUO-009: the lowest margin of each role, in percent. */
export const findFloors = async (tx: Tx): Promise<MarginFloors> => {
  const rows = await tx.selectFrom('margin_floor').select(['role', 'floor']).execute()
  return { ...usualFloors, ...Object.fromEntries(rows.map(({ role, floor }) => [role, Number(floor)])) }
}

const toView = (floors: MarginFloors) => ({ floors: floorRoles.map((role) => ({ role, floor: floors[role] })) })

export const readMarginFloors: Handler<typeof contract.readMarginFloors> = async ({ tx }) =>
  toView(await findFloors(tx))

const toAudited = (floors: MarginFloors) =>
  Object.fromEntries(floorRoles.map((role) => [roleLabels[role], floors[role]]))

/** QUO-009: sets the floors, which hold from the next offer on. */
export const changeMarginFloors: Handler<typeof contract.changeMarginFloors> = async (context, { body }) => {
  const { tx, now, actor: author } = context
  await tx.selectFrom('margin_floor').select('role').orderBy('role').forUpdate().execute()
  const before = await findFloors(tx)
  for (const { role, floor } of body.floors)
    await tx
      .updateTable('margin_floor')
      .set({ floor: String(floor) })
      .where('role', '=', role)
      .execute()
  const after = await findFloors(tx)
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'setting', id: 'margin-floors', name: 'Alçadas' },
    before: toAudited(before),
    after: toAudited(after),
  })
  return toView(after)
}
