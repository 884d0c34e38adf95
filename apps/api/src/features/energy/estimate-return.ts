import type * as contract from '@girassol/contract/energy'
import type { InputFor } from '@girassol/contract/http/endpoint'
import {
  computeReturn,
  computeYield,
  describePayback,
  type EnergySettings,
  type ReturnMonth,
  roundEnergy,
  roundPercent,
} from '@girassol/domain/energy'
import { centsFromReais, reaisFrom } from '@girassol/domain/shared'
import type { Handler, Tx } from '../../http/context.ts'
import { findEnergySettings } from '../settings/energy-settings-queries.ts'
import { requireIrradiation } from './city-irradiation.ts'
import { describeFioB, toPayback } from './describe-return.ts'

type Body = InputFor<typeof contract.estimateReturn>['body']

const findYields = async (tx: Tx, { yields, system }: Body, settings: EnergySettings): Promise<readonly number[]> => {
  if (system === undefined) return yields ?? []
  const { performanceRatio = settings.performanceRatio } = system
  const irradiation = await requireIrradiation(tx, system.cityCode, 'system.cityCode')
  return computeYield(irradiation, { ...system, performanceRatio }).monthly
}

const compute = (
  { investment, replacement, yields: _yields, system: _system, ...body }: Body,
  yields: readonly number[],
  settings: EnergySettings,
) =>
  computeReturn({
    ...body,
    simultaneity: body.simultaneity ?? settings.simultaneity,
    tariffRise: body.tariffRise ?? settings.tariffRise,
    degradation: body.degradation ?? settings.degradation,
    discountRate: body.discountRate ?? settings.discountRate,
    fioBFrom2029: settings.fioBFrom2029,
    yields,
    investmentCents: centsFromReais(investment),
    replacement: replacement ? { year: replacement.year, costCents: centsFromReais(replacement.cost) } : null,
  })

const toMonthView = (month: ReturnMonth) => ({
  year: month.year,
  month: month.month,
  generated: roundEnergy(month.generated),
  consumed: month.consumed,
  selfConsumed: roundEnergy(month.selfConsumed),
  injected: roundEnergy(month.injected),
  compensated: roundEnergy(month.compensated),
  creditLeft: roundEnergy(month.creditLeft),
  before: reaisFrom(month.beforeCents),
  after: reaisFrom(month.afterCents),
  saving: reaisFrom(month.savingCents),
})

/** YLD-010 to YLD-015: what the system saves in 25 years, and when it has paid for itself. Nothing is saved. */
export const estimateReturn: Handler<typeof contract.estimateReturn> = async ({ tx }, { body }) => {
  const settings = await findEnergySettings(tx)
  const result = compute(body, await findYields(tx, body, settings), settings)
  return {
    months: result.months.map(toMonthView),
    years: result.yearSavingsCents.map(reaisFrom),
    total: reaisFrom(result.totalSavingCents),
    payback: toPayback(result.paybackMonths),
    paybackText: describePayback(result.paybackMonths),
    npv: reaisFrom(Math.round(result.npvCents)),
    irr: result.irr === null ? null : roundPercent(result.irr),
    ...describeFioB(result.months, body.scheme, settings.fioBFrom2029),
  }
}
