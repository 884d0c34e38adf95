import type * as contract from '@girassol/contract/settings'
import type { Handler } from '../../http/context.ts'
import { findOperation } from './operation-store.ts'

/** C-140: what the house decides of its daily work, for whoever keeps it. */
export const showOperation: Handler<typeof contract.showOperation> = ({ tx }) => findOperation(tx)
