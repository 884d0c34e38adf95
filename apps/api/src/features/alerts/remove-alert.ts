import type * as contract from '@girassol/contract/alerts'
import type { Handler } from '../../http/context.ts'
import { deleteAlert } from './alert-store.ts'

/** SUB-012: removes the user's alert about a product; succeeds too if there is none. */
export const removeAlert: Handler<typeof contract.removeAlert> = async ({ tx, actor }, { params: { code } }) => {
  await deleteAlert(tx, { userId: actor.userId, code })
  return null
}
