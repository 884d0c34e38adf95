import type { OrderItemView, OrderRow, OrderView } from '@girassol/contract/orders'
import { type OrderAction, orderActionNames, rowActionNames } from '@girassol/domain/orders'

/** One product of an order: ten panels of R$ 449,90, in stock. */
export const anOrderItem = (rest: Partial<OrderItemView> = {}): OrderItemView => ({
  id: 1,
  invoiceId: 10482,
  productErpCode: '10010005',
  productName: 'MODULO HELIAR 550W MONO PERC 144C',
  groupCode: '1001',
  groupName: 'PAINEIS SOLARES',
  productCategory: 'MODULO MONOFACIAL',
  imageKind: 'panel',
  quantity: 10,
  kitQuantity: 0,
  step: 1,
  unitValue: 449.9,
  totalValue: 4499,
  agreedUnitValue: null,
  availability: 'Immediate',
  currentAvailability: 'Immediate',
  unitPower: 550,
  status: 'AVAILABLE',
  isCart: false,
  ...rest,
})

const nowhere = {
  Cep: null,
  Description: null,
  Number: null,
  Complement: null,
  Neighborhood: null,
  ErpState: null,
  ErpCity: null,
  ErpCityName: null,
} as const

type AddressFields<Kind extends 'charge' | 'delivery'> = {
  [Name in keyof typeof nowhere as `${Kind}Address${Name}`]: string | null
}

const noAddress = <Kind extends 'charge' | 'delivery'>(kind: Kind): AddressFields<Kind> =>
  Object.fromEntries(
    Object.keys(nowhere).map((name) => [`${kind}Address${name}`, null]),
  ) as unknown as AddressFields<Kind>

const values = {
  subTotal: 9375.9,
  discountValue: 0,
  percentage: 0,
  subTotalWithDiscount: 9375.9,
  freightValue: 300.03,
  freightPercentage: 3.2,
  freightKind: 'percent',
  rawInvoice: 9675.93,
  interestValue: 0,
  interestPercentage: 0,
  grossCommission: 450,
  netCommission: 360,
  totalInvoice: 10_125.93,
  marginLiquid: null,
  isMarginBelowAllowed: false,
  marginReason: null,
  amountDue: null,
} as const

const payment = {
  paymentMethod: 'PIX',
  cards: 0,
  card1value: null,
  card2value: null,
  card1installments: null,
  card2installments: null,
  cardMaxInstallmentNumber: null,
  financingBank: null,
  isPaymentSpecialFinancing: false,
  financing: null,
  othersPaymentMethodCode: null,
  othersPaymentMethod: null,
} as const

const customer = {
  customerId: 3,
  customerType: 'CUSTOMER',
  customerDocument: '12457896000111',
  customerName: 'Padaria Trigo Dourado Ltda',
  customerPhone: '62999990000',
  customerEmail: null,
} as const

/** The later data of an order that waits for validation. */
const life = {
  awaitsApprovalUntil: null,
  isNegotiated: false,
  hasAgreement: false,
  agreedDiscount: null,
  sellerId: 1,
  seller: {
    name: 'Sol do Cerrado Energia Ltda',
    branchName: 'Goiânia',
    erpCode: 'INT001',
    canDoTriangulation: true,
    pointsEnabled: true,
    erpState: 'SP',
  },
  customerErpCode: null,
  erpTenantId: '01,01',
  deliveryDate: '2026-11-28',
  invoiceProduction: { waybillDate: null, actualEstimatedDeliveryDate: null },
  futureSale: 0,
  isTriangulation: false,
  triangulationStatus: null,
  highlightShippingNf: false,
  approvalFeedback: null,
  invoiceAttachments: [],
  barcodeUrl: null,
  nf: null,
  fretefyCode: null,
  fretefyFreightValue: null,
  fretefyCarrierCode: null,
  fretefyCarrierName: null,
  fretefyCarrierDocument: null,
  fretefyTotalCubage: null,
  paymentSpecialFinancing: null,
  pickupSaving: null,
  deliveries: null,
  boarding: { kind: 'expected', day: '2026-11-28' },
  arrival: { kind: 'expected', day: '2026-12-04' },
  statusSince: '2026-11-21T12:14:00.000Z',
  holder: 'commercial',
  halt: null,
  waiting: null,
  steps: ['2026-11-21T12:14:00.000Z', '2026-11-21T12:14:00.000Z', null, null, null, null, null, null],
} satisfies Partial<OrderView>

const allowedAll = <Name extends OrderAction>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { allowed: true }])) as Record<Name, { readonly allowed: true }>

const everythingAllowed = allowedAll(orderActionNames)

/** An order of R$ 10.125,93 waiting for validation; `rest` has the differences. */
export const anOrder = (rest: Partial<OrderView> = {}): OrderView => ({
  id: 10_482,
  version: 1,
  type: 'MP',
  status: 'INVOICE',
  createdAt: '2026-11-21T12:10:00.000Z',
  finishedAt: '2026-11-21T12:14:00.000Z',
  approvedAt: null,
  expiresAt: null,
  createdBy: 'Marina Alves',
  invoiceItems: [anOrderItem()],
  integrator: {
    id: 1,
    name: 'Sol do Cerrado Energia Ltda',
    fancyName: 'Sol do Cerrado Energia',
    cnpj: '11222333000181',
    erpCode: 'INT001',
    erpState: 'SP',
    erpCityName: 'São Paulo',
  },
  ...life,
  branchName: 'Goiânia',
  ...customer,
  ...noAddress('charge'),
  deliveryAddressId: null,
  ...noAddress('delivery'),
  addressType: 'pickup',
  deliveryDeadline: null,
  estimatedDeliveryDate: '2026-12-04',
  ...payment,
  additionalData: null,
  insurance: true,
  ...values,
  figures: null,
  kitPower: 5.5,
  totalWeight: 273.2,
  totalCubage: 1.12,
  generator: null,
  kit: null,
  missing: [],
  actions: everythingAllowed,
  ...rest,
})

/** A row of the order list. */
export const anOrderRow = (rest: Partial<OrderRow> = {}): OrderRow => ({
  id: 10_482,
  type: 'MP',
  status: 'INVOICE',
  version: 1,
  createdAt: '2026-11-21T12:10:00.000Z',
  finishedAt: '2026-11-21T12:14:00.000Z',
  approvedAt: null,
  expiresAt: null,
  customerName: 'Padaria Trigo Dourado Ltda',
  sellerName: 'Sol do Cerrado Energia',
  paymentMethod: 'PIX',
  totalInvoice: 9375.9,
  estimatedDeliveryDate: '2026-11-28',
  arrival: { kind: 'expected', day: '2026-11-28' },
  isPickup: false,
  deliveries: null,
  statusSince: '2026-11-21T12:14:00.000Z',
  kitPower: 5.5,
  approvalFeedback: null,
  attachments: 0,
  barcodeUrl: null,
  actions: allowedAll(rowActionNames),
  ...rest,
})
