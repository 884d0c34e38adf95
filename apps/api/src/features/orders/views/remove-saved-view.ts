import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { removeView } from './saved-views-store.ts'

/** Deletes one of the caller's saved views. */
export const removeSavedView: Handler<typeof contract.removeSavedView> = async ({ tx, actor }, { params }) => {
  orNotFound(await removeView(tx, { id: params.id, userId: actor.userId }), 'Visão não encontrada.')
  return null
}
