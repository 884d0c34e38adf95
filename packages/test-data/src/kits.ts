import type { KitView, Proposals } from '@girassol/contract/generator'

/** Ten modules in one line on a roof in São Paulo. */
const layout: KitView['layout'] = {
  lengthMm: 2278,
  widthMm: 1134,
  mount: 'ROOF',
  latitude: -23.5339,
  lines: [{ panels: 10, lines: 1 }],
  wiring: {
    isMicro: false,
    loads: [{ count: 1, mppts: [{ strings: 1, modulesPerString: 10 }] }],
    unitsPerBranch: 3,
  },
}

/** The best fit for 5,5 kWp of HELIAR 550 on a VOLTARA VT-5K-M in São Paulo, in the cart. */
export const aKit = (rest: Partial<KitView> = {}): KitView => ({
  tags: ['MELHOR_AJUSTE'],
  labels: ['MELHOR_AJUSTE'],
  moduleCode: '10010005',
  moduleName: 'Módulo HELIAR 550W mono PERC 144C',
  moduleBrand: 'HELIAR',
  moduleTechnology: 'Mono PERC',
  modulePowerW: 550,
  moduleEfficiency: 0.213,
  inverterCode: '10100003',
  inverterName: 'Inversor VOLTARA VT-5K-M 5,07kW monofásico 220V',
  inverterBrand: 'VOLTARA',
  inverterPowerW: 5070,
  phases: 1,
  powerW: 5500,
  modules: 10,
  inverters: 1,
  total: 9375.9,
  pricePerWp: 1.7,
  dcAcRatio: 1.0848,
  dispatch: { availability: 'Immediate', days: 0 },
  points: { earned: 9375, missing: { category: 'Prata', points: 120_000 } },
  usualPayment: { method: 'CREDIT_CARD', instalments: 10, value: 1031.34, total: 10_313.4 },
  strings: '1 string de 10',
  stringVocMaxV: 534.2,
  voltageLimitV: 550,
  stringVmpMinV: 352.1,
  warnings: [],
  weightKg: 335.5,
  items: [],
  inCart: true,
  layout,
  ...rest,
})

/** The cheapest kit beside it: close to the voltage limit and oversized. */
export const aCheaperKit = (rest: Partial<KitView> = {}): KitView =>
  aKit({
    tags: ['MENOR_PRECO'],
    labels: ['MENOR_PRECO', 'MENOR_TOTAL'],
    moduleCode: '10010007',
    modulePowerW: 575,
    inverterCode: '10100002',
    inverterName: 'Inversor VOLTARA VT-4K-M 4,05kW monofásico 220V',
    inverterPowerW: 4050,
    powerW: 5750,
    total: 9285.9,
    pricePerWp: 1.61,
    dcAcRatio: 1.4198,
    dispatch: { availability: '2026-12-14', days: 19 },
    points: { earned: 9285, missing: { category: 'Prata', points: 120_000 } },
    usualPayment: { method: 'CREDIT_CARD', instalments: 10, value: 1021.44, total: 10_214.4 },
    stringVocMaxV: 546.9,
    warnings: [{ code: 'OVERSIZING_ALTO', text: 'Potência dos módulos 42% acima do inversor' }],
    inCart: false,
    ...rest,
  })

export const someProposals = (rest: Partial<Proposals> = {}): Proposals => ({
  found: true,
  reason: null,
  kits: [aKit(), aCheaperKit()],
  nearest: [],
  site: { uf: 'SP', tMinC: -2, tMaxC: 39 },
  options: { power: 5.5, inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1 },
  cart: null,
  ...rest,
})
