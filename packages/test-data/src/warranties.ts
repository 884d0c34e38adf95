import type {
  OrderSerialsView,
  PublicWarranties,
  SerialView,
  TrackedProductView,
  WarrantyRow,
} from '@girassol/contract/warranties'

export const aSerial = (changes: Partial<SerialView> = {}): SerialView => ({
  id: 1,
  number: 'HL550-0001',
  source: 'LOGISTICS',
  registeredBy: 'Lucas Lima',
  registeredAt: '2026-11-23T12:00:00.000Z',
  delivery: null,
  startsOn: '2026-11-20',
  productMonths: 144,
  performanceMonths: 300,
  productUntil: '2038-11-19',
  performanceUntil: '2051-11-19',
  replacedBy: null,
  mayRemove: false,
  needsReason: false,
  ...changes,
})

export const aTrackedProduct = (changes: Partial<TrackedProductView> = {}): TrackedProductView => ({
  itemId: 501,
  code: '10010005',
  name: 'MÓDULO HELIAR 550W',
  units: 10,
  serials: [],
  ...changes,
})

export const orderSerials = (changes: Partial<OrderSerialsView> = {}): OrderSerialsView => ({
  products: [aTrackedProduct()],
  mayRegister: true,
  refusal: null,
  ...changes,
})

export const aWarranty = (changes: Partial<WarrantyRow> = {}): WarrantyRow => ({
  id: 1,
  serial: 'HL550-0001',
  productCode: '10010005',
  productName: 'MÓDULO HELIAR 550W',
  orderId: 10010,
  customerName: 'Padaria Aurora Ltda',
  sellerName: 'Sol do Cerrado Energia',
  site: null,
  startsOn: '2026-11-20',
  productMonths: 144,
  performanceMonths: 300,
  productUntil: '2038-11-19',
  performanceUntil: '2051-11-19',
  replacedBy: null,
  ...changes,
})

export const publicWarranties = (changes: Partial<PublicWarranties> = {}): PublicWarranties => {
  const { number, startsOn, productMonths, performanceMonths, productUntil, performanceUntil } = aSerial()
  const cover = { startsOn, productMonths, performanceMonths, productUntil, performanceUntil }
  return {
    company: { name: 'Sol do Cerrado Energia', phone: '62987654321', email: 'contato@sol.example', site: null },
    equipment: [{ name: 'MÓDULO HELIAR 550W', serials: [{ number, ...cover }] }],
    ...changes,
  }
}
