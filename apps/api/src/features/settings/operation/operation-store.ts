import type { OperationView } from '@girassol/contract/settings/operation-body'
import { parsePollSeconds } from '@girassol/domain/notifications'
import { parseSeparationWeek } from '@girassol/domain/order-validation'
import { usualOperation } from '@girassol/domain/settings'
import type { Tx } from '../../../http/context.ts'
import { distributorKey, toDistributor } from '../distributor-queries.ts'
import { writeSettings } from '../settings-store.ts'
import { afterSaleKeys, toAfterSaleDays } from './after-sale-days.ts'
import { holdLimitKeys, toHoldLimits } from './hold-limits.ts'
import { numberSettingKeys, toNumberSettings } from './number-settings.ts'
import { serialGroupsKey, toSerialGroups } from './serial-groups.ts'

const keys = [
  'notification-poll-seconds',
  'separation-capacity',
  'service-tax-percent',
  ...Object.values(numberSettingKeys),
  serialGroupsKey,
  ...Object.values(afterSaleKeys),
  ...Object.values(holdLimitKeys),
  'special-financing',
  distributorKey,
] as const

type Offer = { readonly isEnabled?: boolean; readonly observation?: string }

const readValues = async (tx: Tx): Promise<Readonly<Record<string, unknown>>> => {
  const rows = await tx.selectFrom('setting').select(['key', 'value']).where('key', 'in', keys).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** The operational settings of the distributor, with defaults for those that were never set (C-140). */
export const findOperation = async (tx: Tx): Promise<OperationView> => {
  const values = await readValues(tx)
  const offer = (values['special-financing'] ?? {}) as Offer
  return {
    notificationPollSeconds: parsePollSeconds(values['notification-poll-seconds']),
    separationWeek: [...parseSeparationWeek(values['separation-capacity'])],
    serviceTaxPercent: Number(values['service-tax-percent'] ?? usualOperation.serviceTaxPercent),
    ...toNumberSettings(values),
    serialGroups: toSerialGroups(values[serialGroupsKey]),
    ...toAfterSaleDays(values),
    ...toHoldLimits(values),
    isSpecialFinancingOpen: offer.isEnabled ?? usualOperation.isSpecialFinancingOpen,
    specialFinancingNote: offer.observation ?? usualOperation.specialFinancingNote,
    distributor: toDistributor(values[distributorKey]),
  }
}

/** Writes all of them; the bank of the special offer does not change (PAY-038). */
export const writeOperation = async (tx: Tx, operation: OperationView): Promise<void> => {
  const { 'special-financing': offer } = await readValues(tx)
  const stored: Readonly<Record<(typeof keys)[number], unknown>> = {
    'notification-poll-seconds': operation.notificationPollSeconds,
    'separation-capacity': operation.separationWeek,
    'service-tax-percent': String(operation.serviceTaxPercent),
    [numberSettingKeys.creditOverdueDays]: operation.creditOverdueDays,
    [numberSettingKeys.approvalDays]: operation.approvalDays,
    [numberSettingKeys.offerHours]: operation.offerHours,
    [serialGroupsKey]: operation.serialGroups,
    [afterSaleKeys.receivingDays]: operation.receivingDays,
    [afterSaleKeys.claimAnswerDays]: operation.claimAnswerDays,
    [afterSaleKeys.claimDecisionDays]: operation.claimDecisionDays,
    [holdLimitKeys.holdHoursSelf]: operation.holdHoursSelf,
    [holdLimitKeys.holdBudgetsSelf]: operation.holdBudgetsSelf,
    [holdLimitKeys.holdDaysStaff]: operation.holdDaysStaff,
    'special-financing': {
      ...(offer as Offer | undefined),
      isEnabled: operation.isSpecialFinancingOpen,
      observation: operation.specialFinancingNote,
    },
    [distributorKey]: operation.distributor,
  }
  await writeSettings(tx, stored)
}
