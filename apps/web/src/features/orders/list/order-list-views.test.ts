import { expect, test } from 'vitest'
import { filterStatuses, orderListDefaults, orderListQuery } from './order-list-state.ts'
import { currentView, toViewSearch, toViewState, viewsFor } from './order-list-views.ts'

const labelsFor = (role: 'COMMERCIAL' | 'FINANCIAL' | 'INTEGRATOR') => viewsFor([role]).map(({ label }) => label)

test('ORD-028 each role has the views for its work, with all orders first', () => {
  expect(labelsFor('COMMERCIAL')).toEqual([
    'Todos',
    'Para validar',
    'Para aprovar',
    'Aguardando pagamento',
    'Atrasados',
    'Em entrega',
  ])
  expect(labelsFor('FINANCIAL')).toEqual([
    'Todos',
    'Erro no pagamento',
    'Forma a liberar',
    'Faturamento a confirmar',
    'Cartão em análise',
    'Expedição a liberar',
    'Atrasados',
    'Em entrega',
  ])
  expect(labelsFor('INTEGRATOR')).toEqual(['Todos', 'Aguardando pagamento', 'Atrasados', 'Em entrega'])
})

test('ORD-019 a view equals its filters: with them set it is the current one, in any sort order', () => {
  const views = viewsFor(['ADMINISTRATOR'])
  for (const view of views) {
    const state = toViewState(view)
    expect(currentView(views, state)).toBe(view.id)
    expect(currentView(views, { ...state, dir: 'ASC' })).toBe(view.id)
    expect(toViewState({ search: toViewSearch(state) })).toEqual(state)
    expect(state.status.every((status) => (filterStatuses as readonly string[]).includes(status))).toBe(true)
  }
  expect(currentView(views, { ...orderListDefaults, q: 'padaria' })).toBe('')
})

test('ORD-040 ORD-019 several values of a filter are joined, by a slash for payment methods', () => {
  const state = toViewState({ search: 'status=INVOICE&status=PROCESSING&pagamento=PIX&pagamento=OTHERS&vendedor=3' })
  expect(orderListQuery(state)).toEqual({
    status: 'INVOICE,PROCESSING',
    paymentMethods: 'PIX/OTHERS',
    sellers: '3',
    orderby: 'createdAt',
    ordertype: 'DESC',
  })
})

test('ORD-028 ORD-029 C-43 an unfiltered list requests no status and no payment method', () => {
  expect(orderListQuery(orderListDefaults)).toEqual({ orderby: 'createdAt', ordertype: 'DESC' })
  for (const missing of ['FUTURE_SALE', 'CART', 'BUDGET', 'BUDGET_EXPIRED'])
    expect(filterStatuses).not.toContain(missing)
})

test('ORD-040 invalid values of a typed address are ignored', () => {
  const state = toViewState({ search: 'status=LOST&vendedor=x&modulo=a%20b&pagamento=CASH&futura=7&ordem=id&dir=up' })
  expect(orderListQuery(state)).toEqual({ orderby: 'createdAt', ordertype: 'DESC' })
})
