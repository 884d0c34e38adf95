import type * as publicApi from '../public-api.ts'
import { signedExample } from './webhook-examples.ts'

/** The calls of programs with a key. */
export type ApiCallName = Exclude<keyof typeof publicApi, 'readApiDescription'>

/** What a program sends and gets, as JSON; a test checks each against the schemas of its call (API-011). */
export type ApiExample = {
  /** Behind the path of the call: its identifiers and parameters. */
  readonly address: string
  readonly body?: unknown
  /** Null where nothing is answered, no bytes where it is a file. */
  readonly answer: unknown
}

const page = (...data: readonly unknown[]) => ({ data, next: 'kT2s…9Qw' })

const product = {
  code: '10010005',
  name: 'Módulo Heliar 550W Mono PERC 144C',
  group: { code: '1001', name: 'Painéis solares' },
  brand: { code: '101', name: 'Heliar' },
  unit: 'UN',
  power: 550,
  availability: { kind: 'IMMEDIATE', day: null },
  price: 619.5,
}

const customerBody = {
  documentType: 'F',
  document: '52998224725',
  name: 'Helena Prado',
  email: 'helena@example.com',
  phone: '11988887777',
  hasIe: false,
  addressCep: '01310-100',
  addressDescription: 'Avenida Paulista',
  addressNumber: '1000',
  addressNeighborhood: 'Bela Vista',
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
}

const customer = {
  id: 812,
  documentType: 'F',
  document: '52998224725',
  name: 'Helena Prado',
  fancyName: '',
  email: 'helena@example.com',
  phoneCode: '11',
  phone: '988887777',
  ie: null,
  hasIe: false,
  sellerCode: 'INT001',
  addressCep: '01310100',
  addressDescription: 'Avenida Paulista',
  addressNumber: '1000',
  addressNeighborhood: 'Bela Vista',
  addressComplement: null,
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
}

const row = {
  id: 10001,
  type: 'MP',
  status: 'BUDGET',
  createdAt: '2026-11-23T15:00:00.000Z',
  finishedAt: '2026-11-23T15:00:00.000Z',
  expiresAt: '2026-11-30T15:00:00.000Z',
  customerName: 'Helena Prado',
  kitPower: 5.5,
  total: 7198,
}

