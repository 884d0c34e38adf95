import { type EnergySettings, usualAzimuth } from '../energy/index.ts'
import type { OrderStatus } from '../orders/status/order-status.ts'
import type { OrderType } from '../orders/status/order-type.ts'
import { plusDays, toDay } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { FinancingLine, ProposalContent, ProposalCustomer, ProposalItem, SourceKind } from './proposal-content.ts'
import { copyUtilityTerms, type UtilityTerms } from './tariff-source.ts'

type Source = {
  readonly kind: SourceKind
  /** As of now. */
  readonly status: OrderStatus
  readonly type: OrderType
  /** A sized kit, or modules and inverters that were chosen one by one. */
  readonly hasKit: boolean
}

/** PROP-002: from a budget that is still valid, or from the open cart of type MP with a kit. */
export const canMakeProposal = ({ kind, status, type, hasKit }: Source) =>
  firstRefusal(
    [kind === 'BUDGET' && status !== 'BUDGET', 'notABudget'],
    [kind === 'CART' && status !== 'CART', 'notACart'],
    [kind === 'CART' && (type !== 'MP' || !hasKit), 'noKit'],
  )

export const sourceSentences = {
  notABudget: 'Só um orçamento que ainda vale vira proposta.',
  notACart: 'Este carrinho já foi finalizado.',
  noKit: 'Monte um gerador no carrinho antes de fazer a proposta.',
} as const satisfies Record<RuleRefusal<typeof canMakeProposal>, string>

type NewProposal = {
  readonly customer: ProposalCustomer
  readonly items: readonly ProposalItem[]
  readonly equipmentCents: number
  /** Of the source, rounded to two decimals; null when it has no modules. */
  readonly kwp: number | null
  /** Of the place of the installation, degrees. */
  readonly latitude: number
  /** The lines that the distributor offers for every proposal, copied (PROP-022). */
  readonly financing: readonly FinancingLine[]
  /** The utility of the place, null when it is not known. */
  readonly utility: UtilityTerms | null
  /** The usual texts of the company (PROP-028). */
  readonly texts: Pick<ProposalContent['texts'], 'warranty' | 'payment'>
}

/** Months after the day of the draft in which the installation begins to work, unless the integrator says otherwise. */
const monthsUntilStart = 2

/** Degrees, on a roof (C-161). */
const usualTilt = 15

const findStart = (now: string): string => {
  const [year = 0, month = 0] = toDay(now).split('-').map(Number)
  const months = year * 12 + month - 1 + monthsUntilStart
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

const noUtility = { utility: null, tariff: null, fioB: null, rule: 'MAX', tariffSource: null } as const

const emptyPrice = {
  markUp: 0,
  services: 0,
  extras: [],
  discount: 0,
  ownCosts: { labour: 0, travel: 0, taxPercent: 0 },
}

const emptyTexts = {
  introduction: null,
  warranty: null,
  payment: null,
  nextSteps: null,
  internalNote: null,
  showSupplier: false,
}

/** The content that a draft begins with: the source's items and customer, and the assumptions of the settings. */
export const createContent = (
  { customer, items, equipmentCents, kwp, latitude, utility, financing, texts }: NewProposal,
  { proposalDays, loadFactor: _loadFactor, ...settings }: EnergySettings,
  now: string,
): ProposalContent => ({
  customer,
  items,
  equipmentCents,
  energy: {
    ...settings,
    kwp,
    tilt: usualTilt,
    azimuth: usualAzimuth(latitude),
    shading: 0,
    consumption: null,
    ...(utility === null ? noUtility : copyUtilityTerms(utility)),
    phases: 'MONO',
    scheme: 'GD_II',
    start: findStart(now),
    maintenance: 0,
    replacement: null,
  },
  price: emptyPrice,
  financing: [...financing],
  texts: { ...emptyTexts, ...texts },
  validUntil: plusDays(toDay(now), proposalDays),
})
