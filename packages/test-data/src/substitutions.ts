import type { Impact, SubstituteOption, Substitutes, SuggestionView } from '@girassol/contract/substitutions'

export const anOption = (rest: Partial<SubstituteOption> = {}): SubstituteOption => ({
  code: '10010009',
  name: 'Módulo AURORA SUL 605W bifacial TOPCon 132C',
  text: 'Troca HELIAR 550 W por AURORA SUL 605 W: +R$\u00A0107,60 (+1,15%)',
  isSuccessor: false,
  priceDifference: 107.6,
  percent: 1.15,
  powerDifference: -0.055,
  availability: 'Immediate',
  warnings: [],
  stringsBefore: '1 string de 10',
  stringsAfter: '1 string de 9',
  items: [
    { code: '10010009', name: 'Módulo AURORA SUL 605W', before: 0, after: 9 },
    { code: '10200005', name: 'Gancho', before: 30, after: 20 },
    { code: '10200001', name: 'Grampo', before: 20, after: 20 },
    { code: '10010005', name: 'Módulo HELIAR 550W', before: 10, after: 0 },
  ],
  ...rest,
})

/** The choices for a discontinued module of a cart. */
export const someSubstitutes = (rest: Partial<Substitutes> = {}): Substitutes => ({
  version: '825',
  item: { code: '10010005', name: 'Módulo HELIAR 550W', quantity: 10 },
  reason: { reason: 'DISCONTINUED', day: null, text: 'Descontinuado' },
  note: null,
  loses: { agreement: false, agreedDiscount: null, hold: false },
  options: [anOption()],
  ...rest,
})

export const aSuggestion = (rest: Partial<SuggestionView> = {}): SuggestionView => ({
  id: 5,
  invoiceId: 10482,
  replaces: { code: '10010005', name: 'Módulo HELIAR 550W' },
  by: { code: '10010009', name: 'Módulo AURORA SUL 605W' },
  text: 'Chega antes',
  status: 'OPEN',
  madeBy: 'Renato Torres',
  madeAt: '2026-11-23T15:00:00.000Z',
  lapsesAt: '2026-11-30T15:00:00.000Z',
  answeredBy: null,
  answeredAt: null,
  reason: null,
  ...rest,
})

export const anImpact = (rest: Partial<Impact> = {}): Impact => ({
  product: { code: '10010005', name: 'Módulo HELIAR 550W', isSold: false },
  successor: { code: '10010006', name: 'Módulo AURORA SUL 555W' },
  sums: { carts: 1, budgets: 1, orders: 0, sellers: 2, units: 13, negotiations: 1, holds: 1, value: 5848.7 },
  data: [
    {
      id: 10482,
      status: 'BUDGET',
      seller: 'Sol do Cerrado',
      units: 10,
      value: 4499,
      changedAt: '2026-11-23T15:00:00.000Z',
      isNegotiated: true,
      isHeld: true,
    },
    {
      id: null,
      status: 'CART',
      seller: 'Energia do Sul',
      units: 3,
      value: 1349.7,
      changedAt: '2026-11-22T15:00:00.000Z',
      isNegotiated: false,
      isHeld: false,
    },
  ],
  total: 2,
  totalIsExact: true,
  ...rest,
})
