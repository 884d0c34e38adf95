import type { BillingRule } from '../energy/index.ts'
import type { Day } from '../shared/brazil-time.ts'
import { comparable } from '../shared/text.ts'
import type { ProposalEnergy, TariffSource } from './proposal-content.ts'

/** What a proposal copies of a utility (C-167); prices in reais a kWh with taxes, null while unknown. */
export type UtilityTerms = {
  readonly name: string
  readonly tariff: number | null
  readonly fioB: number | null
  readonly validFrom: Day | null
  readonly rule: BillingRule
}

const toSource = ({ name, tariff, validFrom }: UtilityTerms): TariffSource | null =>
  tariff === null || validFrom === null ? null : { utility: name, validFrom }

/** The terms of the utility in the fields of a proposal, which later changes of the utility do not touch (C-167). */
export const copyUtilityTerms = (utility: UtilityTerms) => ({
  utility: utility.name,
  tariff: utility.tariff,
  fioB: utility.fioB,
  rule: utility.rule,
  tariffSource: toSource(utility),
})

type Priced = Pick<ProposalEnergy, 'utility' | 'tariff'>

const isSameName = (a: string | null, b: string | null): boolean => comparable(a ?? '') === comparable(b ?? '')

/**
 * Where the tariff of an edited draft comes from: still from where it came before, or from the utility that is named now.
 * Null for a tariff that somebody typed (C-167).
 */
export const findTariffSource = (
  { utility, tariff }: Priced,
  { before, named }: { readonly before: ProposalEnergy; readonly named: UtilityTerms | null },
): TariffSource | null => {
  if (tariff === null) return null
  if (isSameName(utility, before.utility) && tariff === before.tariff) return before.tariffSource
  return named !== null && isSameName(utility, named.name) && tariff === named.tariff ? toSource(named) : null
}
