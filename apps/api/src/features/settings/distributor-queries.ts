import { type Distributor, usualDistributor } from '@girassol/domain/settings'
import type { Tx } from '../../http/context.ts'

/** The setting that holds the distributor's identity (USE-030). */
export const distributorKey = 'distributor'

/** The stored value with the usual one for what it lacks. */
export const toDistributor = (stored: unknown): Distributor => ({
  ...usualDistributor,
  ...(stored as Partial<Distributor>),
})

/** Who sells, as printed documents name it. */
export const findDistributor = async (tx: Tx): Promise<Distributor> => {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', distributorKey).executeTakeFirst()
  return toDistributor(row?.value)
}

/** The distributor's name, or null until the administration has written it (USE-027). */
export const findStoredDistributorName = async (tx: Tx): Promise<string | null> => {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', distributorKey).executeTakeFirst()
  return row === undefined ? null : toDistributor(row.value).name
}
