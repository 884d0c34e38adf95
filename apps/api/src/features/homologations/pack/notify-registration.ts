import type * as contract from '@girassol/contract/homologations'
import { capabilities } from '@girassol/domain/access'
import { nothingLackingSentence, partMending } from '@girassol/domain/homologations'
import { registrationLacking } from '@girassol/domain/notifications'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Handler, Tx } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { notifyRoles } from '../../notifications/notify-roles.ts'
import { findHomologationView } from '../homologation-queries.ts'
import { findHomologation } from '../homologation-store.ts'
import { gatherFacts } from './gather-facts.ts'

/** Whether this is the first notice of the product on that day; of two calls at once only one is. */
const markNoticed = async (
  tx: Tx,
  { code, day }: { readonly code: string; readonly day: string },
): Promise<boolean> => {
  const marked = await tx
    .insertInto('registration_notice')
    .values({ product_code: code, noticed_on: day })
    .onConflict((conflict) =>
      conflict
        .column('product_code')
        .doUpdateSet({ noticed_on: day })
        .where(sql<boolean>`registration_notice.noticed_on < ${day}::date`),
    )
    .returning('product_code')
    .executeTakeFirst()
  return marked !== undefined
}

/**
 * C-178: notifies the roles that edit products of what the pack lacks of one, once a day for all integrators together;
 * 409 when it lacks nothing that they can mend.
 */
export const notifyRegistration: Handler<typeof contract.notifyRegistration> = async (
  context,
  { params, body: { code } },
) => {
  const { tx, now } = context
  const own = { id: params.id, sellerId: requireSellerId(context.actor) }
  const { facts } = await gatherFacts(context, await findHomologation(tx, own))
  const lacking = facts.missing.filter((each) => each.code === code && partMending[each.part].mendedBy === 'HOUSE')
  if (lacking.length === 0) throw new Refused(nothingLackingSentence, { status: 409, reason: 'nothingLacking' })
  if (await markNoticed(tx, { code, day: toDay(now) })) {
    const requests = lacking.map(({ request }) => request)
    const to = capabilities['catalogue.manage']
    await notifyRoles(context, registrationLacking({ to, requests, integrator: facts.integrator }))
  }
  return findHomologationView(context, own)
}
