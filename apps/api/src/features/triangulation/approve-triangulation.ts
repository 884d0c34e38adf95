import type * as contract from '@girassol/contract/triangulation'
import type { Handler } from '../../http/context.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import { refuseStaleOperation } from './refuse-stale-operation.ts'
import { findTriangulationView } from './triangulation-queries.ts'

/** TRI-023, T18: releases a complete operation; the order waits until the ERP approves it (C-78). */
export const approveTriangulation: Handler<typeof contract.approveTriangulation> = async (
  context,
  { params, body },
) => {
  const order = await lockOrderFor(context, params.id, 'releaseOperation')
  await refuseStaleOperation(context.tx, order.id, body?.version)
  const log = 'Operação de conta e ordem liberada'
  const status = await moveOrder(byUser(context), order, { event: 'releaseOperation', log })
  return findTriangulationView(context, { ...order, status, triangulation_status: 'PROCESSING' })
}
