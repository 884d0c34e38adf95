import type * as contract from '@girassol/contract/points'
import type { Handler } from '../../../http/context.ts'
import { findEntries } from './entry-queries.ts'
import { listedSeller } from './points-scope.ts'

/** PTS-063, PTS-064, PTS-077: a page of entries, each with the balance after it. */
export const listPoints: Handler<typeof contract.listPoints> = async (context, { query: { sellerId, ...page } }) =>
  findEntries(context.tx, { ...page, sellerId: await listedSeller(context, sellerId) })
