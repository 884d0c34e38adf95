import { expect, test } from 'vitest'
import { roles } from '../../access/index.ts'
import type { OrderFacts } from '../moves/order-facts.ts'
import { finishedAs, orderActions } from './order-actions.ts'
import { orderStatusNames } from './order-status.ts'

const cart: OrderFacts = {
  roles: ['INTEGRATOR'],
  status: 'CART',
  type: 'MP',
  lacks: null,
  campaignOpen: true,
  paymentMethod: 'PIX',
  isPaymentReleased: false,
  isFutureSale: false,
  isTriangulation: false,
  triangulationStatus: null,
  hasFeedback: false,
  isWithFreightHub: false,
  addressType: 'same',
  deliveryCep: '13083872',
}
const allowedTo = (facts: Partial<OrderFacts>) =>
  Object.entries(orderActions({ ...cart, ...facts })).flatMap(([action, answer]) => (answer.allowed ? [action] : []))

test('C-61 DET-027 a cart, a budget and an order that waits for validation may be edited, nothing else', () => {
  const editable = orderStatusNames.filter((status) => allowedTo({ status }).includes('edit'))
  expect(editable).toEqual(['CART', 'BUDGET', 'INVOICE'])
})

test('CART-006 WIZ-029 only a cart is finished, as an order or as a budget', () => {
  const finishes = (facts: Partial<OrderFacts>) => allowedTo(facts).filter((action) => action.startsWith('finish'))
  expect(finishes({})).toEqual(['finishAsBudget', 'finishAsOrder'])
  for (const status of orderStatusNames.filter((name) => name !== 'CART')) expect(finishes({ status })).toEqual([])
})

test('WIZ-025 what a cart lacks is the reason it cannot be finished', () => {
  const { finishAsOrder } = orderActions({ ...cart, lacks: 'Escolha o cliente.' })
  expect(finishAsOrder).toEqual({ allowed: false, reason: 'Escolha o cliente.' })
})

test('WIZ-030 a promotion is never a budget', () => {
  expect(allowedTo({ type: 'BF' })).not.toContain('finishAsBudget')
  expect(allowedTo({ type: 'BF' })).toContain('finishAsOrder')
})

test('WIZ-031 a promotion is refused while its campaign is off', () => {
  const { finishAsOrder } = orderActions({ ...cart, type: 'BF', campaignOpen: false })
  expect(finishAsOrder).toEqual({
    allowed: false,
    reason: 'Não é possível continuar pois a promoção está cancelada',
  })
  expect(allowedTo({ type: 'PA', campaignOpen: false })).toContain('finishAsOrder')
})

test('C-12 who has no store rights may only look', () => {
  expect(allowedTo({ roles: ['FINANCIAL'] })).not.toContain('edit')
  expect(allowedTo({ roles: ['FINANCIAL', 'COMMERCIAL'] })).toContain('edit')
})

test('CART-014 C-61 a discount is given by commercial roles and customer success, while the order may be edited', () => {
  const givers = roles.filter((role) => allowedTo({ roles: [role] }).includes('discount'))
  expect(givers).toEqual(['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS'])
  const open = orderStatusNames.filter((status) => allowedTo({ status, roles: ['COMMERCIAL'] }).includes('discount'))
  expect(open).toEqual(['CART', 'BUDGET', 'INVOICE'])
})

test('C-32 DET-049 who buys empties their cart, and takes nothing out of a saved order', () => {
  expect(allowedTo({})).toContain('removeItem')
  const { removeItem } = orderActions({ ...cart, status: 'INVOICE' })
  expect(removeItem).toEqual({
    allowed: false,
    reason: 'Você não tem permissão para remover este item do pedido.',
  })
  expect(allowedTo({ status: 'INVOICE', roles: ['COMMERCIAL'] })).toContain('removeItem')
})

test('CART-032 C-227 staff who act for integrators give a budget or a new order to another one', () => {
  const givers = roles.filter((role) => allowedTo({ roles: [role], status: 'INVOICE' }).includes('changeSeller'))
  expect(givers).toEqual(['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS'])
  const open = orderStatusNames.filter((status) =>
    allowedTo({ status, roles: ['COMMERCIAL'] }).includes('changeSeller'),
  )
  expect(open).toEqual(['BUDGET', 'INVOICE'])
})

test('C-227 an order without a payment is not validated, and says why', () => {
  const facts = { ...cart, status: 'INVOICE', roles: ['COMMERCIAL'] } as const
  expect(orderActions({ ...facts, paymentMethod: null }).validate).toEqual({
    allowed: false,
    reason: 'Escolha a forma de pagamento antes de validar o pedido.',
  })
  expect(orderActions({ ...facts, paymentMethod: 'PIX' }).validate).toEqual({ allowed: true })
})

test('CART-006 the status tells whether a cart was finished as a budget or as an order', () => {
  expect(finishedAs('CART')).toBeNull()
  expect(orderStatusNames.filter((status) => finishedAs(status) === 'BUDGET')).toEqual(['BUDGET', 'BUDGET_EXPIRED'])
  expect(finishedAs('INVOICE_DELIVERED')).toBe('INVOICE')
})

test('PAY-005 C-61 C-13 the payment of a cart or budget is for store roles, of an order for privileged ones', () => {
  const buyers = ['COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'ADMINISTRATOR', 'CUSTOMER_SUCCESS']
  const expected: Partial<Record<string, readonly string[]>> = {
    CART: [...buyers, 'INTEGRATOR', 'MANAGER', 'CONTRIBUTOR'],
    BUDGET: [...buyers, 'INTEGRATOR', 'MANAGER', 'CONTRIBUTOR'],
    INVOICE: [...buyers, 'FINANCIAL'],
  }
  for (const status of orderStatusNames) {
    const may = roles.filter((role) => allowedTo({ roles: [role], status }).includes('editPayment'))
    expect([status, may.toSorted()]).toEqual([status, (expected[status] ?? []).toSorted()])
  }
})

test('PAY-006 the others’ conditions are for the eleven internal roles, in a cart, a budget or an order', () => {
  const eleven = roles.filter((role) => !['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR', 'SHIPPING_COMPANY'].includes(role))
  for (const status of orderStatusNames) {
    const may = roles.filter((role) => allowedTo({ roles: [role], status }).includes('viewOtherMethods'))
    expect([status, may]).toEqual([status, ['CART', 'BUDGET', 'INVOICE'].includes(status) ? eleven : []])
  }
})

test('FIN-018 who borrows is read by store roles, the financial department and registration', () => {
  const may = roles.filter((role) => allowedTo({ roles: [role], status: 'INVOICE' }).includes('readFinancing'))
  expect(roles.filter((role) => !may.includes(role)).toSorted()).toEqual([
    'LOGISTICS',
    'MARKETING',
    'POINTS_ADMINISTRATOR',
    'PRODUCTION',
    'PURCHASE',
    'SHIPPING_COMPANY',
  ])
})
