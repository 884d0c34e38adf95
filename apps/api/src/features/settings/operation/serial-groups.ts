import { usualOperation } from '@girassol/domain/settings'
import type { Tx } from '../../../http/context.ts'

export const serialGroupsKey = 'serial-groups'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The stored groups, or the default. */
export const toSerialGroups = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isText) : [...usualOperation.serialGroups]

/** The product groups whose units have serial numbers (WAR-001). */
export const findSerialGroups = async (tx: Tx): Promise<readonly string[]> => {
  const found = await tx.selectFrom('setting').select('value').where('key', '=', serialGroupsKey).executeTakeFirst()
  return toSerialGroups(found?.value)
}
