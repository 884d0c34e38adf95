import type { ErpCustomerRecord, ErpOperation, ErpOrder, ErpProduct, ErpVoucher } from './erp.ts'

/** For tests. */
export const anErpProduct = (erpCode: string, changes: Partial<ErpProduct> = {}): ErpProduct => ({
  erpCode,
  description: `MODULO ${erpCode}`,
  groupCode: '1001',
  groupName: 'PAINEIS SOLARES',
  brandCode: '101',
  brandName: 'HELIAR',
  unit: 'UN',
  priceCents: 37_990,
  weightKg: 24.7,
  stockQuantity: 120,
  boardingDate: null,
  active: true,
  ...changes,
})

/** For tests. */
export const anErpCustomer = (changes: Partial<ErpCustomerRecord> = {}): ErpCustomerRecord => ({
  name: 'PADARIA CENTRAL LTDA',
  fancyName: 'PADARIA SAO JOAO',
  document: '11222333000181',
  addressDescription: 'RUA DAS FLORES',
  addressNumber: '10',
  addressComplement: '',
  addressNeighborhood: 'CENTRO',
  erpCityName: 'Campinas',
  erpState: 'SP',
  addressCep: '13083872',
  ie: 'ISENTO',
  erpCity: '3509502',
  phone: '1932345678',
  email: 'contato@padaria.example',
  sellerCode: '000777',
  ...changes,
})

/** For tests. */
export const anErpOrder = (changes: Partial<ErpOrder> = {}): ErpOrder => ({
  number: 1024,
  erpTenantId: '01,0101',
  sellerCode: '000123',
  customerDocument: '11222333000181',
  paymentConditionCode: '001',
  freightCents: 35_000,
  discountCents: 0,
  totalCents: 414_900,
  futureSale: false,
  additionalData: '',
  lines: [{ productErpCode: '10010001', quantity: 10, unitCents: 37_990 }],
  ...changes,
})

/** For tests. */
export const anErpOperation = (changes: Partial<ErpOperation> = {}): ErpOperation => ({
  customerDocument: '52998224725',
  totalCents: 520_000,
  additionalData: 'Entregar à tarde',
  ...changes,
})

/** For tests. */
export const anErpVoucher = (changes: Partial<ErpVoucher> = {}): ErpVoucher => ({
  number: '88219',
  amountCents: 1_279_040,
  date: '2026-11-20',
  method: 'FINANCING',
  account: { bankNumber: '001', branchCode: '1234-5', accountNumber: '67890-1' },
  file: { name: 'comprovação.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
  ...changes,
})
