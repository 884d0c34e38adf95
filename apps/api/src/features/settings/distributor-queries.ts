import { type Distributor, usualDistributor } from '@girassol/domain/settings'
import type { Tx } from '../../http/context.ts'

/** The setting with the distributor's identity (USE-030). */
export const distributorKey = 'distributor'

/** The stored value, with defaults for missing fields. */
export const toDistributor = (stored: unknown): Distributor => ({
  ...usualDistributor,
  ...(stored as Partial<Distributor>),
})

/** The seller as printed documents show it. */
export const findDistributor = async (tx: Tx): Promise<Distributor> => {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', distributorKey).executeTakeFirst()
  return toDistributor(row?.value)
}

/** The distributor's name, or null if the administration has not entered it (USE-027). */
export const findStoredDistributorName = async (tx: Tx): Promise<string | null> => {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', distributorKey).executeTakeFirst()
  return row === undefined ? null : toDistributor(row.value).name
}
