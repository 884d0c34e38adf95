import type { ProposalResults, ProposalRow, ProposalView } from '@girassol/contract/proposals'

const generated = [657, 641, 660, 585, 532, 502, 522, 640, 573, 632, 630, 705] as const
const firstYear = 2027
const monthlySaving = 477.75

/** Results of 5.50 kWp in São Paulo with 600 kWh a month; the years after the first are only alike. */
export const someProposalResults = (rest: Partial<ProposalResults> = {}): ProposalResults => ({
  yield: { monthly: [...generated], annual: 7251.4, specific: 1318.4 },
  source: { name: 'Atlas Brasileiro de Energia Solar, 2ª edição (INPE, 2017)', city: 'São Paulo' },
  consumption: Array<number>(12).fill(600),
  firstYear: generated.map((kwh, index) => ({
    year: firstYear,
    month: index + 1,
    generated: kwh,
    consumed: 600,
    creditLeft: 0,
    before: 570,
    after: 81.68,
    saving: 488.32,
  })),
  monthlySaving,
  years: Array.from({ length: 25 }, (_, index) => ({ year: firstYear + index, saving: 5733, sum: 5733 * (index + 1) })),
  total: 245_599.79,
  payback: { months: 34, years: 2, rest: 10, reachedIn: '2029-10' },
  paybackText: '2 anos e 10 meses',
  npv: 61_200.4,
  irr: 38.2,
  fioB: [{ year: firstYear, percent: 60, assumed: false }],
  fioBRemark: null,
  ...rest,
})

const aFinancingLine = (
  instalments: number,
  computed: { readonly instalment: number; readonly total: number },
): ProposalView['financing'][number] => ({
  bank: 'Banco Aurora',
  rate: 1.49,
  instalments,
  graceDays: 90,
  downPayment: 1650,
  isMain: instalments === 48,
  ...computed,
  differenceToSaving: Math.round((computed.instalment - monthlySaving) * 100) / 100,
})

const allowed = { allowed: true } as const
const refused = { allowed: false, reason: 'Agora não.' } as const

const content: Pick<
  ProposalView,
  'customer' | 'energy' | 'price' | 'texts' | 'validUntil' | 'items' | 'totals' | 'financing' | 'results' | 'missing'
> = {
  customer: {
    customerId: null,
    name: 'Helena Martins Prado',
    document: '52998224725',
    phone: '11900000177',
    email: 'helena@example.com',
    address: 'Rua das Acácias, 120',
    cityCode: '3550308',
    cityName: 'São Paulo',
    state: 'SP',
  },
  energy: {
    kwp: 5.5,
    tilt: 20,
    azimuth: 0,
    shading: 0,
    performanceRatio: 78,
    consumption: { average: 600 },
    utility: 'Enel SP',
    tariff: 0.95,
    tariffSource: null,
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
    maintenance: 0,
    replacement: null,
  },
  price: {
    markUp: 25,
    services: 4200,
    extras: [{ name: 'Extras', amount: 250 }],
    discount: 44.91,
    ownCosts: { labour: 1400, travel: 150, taxPercent: 6 },
  },
  texts: {
    introduction: null,
    warranty: null,
    payment: null,
    nextSteps: null,
    internalNote: null,
    showSupplier: false,
  },
  validUntil: '2026-12-07',
  items: [
    {
      productErpCode: '10010005',
      productName: 'MODULO HELIAR 550W MONO PERC 144C',
      groupCode: '1001',
      quantity: 10,
      unitValue: 449.9,
      availability: 'Immediate',
    },
  ],
  totals: {
    equipment: 9675.93,
    withMarkUp: 12_094.91,
    sum: 16_544.91,
    finalPrice: 16_500,
    tax: 990,
    ownProfit: 4284.07,
    ownProfitPercent: 25.96,
  },
  financing: [
    aFinancingLine(36, { instalment: 552.06, total: 19_874.16 }),
    aFinancingLine(48, { instalment: 448.36, total: 21_521.28 }),
    aFinancingLine(60, { instalment: 387.42, total: 23_245.2 }),
  ],
  results: someProposalResults(),
  missing: [],
}

/** A draft of the first version, with a price of R$ 16.500,00 and everything that sending needs. */
export const aProposal = (rest: Partial<ProposalView> = {}): ProposalView => ({
  id: 42,
  number: 42,
  status: 'DRAFT',
  version: 3,
  versionNumber: 1,
  currentVersion: null,
  hasDraft: true,
  versions: [{ number: 1, state: 'DRAFT', sentAt: null, validUntil: null, finalPrice: 16_500, sha256: null }],
  source: { kind: 'BUDGET', id: 10_479 },
  createdAt: '2026-11-22T13:00:00.000Z',
  createdBy: 'Marina Alves',
  updatedAt: '2026-11-22T13:10:00.000Z',
  validityRange: { first: '2026-11-26', last: '2027-01-24' },
  link: null,
  views: 0,
  firstViewedAt: null,
  lastViewedAt: null,
  acceptance: null,
  decline: null,
  budgetId: null,
  actions: {
    edit: allowed,
    send: allowed,
    openVersion: refused,
    revoke: refused,
    convert: refused,
    remove: allowed,
  },
  ...content,
  ...rest,
})

/** The same once it was sent: it waits for an answer and is only read. */
export const aSentProposal = (rest: Partial<ProposalView> = {}): ProposalView =>
  aProposal({
    status: 'SENT',
    version: 4,
    currentVersion: 1,
    hasDraft: false,
    versions: [
      {
        number: 1,
        state: 'CURRENT',
        sentAt: '2026-11-22T13:20:00.000Z',
        validUntil: '2026-12-07',
        finalPrice: 16_500,
        sha256: 'a'.repeat(64),
      },
    ],
    link: 'https://girassol.example/p/abc',
    actions: {
      edit: refused,
      send: refused,
      openVersion: allowed,
      revoke: allowed,
      convert: refused,
      remove: refused,
    },
    ...rest,
  })

export const aProposalRow = (rest: Partial<ProposalRow> = {}): ProposalRow => ({
  id: 42,
  number: 42,
  createdAt: '2026-11-22T13:00:00.000Z',
  customer: { name: 'Helena Martins Prado', cityName: 'São Paulo', state: 'SP' },
  kwp: 5.5,
  finalPrice: 16_500,
  status: 'DRAFT',
  versionNumber: 1,
  views: 0,
  validUntil: null,
  ...rest,
})
