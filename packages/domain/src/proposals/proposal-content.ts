import type { BillingRule, Phases, Scheme } from '../energy/index.ts'
import type { GraceDays } from '../financing-lines/index.ts'
import type { Day } from '../shared/brazil-time.ts'

/** Where a proposal is made from (PROP-002). */
export const sourceKinds = ['BUDGET', 'CART'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Consumption as the integrator gives it (YLD-017): kWh a month, kWh of twelve months, or a monthly bill in reais. */
export type Consumption =
  | { readonly average: number }
  | { readonly months: number[] }
  | { readonly bill: number; readonly lighting: number }

/** The customer of a proposal and the place of the installation. */
export type ProposalCustomer = {
  /** A registered customer, when the proposal is for one. */
  readonly customerId: number | null
  readonly name: string | null
  readonly document: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly address: string | null
  /** IBGE code of the city of the installation. */
  readonly cityCode: string | null
}

/** The utility whose tariff was copied, and the day from which that tariff holds (C-167). */
export type TariffSource = { readonly utility: string; readonly validFrom: Day }

/** What yield and return are computed from; percentages in percent, prices in reais a kWh (C-160 to C-164). */
export type ProposalEnergy = {
  readonly kwp: number | null
  readonly tilt: number
  readonly azimuth: number
  readonly shading: number
  readonly performanceRatio: number
  readonly consumption: Consumption | null
  /** The utility's name as the customer knows it. */
  readonly utility: string | null
  readonly tariff: number | null
  /** Null for a tariff that was typed. */
  readonly tariffSource: TariffSource | null
  readonly fioB: number | null
  readonly phases: Phases
  readonly scheme: Scheme
  readonly rule: BillingRule
  /** The first month of operation, '2027-01'. */
  readonly start: string
  readonly simultaneity: number
  readonly tariffRise: number
  readonly degradation: number
  readonly discountRate: number
  /** The setting of the day on which the draft was made (C-162). */
  readonly fioBFrom2029: number
  /** Percent of the investment each year. */
  readonly maintenance: number
  readonly replacement: { readonly year: number; readonly cost: number } | null
}

/** Reais and percent; nothing of it but the final price reaches the customer (PROP-006). */
export type ProposalPricing = {
  readonly markUp: number
  readonly services: number
  readonly extras: { readonly name: string; readonly amount: number }[]
  readonly discount: number
  readonly ownCosts: { readonly labour: number; readonly travel: number; readonly taxPercent: number }
}

/** A way to pay in instalments: percent a month, and reais (PROP-021). */
export type FinancingLine = {
  readonly bank: string
  readonly rate: number
  readonly instalments: number
  readonly graceDays: GraceDays
  readonly downPayment: number
  /** Quoted beside the price. */
  readonly isMain: boolean
}

export type ProposalTexts = {
  readonly introduction: string | null
  readonly warranty: string | null
  readonly payment: string | null
  /** What happens after the acceptance. */
  readonly nextSteps: string | null
  /** For the integrator alone. */
  readonly internalNote: string | null
  /** 'Mostrar o fornecedor': names the distributor to the customer (C-172). */
  readonly showSupplier: boolean
}

/** An item as its source had it when the proposal was made. */
export type ProposalItem = {
  readonly code: string
  readonly name: string
  readonly groupCode: string
  readonly quantity: number
  /** How many of the units belong to the sized kit. */
  readonly kitQuantity: number
  readonly unitCents: number
  /** 'Immediate', 'SEARCH', a day, or null when it could not be delivered. */
  readonly availability: string | null
}

/** What of a version may leave the company of the integrator: in the export of a person's data (C-228). */
export type SharedContent = {
  readonly customer: ProposalCustomer
  readonly energy: ProposalEnergy
  readonly financing: readonly FinancingLine[]
  readonly texts: ProposalTexts
  readonly validUntil: Day | null
}

/** What does not (C-172). */
export type SecretContent = {
  readonly price: ProposalPricing
  readonly items: readonly ProposalItem[]
  /** Of the source: sub total with discount, and freight (C-169). */
  readonly equipmentCents: number
}

/** Everything of a version that is edited while it is a draft and does not change once it is sent. */
export type ProposalContent = SharedContent & SecretContent
