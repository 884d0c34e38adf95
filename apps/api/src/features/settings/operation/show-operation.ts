import type * as contract from '@girassol/contract/settings'
import type { Handler } from '../../../http/context.ts'
import { findOperation } from './operation-store.ts'

/** C-140: the operational settings, for the users who manage them. */
export const showOperation: Handler<typeof contract.showOperation> = ({ tx }) => findOperation(tx)
