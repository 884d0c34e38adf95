import type * as contract from '@girassol/contract/financing-lines'
import type { Handler } from '../../http/context.ts'
import { findFinancingLines } from './financing-line-queries.ts'

/** PROP-022: the lines that a proposal may copy. */
export const listFinancingLines: Handler<typeof contract.listFinancingLines> = ({ tx }) => findFinancingLines(tx)
