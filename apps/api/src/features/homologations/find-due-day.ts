import { computeDueDay } from '@girassol/domain/homologations'
import { defaultUtilityDays } from '@girassol/domain/utilities'
import type { Tx } from '../../http/context.ts'
import { findUtility, toUtilityDays } from '../utilities/utility-queries.ts'
import type { HomologationRecord } from './homologation-store.ts'

type Waiting = Pick<HomologationRecord, 'status' | 'status_on' | 'works' | 'utility_id'>

/** The due day by the days that the utility has today; without a known utility by the usual ones (C-177). */
export const findDueDay = async (tx: Tx, { status, status_on, works, utility_id }: Waiting): Promise<string | null> => {
  const utility = utility_id === null ? undefined : await findUtility(tx, utility_id)
  const days = utility === undefined ? defaultUtilityDays : toUtilityDays(utility)
  return computeDueDay({ status, since: status_on, works, days })
}
