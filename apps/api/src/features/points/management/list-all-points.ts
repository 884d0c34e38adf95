import type * as contract from '@girassol/contract/points-management'
import type { Handler } from '../../../http/context.ts'
import { findAllEntries } from './managed-entry-queries.ts'

/** PTS-025, PTS-026, PTS-064, C-122: the entries of all integrators. */
export const listAllPoints: Handler<typeof contract.listAllPoints> = ({ tx }, { query }) => findAllEntries(tx, query)
