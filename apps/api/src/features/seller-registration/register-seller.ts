import type * as contract from '@girassol/contract/seller-registration'
import { sellerSentences } from '@girassol/domain/sellers'
import { bareDocument } from '@girassol/domain/shared'
import type { Handler, Tx } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { registerUser } from '../administration/invite-user.ts'
import { auditedSeller } from './registration-queries.ts'
import { insertSeller } from './registration-store.ts'
import { registrationOrNotFound } from './show-registration.ts'

const takenNumber = async (tx: Tx, cnpj: string): Promise<Refused> => {
  const same = await tx.selectFrom('seller').select('id').where('cnpj', '=', bareDocument(cnpj)).executeTakeFirst()
  return same
    ? new Refused(sellerSentences.cnpjTaken, { status: 409, reason: 'cnpjTaken', details: { id: same.id } })
    : new Refused(sellerSentences.erpCodeTaken, { status: 409, reason: 'erpCodeTaken' })
}

/** C-140: creates a seller and its first user; both wait for the approval. */
export const registerSeller: Handler<typeof contract.registerSeller> = async (context, { body }) => {
  const { tx, now, actor } = context
  const id = await insertSeller(tx, body, { now, by: actor.name })
  if (id === undefined) throw await takenNumber(tx, body.cnpj)
  const registered = await registrationOrNotFound(tx, id)
  const subject = { kind: 'seller', id, name: registered.fancyName } as const
  const after = auditedSeller(registered)
  await recordChange(tx, { now, author: actor, action: 'create', subject, before: null, after })
  await registerUser(context, {
    ...body.user,
    roles: ['INTEGRATOR'],
    sellerId: id,
    canViewProductPrices: true,
    canViewMarginLiquid: false,
    getsEmails: true,
  })
  return registrationOrNotFound(tx, id)
}
