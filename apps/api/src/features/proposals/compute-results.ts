import type { ProposalResults } from '@girassol/contract/proposals'
import {
  computeReturn,
  computeYield,
  describePayback,
  type EnergyReturn,
  type ReturnMonth,
  readBill,
  roundEnergy,
  roundPercent,
  type SourcedIrradiation,
} from '@girassol/domain/energy'
import type { Consumption, ProposalContent, ProposalEnergy } from '@girassol/domain/proposals'
import { type Cents, centsFromReais, reaisFrom } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { requireIrradiation, toSource } from '../energy/city-irradiation.ts'
import { describeFioB, toPayback } from '../energy/describe-return.ts'

/** The inputs without which nothing can be computed. */
type Complete = ProposalEnergy & {
  readonly kwp: number
  readonly tariff: number
  readonly fioB: number
  readonly consumption: Consumption
}

const isComplete = (energy: ProposalEnergy): energy is Complete =>
  energy.kwp !== null && energy.tariff !== null && energy.fioB !== null && energy.consumption !== null

/** kWh of each month (YLD-017). */
const listConsumption = ({ consumption, tariff }: Complete): readonly number[] => {
  if ('months' in consumption) return consumption.months
  const average =
    'average' in consumption
      ? consumption.average
      : readBill({
          billCents: centsFromReais(consumption.bill),
          lightingCents: centsFromReais(consumption.lighting),
          tariff,
        })
  return Array.from({ length: 12 }, () => average)
}

const toFirstYear = (months: readonly ReturnMonth[]) =>
  months.slice(0, 12).map((month) => ({
    year: month.year,
    month: month.month,
    generated: roundEnergy(month.generated),
    consumed: roundEnergy(month.consumed),
    creditLeft: roundEnergy(month.creditLeft),
    before: reaisFrom(month.beforeCents),
    after: reaisFrom(month.afterCents),
    saving: reaisFrom(month.savingCents),
  }))

const toYears = ({ yearSavingsCents, months }: EnergyReturn) => {
  let sumCents = 0
  return yearSavingsCents.map((cents, index) => {
    sumCents += cents
    return { year: months[index * 12]?.year ?? 0, saving: reaisFrom(cents), sum: reaisFrom(sumCents) }
  })
}

/** With the calendar month in which the investment is reached. */
const describeReached = ({ paybackMonths, months }: EnergyReturn) => {
  const payback = toPayback(paybackMonths)
  const reached = payback && months[payback.months - 1]
  return reached ? { ...payback, reachedIn: `${reached.year}-${String(reached.month).padStart(2, '0')}` } : null
}

type Computed = {
  readonly content: ProposalContent
  readonly finalPriceCents: Cents
  readonly irradiation: SourcedIrradiation
}

const compute = (energy: Complete, { finalPriceCents, irradiation }: Omit<Computed, 'content'>): ProposalResults => {
  const { monthly, annual, specific } = computeYield(irradiation, energy)
  const consumption = listConsumption(energy)
  const { replacement } = energy
  const result = computeReturn({
    ...energy,
    yields: monthly,
    consumption,
    investmentCents: finalPriceCents,
    replacement: replacement && { year: replacement.year, costCents: centsFromReais(replacement.cost) },
  })
  const firstYearCents = result.yearSavingsCents[0] ?? 0
  return {
    yield: { monthly: monthly.map(roundEnergy), annual: roundEnergy(annual), specific: roundEnergy(specific) },
    source: toSource(irradiation),
    consumption: consumption.map(roundEnergy),
    firstYear: toFirstYear(result.months),
    monthlySaving: reaisFrom(Math.round(firstYearCents / 12)),
    years: toYears(result),
    total: reaisFrom(result.totalSavingCents),
    payback: describeReached(result),
    paybackText: describePayback(result.paybackMonths),
    npv: reaisFrom(Math.round(result.npvCents)),
    irr: result.irr === null ? null : roundPercent(result.irr),
    ...describeFioB(result.months, energy.scheme, energy.fioBFrom2029),
  }
}

/** Yield and return of a version (C-160 to C-164); null while an input or the price is missing. */
export const computeResults = async (
  tx: Tx,
  { energy, customer }: ProposalContent,
  finalPriceCents: Cents,
): Promise<ProposalResults | null> => {
  if (!isComplete(energy) || customer.cityCode === null || finalPriceCents <= 0) return null
  const irradiation = await requireIrradiation(tx, customer.cityCode, 'customer.cityCode')
  return compute(energy, { finalPriceCents, irradiation })
}
