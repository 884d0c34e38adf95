import { computeReturn, describePayback, fioBSentence } from '@girassol/domain/energy'
import { type Cents, centsFromReais } from '@girassol/domain/shared'
import { findSizingError, readField, type Sizing, type SizingForm } from './sizing-form.ts'

/** What is wrong with the Fio B, in Portuguese; nothing while it is empty. */
export const findFioBError = (form: SizingForm): string | undefined => {
  const [fioB, tariff] = [readField(form, 'fioB').value, readField(form, 'tariff').value]
  if (fioB !== undefined && tariff !== undefined && fioB > tariff) return 'No máximo a tarifa.'
  return findSizingError(form, 'fioB')
}

/** The month after the day, '2027-01' (C-164). */
const nextMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
}

export type ShownReturn = {
  readonly payback: string
  readonly firstYearCents: Cents
  readonly totalCents: Cents
  /** Null for a result that reaches no assumed year (YLD-009). */
  readonly remark: string | null
}

/**
 * The return of the sized system from the month after `today` on (YLD-013, C-164); undefined while the form is incomplete
 * or wrong.
 */
export const readReturn = (form: SizingForm, sizing: Sizing, today: string): ShownReturn | undefined => {
  const [investment, tariff, fioB] = (['investment', 'tariff', 'fioB'] as const).map(
    (name) => readField(form, name).value,
  )
  if (investment === undefined || tariff === undefined || fioB === undefined) return undefined
  if (form.phases === '' || fioB > tariff) return undefined
  const { settings, yields, consumption } = sizing
  const scheme = 'GD_II'
  const result = computeReturn({
    ...settings,
    yields,
    consumption,
    tariff,
    fioB,
    phases: form.phases,
    scheme,
    rule: 'MAX',
    start: nextMonth(today),
    investmentCents: centsFromReais(investment),
  })
  const lastYear = result.months.at(-1)?.year ?? 0
  return {
    payback: describePayback(result.paybackMonths),
    firstYearCents: result.yearSavingsCents[0] ?? 0,
    totalCents: result.totalSavingCents,
    remark: fioBSentence(lastYear, scheme, settings.fioBFrom2029),
  }
}
