import type { UtilityTerms } from '@girassol/domain/proposals'
import type { Tx } from '../../../http/context.ts'
import { findUtility, findUtilityNamed, toUtilityView } from '../../utilities/utility-queries.ts'

/** What a proposal copies of the utility with a name; null for a name that no utility has (C-167). */
export const findUtilityTermsNamed = async (tx: Tx, name: string): Promise<UtilityTerms | null> => {
  const id = await findUtilityNamed(tx, name)
  const row = id === null ? undefined : await findUtility(tx, id)
  return row === undefined ? null : toUtilityView(row)
}
