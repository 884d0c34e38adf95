import type * as contract from '@girassol/contract/triangulation'
import type { Handler } from '../../http/context.ts'
import { findOperationOrder } from './find-operation-order.ts'
import { findTriangulationView } from './triangulation-queries.ts'

/** TRI-020: the operation of a triangulation order. */
export const showTriangulation: Handler<typeof contract.showTriangulation> = async (context, { params }) =>
  findTriangulationView(context, await findOperationOrder(context, params.id))
