import type { PointsProductView, TradeView } from '@girassol/contract/points-store'

/** A tool of the points store, in stock. */
export const aPointsProduct = (more: Partial<PointsProductView> = {}): PointsProductView => ({
  B1_COD: '40010001',
  B1_DESC: 'PARAFUSADEIRA/FURADEIRA 20V 2 BATERIAS',
  CAT_DESC: 'FERRAMENTAS',
  DETALHES: 'Mandril de 13 mm, carregador rápido e maleta.',
  IMG_CAPA: 'drill.svg',
  VLR_TOT: 41_800,
  quantity: 1,
  boardingDate: 'Immediate',
  wishlist: false,
  URL_ID: 'parafusadeira-40010001',
  ...more,
})

const address = {
  addressCep: '74003010',
  erpState: 'GO',
  erpCityName: 'Goiânia',
  addressDescription: 'Avenida Goiás',
  addressNeighborhood: 'Centro',
  addressNumber: '100',
  addressComplement: null,
}

/** A swap of the tool above, delivered to the company. */
export const aTrade = (more: Partial<TradeView> = {}): TradeView => ({
  entry: { id: 9, createdAt: '2026-11-22T15:00:00.000Z', value: 41_800, type: 'DEBIT' },
  seller: {
    ...address,
    id: 1,
    name: 'Sol do Cerrado 1 Energia Ltda',
    cnpj: '11222333000181',
    pointsEnabled: true,
    user: { name: 'Marina Alves' },
  },
  delivery: address,
  products: [
    {
      code: '40010001',
      description: 'PARAFUSADEIRA/FURADEIRA 20V 2 BATERIAS',
      category: 'FERRAMENTAS',
      quantity: 1,
      value: 41_800,
    },
  ],
  balanceBefore: 184_320,
  balanceAfter: 142_520,
  ...more,
})
