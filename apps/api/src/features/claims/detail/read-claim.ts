import type * as contract from '@girassol/contract/claims'
import type { Handler } from '../../../http/context.ts'
import { findClaimView } from './claim-view.ts'

/** CLM-009: a claim of the caller's scope. */
export const readClaim: Handler<typeof contract.readClaim> = (context, { params: { id } }) => findClaimView(context, id)
