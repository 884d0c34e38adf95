import type * as contract from '@girassol/contract/claims'
import { isSerial, normalizeSerial, serialVerdicts } from '@girassol/domain/warranties'
import type { Handler, Tx } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { orNotFound, Refused } from '../../../http/refused.ts'
import { logOrderNote } from '../../order-record/log-order.ts'
import { byUser } from '../../order-record/mover.ts'
import { lockClaim } from '../claim-access.ts'
import { toProtocol } from '../claim-rows.ts'
import { listClaimSerials } from '../detail/claim-parts.ts'
import { findClaimView, isReplacing } from '../detail/claim-view.ts'

const refuse = (reason: string, sentence: string): Refused => new Refused(sentence, { status: 409, reason })

/** A claimed serial number that nothing has replaced yet; 404 if the claim does not name it. */
const findReplaceable = async (tx: Tx, claimId: number, serialId: number) => {
  const named = (await listClaimSerials(tx, claimId)).find(({ id }) => id === serialId)
  const { replacedBy } = orNotFound(named, 'Número de série não encontrado.')
  if (replacedBy !== null) throw refuse('alreadyReplaced', `Esta unidade já foi substituída por ${replacedBy}.`)
  return tx.selectFrom('serial_number').selectAll().where('id', '=', serialId).executeTakeFirstOrThrow()
}

/** WAR-007: the unit that came for a claimed one goes on with the warranty of the first unit. */
export const replaceSerial: Handler<typeof contract.replaceSerial> = async (
  context,
  { params: { id }, body: { serialId, number: typed } },
) => {
  const { tx, now, actor } = context
  const { order, claim } = await lockClaim(context, id)
  if (!isReplacing(claim))
    throw refuse('notReplacing', 'Só uma reposição ou um reparo aprovado troca números de série.')
  const number = normalizeSerial(typed)
  if (!isSerial(number)) throw refuseField('number', typed, serialVerdicts.INVALID.refusal)
  const old = await findReplaceable(tx, id, serialId)
  const stored = await tx
    .insertInto('serial_number')
    .values({
      order_id: old.order_id,
      order_item_id: old.order_item_id,
      product_code: old.product_code,
      number,
      source: 'LOGISTICS',
      delivery_id: null,
      registered_by: actor.userId,
      registered_at: now,
      replaces_id: old.id,
      first_id: old.first_id ?? old.id,
    })
    .onConflict((conflict) => conflict.columns(['product_code', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (stored === undefined) throw refuse('DUPLICATE', serialVerdicts.DUPLICATE.refusal)
  const log = `Ocorrência ${toProtocol(claim)}: ${old.number} substituído por ${number}`
  await logOrderNote(byUser(context), order, log)
  return findClaimView(context, id)
}
