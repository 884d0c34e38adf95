import type * as contract from '@girassol/contract/delivery-checks'
import type { Handler } from '../../http/context.ts'
import { findCheckView } from './check-view.ts'
import { findChecked } from './find-check.ts'

/** DEL-009, DEL-015: the check of a delivery, for whoever reads its order; else 404. */
export const readDeliveryCheck: Handler<typeof contract.readDeliveryCheck> = async (context, { params: { id } }) =>
  findCheckView(context, await findChecked(context, id))
