import type * as contract from '@girassol/contract/homologations'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { findHomologationView } from '../homologation-queries.ts'

/** HOM-001, HOM-005: a homologation with what its pack lacks today. */
export const showHomologation: Handler<typeof contract.readHomologation> = (context, { params: { id } }) =>
  findHomologationView(context, { id, sellerId: requireSellerId(context.actor) })
