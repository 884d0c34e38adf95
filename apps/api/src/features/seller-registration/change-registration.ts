import type * as contract from '@girassol/contract/seller-registration'
import type { Handler } from '../../http/context.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { changedMeanwhile } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { auditedSeller } from './registration-queries.ts'
import { updateSeller } from './registration-store.ts'
import { registrationOrNotFound } from './show-registration.ts'

type Flags = Pick<contract.RegistrationView, 'pointsEnabled' | 'canDoTriangulation'>

const hasOtherFlags = (before: Flags, after: Flags): boolean =>
  before.pointsEnabled !== after.pointsEnabled || before.canDoTriangulation !== after.canDoTriangulation

/** C-140: writes over the version that the edit started from. */
export const changeRegistration: Handler<typeof contract.changeRegistration> = async (
  { tx, now, actor, origin },
  { params: { id }, body: { version, ...fields } },
) => {
  const before = await registrationOrNotFound(tx, id)
  if (!(await updateSeller(tx, { id, version }, { fields, now, by: actor.name }))) {
    throw changedMeanwhile('este cadastro', await registrationOrNotFound(tx, id))
  }
  const after = await registrationOrNotFound(tx, id)
  const [was, is] = [auditedSeller(before), auditedSeller(after)]
  const subject = { kind: 'seller', id, name: after.fancyName } as const
  await recordChange(tx, { now, author: actor, action: 'change', subject, before: was, after: is })
  if (hasOtherFlags(before, after)) {
    await recordSecurityEvent(tx, { now, kind: 'flags-changed', origin, userId: actor.userId, onBehalfOf: id })
  }
  return after
}
