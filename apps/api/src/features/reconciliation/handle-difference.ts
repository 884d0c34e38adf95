import type * as contract from '@girassol/contract/reconciliation'
import { canHandleDifference, handleDifferenceSentences } from '@girassol/domain/reconciliation'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound, orRefuse, Refused } from '../../http/refused.ts'
import { findRow } from './reconciliation-queries.ts'
import { markHandled } from './reconciliation-store.ts'

const findDifference = async (context: Context, id: number) =>
  orNotFound(await findRow(context, id), 'Diferença não encontrada.')

/** 409: another user was first, or a comparison found other figures than the user saw. */
const refuseChanged = async (context: Context, id: number): Promise<never> => {
  orRefuse(canHandleDifference(await findDifference(context, id)), handleDifferenceSentences)
  throw new Refused('Os valores desta diferença mudaram. Confira-os antes de marcar como tratada.', {
    status: 409,
    reason: 'changedMeanwhile',
  })
}

/** REL-013: marks a difference as handled, with who did it and what was done. */
export const handleDifference: Handler<typeof contract.handleDifference> = async (
  context,
  { params: { id }, body: { comment, version } },
) => {
  const { tx, now, actor } = context
  orRefuse(canHandleDifference(await findDifference(context, id)), handleDifferenceSentences)
  const isHandled = await markHandled(tx, { id, version, comment, by: actor.userId, now })
  return isHandled ? findDifference(context, id) : refuseChanged(context, id)
}
