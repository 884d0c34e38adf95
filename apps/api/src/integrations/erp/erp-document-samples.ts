import type { ErpDocumentOrder, ErpParty } from './erp-documents.ts'

const customer: ErpParty = {
  document: '11222333000181',
  name: 'Padaria São João & Filhos Ltda',
  cep: '13083872',
  street: 'Rua das Flores',
  number: '10',
  complement: 'Sala 2',
  neighborhood: 'Centro',
  cityCode: '3509502',
  cityName: 'Campinas',
  state: 'SP',
  phone: '1932345678',
}

/** For tests: a billed order of ten panels and an inverter, paid with a boleto. */
export const anErpDocumentOrder = (changes: Partial<ErpDocumentOrder> = {}): ErpDocumentOrder => ({
  number: 10_057,
  erpNumber: '010057',
  erpTenantId: '01,0101',
  nfKey: null,
  isBilled: true,
  isFutureSaleBilled: true,
  isOperationApproved: true,
  approvedAt: '2026-11-20T15:00:00.000Z',
  customer,
  delivery: null,
  seller: { name: 'Sol do Cerrado', cnpj: '19131243000197' },
  lines: [
    { productErpCode: '10010005', description: 'Módulo 550 W', groupCode: '1001', quantity: 10, unitCents: 37_990 },
    { productErpCode: '10100003', description: 'Inversor 5 kW', groupCode: '1010', quantity: 1, unitCents: 289_900 },
  ],
  freightCents: 35_000,
  discountCents: 5_000,
  totalCents: 720_050,
  weightKg: 269.5,
  slips: [{ amountCents: 720_050, dueDate: '2026-11-25' }],
  ...changes,
})
