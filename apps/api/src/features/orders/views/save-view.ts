import type * as contract from '@girassol/contract/orders'
import { canSaveView, savedViewSentences } from '@girassol/domain/orders'
import type { Handler } from '../../../http/context.ts'
import { orRefuse, Refused } from '../../../http/refused.ts'
import { insertView, listViewsOfUser } from './saved-views-store.ts'

const taken = () => new Refused(savedViewSentences.viewNameTaken, { status: 409, reason: 'viewNameTaken' })

/** Saves the filters of the order list under a name that the caller chooses. */
export const saveView: Handler<typeof contract.saveView> = async ({ tx, actor, now }, { body }) => {
  const saved = await listViewsOfUser(tx, actor.userId)
  const names = saved.map(({ name }) => name)
  orRefuse(canSaveView(body.name, names), savedViewSentences)
  const view = await insertView(tx, { userId: actor.userId, ...body, now })
  if (view === undefined) throw taken()
  return view
}
