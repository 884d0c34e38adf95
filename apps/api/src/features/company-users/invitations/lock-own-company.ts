import type { WriteContext } from '../../../http/context.ts'
import { forbidden } from '../../../http/refused.ts'
import { requireSeller } from '../../../http/require-seller.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import { lockCompanyAdmins } from '../../../records/lock-who-can-log-in.ts'

/** The caller's company, locked; 403 for a caller who stopped being ADMIN after his call was admitted. */
export const lockOwnCompany = async ({ tx, actor }: Pick<WriteContext, 'tx' | 'actor'>): Promise<number> => {
  const { id } = requireSeller(actor)
  await lockSeller(tx, id)
  if (!(await lockCompanyAdmins(tx, id)).includes(actor.userId)) throw forbidden()
  return id
}
