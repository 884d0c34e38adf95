import type * as contract from '@girassol/contract/administration'
import type { Handler } from '../../http/context.ts'
import { findDeadLetters } from './dead-letter-queries.ts'

/** C-140: what other systems sent and nobody could use. */
export const listDeadLetters: Handler<typeof contract.listDeadLetters> = ({ tx }, { query }) =>
  findDeadLetters(tx, query)