const budget = {
  id: 10001,
  type: 'MP',
  status: 'BUDGET',
  createdAt: '2026-11-23T15:00:00.000Z',
  createdBy: 'Chave ERP da loja',
  finishedAt: '2026-11-23T15:00:00.000Z',
  approvedAt: null,
  expiresAt: '2026-11-30T15:00:00.000Z',
  awaitsApprovalUntil: null,
  kitPower: 5.5,
  customer: {
    id: 812,
    type: 'CUSTOMER',
    document: '52998224725',
    name: 'Helena Prado',
    phone: '11988887777',
    email: 'helena@example.com',
  },
  delivery: {
    type: 'same',
    address: {
      cep: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      complement: null,
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
    estimatedOn: '2026-12-04',
  },
  payment: { method: 'PIX', instalments: null },
  items: [
    {
      id: 30011,
      code: '10010005',
      name: 'Módulo Heliar 550W Mono PERC 144C',
      quantity: 10,
      availability: { kind: 'IMMEDIATE', day: null },
      price: 619.5,
      total: 6195,
    },
  ],
  totals: { items: 6195, discount: 0, freight: 1003, interest: 0, service: 0, total: 7198 },
  notes: null,
  steps: [null, null, null, null, null, null, null, null],
  invoiceNumber: null,
  documents: { page: 'https://portal.example.com/orcamentos/10001', boleto: null },
  missing: [],
}

const order = {
  ...budget,
  status: 'INVOICE',
  expiresAt: null,
  steps: ['2026-11-23T15:20:00.000Z', null, null, null, null, null, null, null],
  documents: { page: 'https://portal.example.com/pedidos/10001', boleto: null },
}

const claimRow = {
  id: 41,
  protocol: 'R-2026-000041',
  orderId: 10001,
  type: 'DAMAGED',
  status: 'OPEN',
  wish: 'REPLACE',
  openedAt: '2026-12-07T13:30:00.000Z',
  dueOn: '2026-12-09',
  units: 2,
  value: 1239,
}

const claim = {
  ...claimRow,
  text: 'Vidro trincado em dois módulos.',
  openedBy: 'Chave ERP da loja',
  lines: [{ itemId: 30011, code: '10010005', name: 'Módulo Heliar 550W Mono PERC 144C', quantity: 2 }],
  decision: null,
  moves: [{ from: null, to: 'OPEN', at: '2026-12-07T13:30:00.000Z' }],
  messages: [],
}

const webhook = {
  id: 3,
  url: 'https://erp.example.com/girassol',
  events: ['order.created', 'order.status_changed'],
  description: 'ERP da empresa',
  active: true,
  offReason: null,
  failingSince: null,
  formerSecretUntil: null,
  createdAt: '2026-11-24T13:05:00.000Z',
  version: 1,
}

/** One example of each call; the compiler asks for one of a new call. */
export const apiExamples: Readonly<Record<ApiCallName, ApiExample>> = {
  listProducts: { address: '/products?group=1001&limit=25', answer: page(product) },
  showProduct: {
    address: '/products/10010005',
    answer: {
      ...product,
      description: 'Módulo fotovoltaico de 550 W com células Mono PERC.',
      sheet: [{ name: 'Eficiência', text: '21,29 %' }],
      datasheets: [
        {
          name: 'Ficha técnica',
          address: 'https://portal.example.com/api/public/v1/datasheets/10010005/ficha-tecnica.pdf',
        },
      ],
      inmetro: { number: '004321/2025', validUntil: '2031-12-31' },
      contents: [],
    },
  },
  downloadDatasheet: { address: '/datasheets/10010005/ficha-tecnica.pdf', answer: new Uint8Array() },
  sizeKits: {
    address: '/kits',
    body: { power: 5.5, module: '10010005', inverter: '10100003', roof: 1, state: 'SP' },
    answer: {
      kits: [
        {
          module: { code: '10010005', name: 'Módulo Heliar 550W Mono PERC 144C', power: 550 },
          inverter: { code: '10100003', name: 'Inversor Voltra 5kW Monofásico 220V', power: 5000 },
          modules: 10,
          inverters: 1,
          power: 5500,
          phases: 1,
          dcAcRatio: 1.1,
          strings: '1 string de 10',
          warnings: [],
          items: [
            { code: '10010005', quantity: 10 },
            { code: '10100003', quantity: 1 },
          ],
          total: 9874.3,
          pricePerWp: 1.8,
        },
      ],
      reason: null,
    },
  },
  listCustomers: { address: '/customers?term=helena', answer: page(customer) },
  registerCustomer: { address: '/customers', body: customerBody, answer: customer },
  listBudgets: { address: '/budgets?status=BUDGET', answer: page(row) },
  showBudget: { address: '/budgets/10001', answer: budget },
  createBudget: {
    address: '/budgets',
    body: {
      items: [{ code: '10010005', quantity: 10 }],
      customerId: 812,
      addressType: 'same',
      paymentMethod: 'PIX',
    },
    answer: budget,
  },
  orderBudget: { address: '/budgets/10001/order', body: {}, answer: { order, approval: null } },
  listOrders: { address: '/orders?limit=10', answer: page({ ...row, status: 'INVOICE', expiresAt: null }) },
  showOrder: { address: '/orders/10001', answer: order },
  listDeliveries: {
    address: '/orders/10001/deliveries',
    answer: {
      data: [
        {
          id: 77,
          number: 1,
          status: 'IN_TRANSIT',
          lines: [{ code: '10010005', name: 'Módulo Heliar 550W Mono PERC 144C', quantity: 10 }],
          carrier: 'Transportadora Norte',
          trackingCode: 'TN123456789',
          trackingLink: null,
          invoiceNumber: '4521',
          promisedOn: '2026-12-04',
          dispatchedAt: '2026-12-01T11:00:00.000Z',
          deliveredAt: null,
        },
      ],
    },
  },
  listClaims: { address: '/claims?status=OPEN', answer: page(claimRow) },
  showClaim: { address: '/claims/41', answer: claim },
  openClaim: {
    address: '/claims',
    body: {
      orderId: 10001,
      deliveryId: 77,
      type: 'DAMAGED',
      wish: 'REPLACE',
      text: 'Vidro trincado em dois módulos.',
      lines: [{ itemId: 30011, quantity: 2 }],
    },
    answer: claim,
  },
  listWebhooks: { address: '/webhooks', answer: { data: [webhook] } },
  showWebhook: { address: '/webhooks/3', answer: webhook },
  addWebhook: {
    address: '/webhooks',
    body: { url: webhook.url, events: webhook.events, description: webhook.description },
    answer: { ...webhook, secret: signedExample.secret },
  },
  changeWebhook: {
    address: '/webhooks/3',
    body: { active: false, version: 1 },
    answer: { ...webhook, active: false, offReason: 'USER', version: 2 },
  },
  removeWebhook: { address: '/webhooks/3', answer: null },
}
