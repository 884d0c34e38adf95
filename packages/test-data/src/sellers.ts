import type { SellerView } from '@girassol/contract/sellers'

/** An approved integrator; the number tells it from its like. */
export const aSeller = (number = 1, rest: Partial<SellerView> = {}): SellerView => ({
  id: number,
  name: `Sol do Cerrado ${number} Energia Ltda`,
  fancyName: `Sol do Cerrado ${number}`,
  cnpj: '11222333000181',
  erpCode: `INT${String(number).padStart(3, '0')}`,
  erpState: 'GO',
  erpCityName: 'Goiânia',
  pointsEnabled: true,
  ...rest,
})

/** `count` integrators, as a list answers a page of them. */
export const sellerPage = (count: number, { skip, take }: { readonly skip: number; readonly take: number }) => ({
  data: Array.from({ length: count }, (_, index) => aSeller(index + 1)).slice((skip - 1) * take, skip * take),
  total: count,
  totalIsExact: true,
})
