import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/payment-methods'
import { canRewriteCondition, conditionCodeTaken, conditionSentences } from '@girassol/domain/payment-methods'
import type { Handler } from '../../http/context.ts'
import { orNotFound, orRefuse, Refused } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { toManagedMethod } from './managed-method-queries.ts'
import { insertOwnMethod, lockMethod, updateMethod } from './other-method-store.ts'
import { recordMethod } from './record-method.ts'

type Terms = Omit<InputFor<typeof contract.changeOtherMethod>['body'], 'version'>

const toFields = ({ description, quantityInstallment, rangeInstallment }: Terms) => ({
  description,
  quantity_installment: quantityInstallment,
  range_installment: rangeInstallment,
})

/** C-88, C-140: adds a condition of the portal. */
export const addOtherMethod: Handler<typeof contract.addOtherMethod> = async (context, { body }) => {
  const after = await insertOwnMethod(context.tx, { code: body.code, ...toFields(body) })
  if (after === undefined) throw new Refused(conditionCodeTaken, { status: 409, reason: 'codeTaken' })
  await recordMethod(context, null, after)
  return toManagedMethod(after)
}

/** C-88, C-140: changes a condition of the portal; orders do not change their released condition. */
export const changeOtherMethod: Handler<typeof contract.changeOtherMethod> = async (
  context,
  { params: { id }, body: { version, ...body } },
) => {
  const before = orNotFound(await lockMethod(context.tx, id), 'Forma de pagamento não encontrada.')
  orRefuse(canRewriteCondition(before), conditionSentences)
  refuseUnseen('esta forma de pagamento', { now: before.version, seen: version })
  const after = await updateMethod(context.tx, before, toFields(body))
  await recordMethod(context, before, after)
  return toManagedMethod(after)
}
