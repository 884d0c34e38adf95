import type * as contract from '@girassol/contract/utilities'
import type { Handler } from '../../http/context.ts'
import { findUtilities } from './utility-queries.ts'

/** C-167: the utilities with the days that a homologation follows. */
export const listUtilities: Handler<typeof contract.listUtilities> = ({ tx }) => findUtilities(tx)
