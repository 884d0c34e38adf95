import { describe, expect, test } from 'vitest'
import { type Role, roles } from '../../access/roles.ts'
import { paymentMethods } from '../../payments/payment-method.ts'
import type { OrderFacts } from '../moves/order-facts.ts'
import type { MoveAction } from '../moves/order-move-rules.ts'
import { orderActions } from './order-actions.ts'
import { type OrderStatus, orderStatusNames } from './order-status.ts'

/** Copied from the tables of roles and statuses, independently of the rules: roles, statuses and payment. */
type Row = { readonly who: string; readonly on: readonly OrderStatus[]; readonly pays?: readonly string[] }

/** The roles by the column headers of the table. */
const heads: Readonly<Record<string, Role>> = {
  ADM: 'ADMINISTRATOR',
  CSUP: 'COMMERCIAL_SUPERVISOR',
  COM: 'COMMERCIAL',
  CS: 'CUSTOMER_SUCCESS',
  FIN: 'FINANCIAL',
  REG: 'REGISTRATION',
  LOG: 'LOGISTICS',
  PUR: 'PURCHASE',
  PROD: 'PRODUCTION',
  MKT: 'MARKETING',
  PADM: 'POINTS_ADMINISTRATOR',
  INT: 'INTEGRATOR',
  MAN: 'MANAGER',
  CON: 'CONTRIBUTOR',
  SHIP: 'SHIPPING_COMPANY',
}

const all = orderStatusNames
const but = (...left: OrderStatus[]) => all.filter((status) => !left.includes(status))
const store = 'ADM CSUP COM CS INT MAN CON'
const readers = 'ADM CSUP COM CS FIN REG LOG PUR PROD MKT PADM INT MAN CON'
const returnable = [
  'INVOICE_BILLING_ERP',
  'INVOICE_PAYED_ERP',
  'INVOICE_BILLED',
  'INVOICE_DISPATCHED',
  'DELIVERY_IN_TRANSIT',
  'DELIVERY_EN_ROUTE',
  'INVOICE_DELIVERED',
  'BILLED_WAITING_RELEASE',
  'BILLED_WAITING_PAYMENT',
  'WAITING_DISPATCH',
] as const
const waitingStatuses = ['BILLED_WAITING_PAYMENT', 'BILLED_WAITING_RELEASE'] as const

/** An action may have several rows; each of them allows it. */
const table: Readonly<Record<MoveAction, readonly Row[]>> = {
  placeOrder: [{ who: store, on: ['BUDGET'] }],
  editBudget: [{ who: store, on: ['BUDGET'] }],
  removeBudget: [{ who: store, on: ['BUDGET', 'BUDGET_EXPIRED'] }],
  remake: [{ who: store, on: but('CART', 'BUDGET') }],
  changeBranch: [{ who: 'ADM CSUP', on: ['CART', 'BUDGET'] }],
  validate: [{ who: 'ADM CSUP COM CS', on: ['INVOICE'] }],
  reproveFromList: [
    { who: 'ADM CSUP COM CS', on: ['INVOICE'] },
    { who: 'ADM CSUP COM', on: ['INVOICE_VALIDATED'] },
  ],
  reproveFromDetail: [
    { who: 'ADM CSUP COM FIN', on: ['INVOICE'] },
    { who: 'ADM CSUP COM', on: ['INVOICE_VALIDATED'] },
  ],
  approve: [
    { who: 'ADM CSUP COM', on: ['INVOICE_VALIDATED'], pays: paymentMethods.filter((each) => each !== 'FINANCING') },
    { who: 'ADM REG', on: ['INVOICE_VALIDATED'], pays: ['FINANCING'] },
  ],
  releasePayment: [],
  pay: [
    {
      who: 'ADM CSUP COM INT MAN CON',
      on: ['INVOICE_APPROVED'],
      pays: paymentMethods.filter((each) => each !== 'FINANCING' && each !== 'OTHERS'),
    },
  ],
  confirmBilling: [{ who: 'ADM FIN', on: ['INVOICE_APPROVED'], pays: ['FINANCING', 'OTHERS'] }],
  analyseCard: [{ who: 'ADM FIN', on: ['INVOICE_ANALYSIS'] }],
  releaseDispatch: [{ who: 'ADM FIN', on: waitingStatuses, pays: ['FINANCING', 'DEPOSIT', 'OTHERS'] }],
  cancel: [
    { who: 'ADM FIN', on: ['INVOICE_APPROVED', 'INVOICE_PAYED_ERP', 'INVOICE_BILLING_ERP'] },
    { who: 'CSUP', on: ['INVOICE_APPROVED'], pays: ['FINANCING', 'OTHERS'] },
    { who: 'COM', on: ['INVOICE_APPROVED'], pays: ['FINANCING'] },
  ],
  requestReturn: [{ who: 'ADM CSUP COM FIN INT MAN CON', on: returnable }],
  sendToCarrier: [
    {
      who: 'ADM LOG',
      on: ['INVOICE_PAYED_ERP', 'INVOICE_SEPARATE', 'INVOICE_BILLED', 'INVOICE_BILLING_ERP', 'WAITING_DISPATCH'],
    },
  ],
  openTriangulation: [],
  releaseOperation: [],
  openVouchers: [
    {
      who: 'ADM FIN',
      on: but('CART', 'BUDGET', 'BUDGET_EXPIRED', 'INVOICE', 'INVOICE_VALIDATED', 'PROCESSING', 'INVOICE_REPROVED'),
      pays: ['FINANCING', 'OTHERS'],
    },
  ],
  readFeedback: [{ who: readers, on: all }],
  print: [{ who: readers, on: but('CART') }],
  seeBranch: [{ who: 'ADM CSUP', on: ['CART', 'BUDGET', 'BUDGET_EXPIRED'] }],
  seeLogs: [{ who: 'ADM CSUP COM CS FIN REG LOG PUR PROD MKT PADM', on: all }],
  seeApprover: [{ who: 'ADM INT MAN CON', on: all }],
  seeContributorLogs: [{ who: 'INT MAN', on: all }],
  seeCarrierValues: [{ who: 'ADM', on: all }],
}

