import type * as contract from '@girassol/contract/inbound'
import type { Handler } from '../../http/context.ts'
import { findDeadLetters } from './dead-letter-queries.ts'

/** C-140: messages of other systems that could not be used. */
export const listDeadLetters: Handler<typeof contract.listDeadLetters> = ({ tx }, { query }) =>
  findDeadLetters(tx, query)
