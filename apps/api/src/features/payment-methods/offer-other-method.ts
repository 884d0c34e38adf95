import type * as contract from '@girassol/contract/payment-methods'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { toManagedMethod } from './managed-method-queries.ts'
import { lockMethod, updateMethod } from './other-method-store.ts'
import { recordMethod } from './record-method.ts'

/** C-140: switches a condition on or off; conditions are never deleted, because orders refer to them. */
export const offerOtherMethod: Handler<typeof contract.offerOtherMethod> = async (
  context,
  { params: { id }, body: { offered, version } },
) => {
  const before = orNotFound(await lockMethod(context.tx, id), 'Forma de pagamento não encontrada.')
  refuseUnseen('esta forma de pagamento', { now: before.version, seen: version })
  const after = await updateMethod(context.tx, before, { offered })
  await recordMethod(context, before, after)
  return toManagedMethod(after)
}