const facts: OrderFacts = {
  roles: ['INTEGRATOR'],
  status: 'INVOICE',
  type: 'MP',
  lacks: null,
  campaignOpen: true,
  paymentMethod: 'PIX',
  isPaymentReleased: true,
  isFutureSale: false,
  isTriangulation: false,
  triangulationStatus: null,
  hasFeedback: true,
  isWithFreightHub: false,
  addressType: 'same',
  deliveryCep: '13083872',
}

/** The expected answer for one role, status and payment. */
const expected = (action: MoveAction, { role, status, pays }: { role: Role; status: OrderStatus; pays: string }) =>
  table[action].some(
    (row) =>
      row.who.split(' ').some((head) => heads[head] === role) &&
      row.on.includes(status) &&
      (row.pays?.includes(pays) ?? true),
  )

const actions = Object.keys(table) as MoveAction[]

const findAnswers = (role: Role, given: Partial<OrderFacts>) => orderActions({ ...facts, ...given, roles: [role] })

describe.each(Object.values(heads))('%s', (role) => {
  test('AUTH-021 C-12 may do in each of the 34 statuses, with each payment, what the tables say and nothing else', () => {
    const different: string[] = []
    for (const status of orderStatusNames) {
      for (const pays of paymentMethods) {
        const answers = findAnswers(role, { status, paymentMethod: pays })
        for (const action of actions) {
          if (answers[action].allowed === expected(action, { role, status, pays })) continue
          different.push(`${action} on ${status} with ${pays}: ${answers[action].allowed}`)
        }
      }
    }
    expect(different).toEqual([])
  })
})

test('AUTH-017 the tables contain every role', () => {
  expect(Object.values(heads).sort()).toEqual([...roles].sort())
})

const allowedRoles = (action: MoveAction, given: Partial<OrderFacts>) =>
  roles.filter((role) => findAnswers(role, given)[action].allowed)

