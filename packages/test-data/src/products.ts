import type { ProductDetailView, ProductView } from '@girassol/contract/catalogue'

/** A panel on sale, in stock, as an integrator with prices sees it. */
export const aPanel = (more: Partial<ProductView> = {}): ProductView => ({
  B1_COD: '10010005',
  B1_DESC: 'MODULO HELIAR 550W MONO PERC 144C',
  VLR_TOT: 449.9,
  marginLiquid: null,
  IMG_CAPA: 'panel.svg',
  BM_GRUPO: '1001',
  BM_DESC: 'PAINEIS SOLARES',
  CAT_COD: 'MONO',
  CAT_DESC: 'MODULO MONOFACIAL',
  ZAM_COD: '101',
  ZAM_DESC: 'HELIAR',
  unit: 'UN',
  power: 550,
  remainingQuantity: null,
  boardingDate: null,
  availability: 'Immediate',
  BLK_INT: 'N',
  URL_ID: 'modulo-heliar-550w-mono-perc-144c-10010005',
  wishlist: false,
  quantity: 0,
  facts: ['550 W', 'Mono PERC'],
  items: [],
  ...more,
})

/** The details of the panel: a description, one line of the sheet, no files. */
export const aProductDetail = (more: Partial<ProductDetailView> = {}): ProductDetailView => ({
  ...aPanel(),
  DETALHES: 'Módulo monofacial de 144 células.',
  FT: [{ ATRIB: 'Potência máxima (Pmax)', VALOR: '550 W', link: null }],
  files: [],
  pictures: ['panel.svg'],
  successor: null,
  internalMark: null,
  inmetro: null,
  ...more,
})

export const anInverter = (more: Partial<ProductView> = {}): ProductView =>
  aPanel({
    B1_COD: '10100003',
    B1_DESC: 'INVERSOR VOLTARA VT-5K-M 5,07KW MONOFASICO 220V',
    VLR_TOT: 2449,
    IMG_CAPA: 'inverter.svg',
    BM_GRUPO: '1010',
    BM_DESC: 'INVERSORES',
    CAT_COD: 'ISTR',
    CAT_DESC: 'INVERSOR STRING',
    ZAM_COD: '201',
    ZAM_DESC: 'VOLTARA',
    power: 5070,
    URL_ID: 'inversor-voltara-vt-5k-m-10100003',
    facts: ['5,07 kW', 'monofásico 220 V'],
    ...more,
  })

/** C-28: nothing in stock and nothing on its way. */
export const outOfStock = { remainingQuantity: 0, boardingDate: null, availability: null } as const

/** The only page of a list, as the query requested it. */
export const aProductPage = (data: readonly ProductView[] = [], total = data.length) => ({
  data: [...data],
  total,
  totalIsExact: true,
  matched: [],
  correctedTerm: null,
  suggestions: [],
})
