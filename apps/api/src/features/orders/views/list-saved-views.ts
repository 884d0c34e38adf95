import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import { listViewsOfUser } from './saved-views-store.ts'

/** The filters that the caller saved under a name. */
export const listSavedViews: Handler<typeof contract.listSavedViews> = ({ tx, actor }) =>
  listViewsOfUser(tx, actor.userId)
