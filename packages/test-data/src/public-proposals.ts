import type { ProposalResults, PublicProposal } from '@girassol/contract/proposals'
import {
  computeReturn,
  computeYield,
  describePayback,
  findCapitalIrradiation,
  findFioBShare,
  fioBSentence,
  type ReturnInput,
} from '@girassol/domain/energy'
import { consentVersion, describeConsent } from '@girassol/domain/proposals'

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/** Case A of C-164: 600 kWh a month, two phases, from January 2027, for 16.500,00. */
const caseA = {
  consumption: Array.from({ length: 12 }, () => 600),
  tariff: 0.95,
  fioB: 0.27,
  phases: 'BI',
  scheme: 'GD_II',
  rule: 'MAX',
  start: '2027-01',
  simultaneity: 30,
  tariffRise: 5,
  degradation: 0.5,
  discountRate: 8,
  fioBFrom2029: 100,
  investmentCents: 1_650_000,
} as const satisfies Omit<ReturnInput, 'yields'>

const roof = { kwp: 5.5, tilt: 20, azimuth: 0, shading: 0, performanceRatio: 78 } as const

const toPayback = (months: number | null, start: string): ProposalResults['payback'] => {
  if (months === null) return null
  const [year = 0, month = 1] = start.split('-').map(Number)
  const reached = year * 12 + month - 1 + months - 1
  const reachedIn = `${Math.floor(reached / 12)}-${String((reached % 12) + 1).padStart(2, '0')}`
  return { months, years: Math.floor(months / 12), rest: months % 12, reachedIn }
}

type Computed = ReturnType<typeof computeReturn>

const toFirstYear = ({ months }: Computed): ProposalResults['firstYear'] =>
  months.slice(0, 12).map((month) => ({
    year: month.year,
    month: month.month,
    generated: oneDecimal(month.generated),
    consumed: month.consumed,
    creditLeft: oneDecimal(month.creditLeft),
    before: month.beforeCents / 100,
    after: month.afterCents / 100,
    saving: month.savingCents / 100,
  }))

const toYears = ({ yearSavingsCents }: Computed, first: number): ProposalResults['years'] =>
  yearSavingsCents.map((cents, index) => ({
    year: first + index,
    saving: cents / 100,
    sum: yearSavingsCents.slice(0, index + 1).reduce((sum, one) => sum + one, 0) / 100,
  }))

/** The results of case A, computed by the rules; `changes` change its inputs. */
export const proposalResults = (changes: Partial<ReturnInput> = {}): ProposalResults => {
  const city = findCapitalIrradiation('SP')
  const generation = computeYield(city, roof)
  const input: ReturnInput = { yields: generation.monthly, ...caseA, ...changes }
  const computed = computeReturn(input)
  const first = Number(input.start.slice(0, 4))
  const calendarYears = [...new Set(computed.months.map(({ year }) => year))]
  const [firstYearCents = 0] = computed.yearSavingsCents
  return {
    yield: { monthly: input.yields.map(oneDecimal), annual: generation.annual, specific: generation.specific },
    source: { name: city.source, city: 'São Paulo' },
    consumption: [...input.consumption],
    firstYear: toFirstYear(computed),
    monthlySaving: Math.round(firstYearCents / 12) / 100,
    years: toYears(computed, first),
    total: computed.totalSavingCents / 100,
    payback: toPayback(computed.paybackMonths, input.start),
    paybackText: describePayback(computed.paybackMonths),
    npv: computed.npvCents / 100,
    irr: computed.irr,
    fioB: calendarYears.map((year) => ({ year, ...findFioBShare(year, input.scheme, input.fioBFrom2029) })),
    fioBRemark: fioBSentence(first + 24, input.scheme, input.fioBFrom2029),
  }
}

/** A line of 14.850,00 at 1.49 % a month with 90 days of grace (C-166), beside the saving of case A. */
export const aFinancingLine = (
  rest: Partial<PublicProposal['financing'][number]> = {},
): PublicProposal['financing'][number] => ({
  bank: 'Banco Aurora',
  rate: 1.49,
  instalments: 48,
  graceDays: 90,
  downPayment: 1650,
  isMain: true,
  instalment: 448.36,
  total: 21_521.28,
  differenceToSaving: -29.39,
  ...rest,
})

const financing = [
  aFinancingLine({ instalments: 36, isMain: false, instalment: 552.06, total: 19_874.16, differenceToSaving: 74.31 }),
  aFinancingLine(),
  aFinancingLine({ instalments: 60, isMain: false, instalment: 387.42, total: 23_245.2, differenceToSaving: -90.33 }),
]

const brand: PublicProposal['brand'] = {
  tradeName: 'Sol do Cerrado Energia',
  color: '#0B3D91',
  onColor: '#FFFFFF',
  logo: null,
  phone: '11900000142',
  email: 'marina@soldocerrado.example',
  site: null,
  contactName: 'Marina Alves',
}

const items: PublicProposal['items'] = [
  { kind: 'MODULE', name: 'Módulo HELIAR 550 W', quantity: 10 },
  { kind: 'INVERTER', name: 'Inversor VOLTARA VT-5K-M', quantity: 1 },
  { kind: 'STRUCTURE', name: 'Gancho ajustável para telha cerâmica', quantity: 22 },
  { kind: 'STRUCTURE', name: 'Perfil de alumínio 2,40 m', quantity: 10 },
  { kind: 'STRUCTURE', name: 'Grampo intermediário', quantity: 18 },
  { kind: 'PROTECTION', name: 'String box CC 1 entrada', quantity: 1 },
  { kind: 'CABLE', name: 'Cabo solar 6 mm² preto', quantity: 50 },
  { kind: 'CABLE', name: 'Par de conectores MC4', quantity: 4 },
]

/** Proposal 42 of a trade name with a brand, sent and valid until 07/12/2026, with the figures of case A. */
export const aPublicProposal = (rest: Partial<PublicProposal> = {}): PublicProposal => ({
  number: 42,
  version: 1,
  status: 'VIEWED',
  notice: null,
  sentAt: '2026-11-22T14:00:00.000Z',
  validUntil: '2026-12-07',
  brand,
  customer: { name: 'Helena Martins Prado', cityName: 'São Paulo', state: 'SP' },
  items,
  modules: 10,
  finalPrice: 16_500,
  financing,
  assumptions: {
    ...roof,
    utility: null,
    tariff: caseA.tariff,
    fioB: caseA.fioB,
    phases: caseA.phases,
    scheme: caseA.scheme,
    rule: caseA.rule,
    start: caseA.start,
    simultaneity: caseA.simultaneity,
    tariffRise: caseA.tariffRise,
    degradation: caseA.degradation,
  },
  results: proposalResults(),
  texts: { introduction: null, warranty: null, payment: null, nextSteps: null },
  supplier: null,
  consent: { version: consentVersion, text: describeConsent({ number: 42, version: 1 }) },
  acceptance: null,
  disclaimer: 'Estimativa de geração e economia; não é garantia.',
  ...rest,
})
