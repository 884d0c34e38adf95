import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'

/** ORD-046: the regions, by name. */
export const listRegions: Handler<typeof contract.listRegions> = ({ tx }) =>
  tx.selectFrom('region').select(['id', 'name', 'states']).orderBy('name').execute()