describe('conditions beyond role and status', () => {
  test('APR-003 only registration and administrators approve a future sale, whatever the payment', () => {
    const given = { status: 'INVOICE_VALIDATED', isFutureSale: true } as const
    expect(allowedRoles('approve', given)).toEqual(['ADMINISTRATOR', 'REGISTRATION'])
  })

  test('APR-005 an others payment waits for its release before it is approved', () => {
    const given = { status: 'INVOICE_VALIDATED', paymentMethod: 'OTHERS', isPaymentReleased: false } as const
    expect(findAnswers('COMMERCIAL', given).approve).toEqual({
      allowed: false,
      reason: 'Espere o financeiro validar a forma de pagamento antes de prosseguir.',
    })
  })

  test('PAY-017 the others payment of a validated order is released once, by the financial department', () => {
    const given = { status: 'INVOICE_VALIDATED', paymentMethod: 'OTHERS', isPaymentReleased: false } as const
    expect(allowedRoles('releasePayment', given)).toEqual(['ADMINISTRATOR', 'FINANCIAL'])
    expect(allowedRoles('releasePayment', { ...given, isPaymentReleased: true })).toEqual([])
    expect(allowedRoles('releasePayment', { ...given, paymentMethod: 'PIX' })).toEqual([])
    expect(allowedRoles('releasePayment', { ...given, status: 'INVOICE' })).toEqual([])
  })

  test('DET-011 DET-013 ORD-032 a promotion is neither remade nor rejected in its detail', () => {
    expect(allowedRoles('remake', { type: 'BF' })).toEqual([])
    for (const status of orderStatusNames)
      expect(findAnswers('INTEGRATOR', { type: 'BF', status }).remake).toMatchObject({ allowed: false, hidden: true })
    expect(allowedRoles('reproveFromDetail', { type: 'BF' })).toEqual([])
    expect(allowedRoles('reproveFromList', { type: 'BF' })).toHaveLength(4)
  })

  test('FRT-001 an order with the carrier is not sent again', () => {
    const given = { status: 'INVOICE_SEPARATE', isWithFreightHub: true } as const
    expect(allowedRoles('sendToCarrier', given)).toEqual([])
  })

  test('FRT-003 an order that is picked up, or has no address, is not sent, and the menu shows why', () => {
    const findAnswer = (given: Partial<OrderFacts>) =>
      findAnswers('LOGISTICS', { status: 'INVOICE_SEPARATE', ...given }).sendToCarrier
    expect(findAnswer({})).toEqual({ allowed: true })
    expect(findAnswer({ addressType: 'pickup', deliveryCep: null })).toEqual({
      allowed: false,
      reason: 'Um pedido com retirada não é enviado para o Fretefy.',
    })
    expect(findAnswer({ deliveryCep: null })).toEqual({
      allowed: false,
      reason: 'Este pedido não tem endereço de entrega.',
    })
  })

  test('ORD-034 feedback can be read when there is some', () => {
    expect(allowedRoles('readFeedback', { hasFeedback: false })).toEqual([])
  })

  test('C-76 C-77 a triangulation is opened from the picking on, and released when it is complete and billed', () => {
    const operation = { isTriangulation: true, triangulationStatus: 'COMPLETED' } as const
    const open = orderStatusNames.filter((status) => allowedRoles('openTriangulation', { ...operation, status })[0])
    expect([...open].sort()).toEqual([
      'DELIVERY_EN_ROUTE',
      'DELIVERY_IN_TRANSIT',
      'INVOICE_BILLED',
      'INVOICE_DELIVERED',
      'INVOICE_DISPATCHED',
      'INVOICE_SEPARATE',
      'WAITING_APPROVAL',
    ])
    const billed = { ...operation, status: 'INVOICE_BILLED' } as const
    expect(allowedRoles('releaseOperation', billed)).toEqual(['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'])
    expect(allowedRoles('releaseOperation', { ...billed, triangulationStatus: 'CREATED' })).toEqual([])
    expect(allowedRoles('openTriangulation', { ...billed, isTriangulation: false })).toEqual([])
  })

  test.each([
    ['FINANCIAL', 'Só é possível reprovar o pedido com o status “Pedido em análise”; agora é “Aprovado”.'],
    [
      'COMMERCIAL',
      'Só é possível reprovar o pedido com o status “Pedido em análise” ou “Validado”; agora é “Aprovado”.',
    ],
  ] as const)('C-53 %s reads in which statuses this role rejects an order', (role, reason) => {
    const { reproveFromDetail } = findAnswers(role, { status: 'INVOICE_APPROVED' })
    expect(reproveFromDetail).toEqual({ allowed: false, reason })
  })

  test('C-63 BUD-022 an expired budget and an incomplete one cannot be ordered, and the reason is given', () => {
    expect(findAnswers('INTEGRATOR', { status: 'BUDGET_EXPIRED' }).placeOrder).toEqual({
      allowed: false,
      reason: 'Só é possível fazer o pedido com o status “Orçamento”; agora é “Orçamento expirado”.',
    })
    expect(findAnswers('INTEGRATOR', { status: 'BUDGET', lacks: 'Escolha o cliente.' }).placeOrder).toEqual({
      allowed: false,
      reason: 'Escolha o cliente.',
    })
  })
})

describe('the text of a refusal', () => {
  test('C-13 it names who could do it, and that menus may omit it', () => {
    expect(findAnswers('INTEGRATOR', { status: 'INVOICE_APPROVED' }).confirmBilling).toEqual({
      allowed: false,
      reason: 'Só Administrador e Financeiro podem confirmar o faturamento.',
      hidden: true,
    })
  })

  test('APR-020 a role that may do it with another payment still sees the entry, with the reason', () => {
    const cancel = findAnswers('COMMERCIAL', { status: 'INVOICE_APPROVED', paymentMethod: 'PIX' }).cancel
    expect(cancel).toEqual({
      allowed: false,
      reason: 'Só Administrador e Financeiro podem cancelar o pedido no ERP.',
    })
  })

  test('C-12 every refusal is a sentence', () => {
    for (const status of orderStatusNames) {
      for (const answer of Object.values(findAnswers('LOGISTICS', { status }))) {
        if (!answer.allowed) expect(answer.reason).toMatch(/^\p{Lu}.{10,}$/u)
      }
    }
  })
})
