import type { OrderView } from '@girassol/contract/orders'
import { anOrder } from '@girassol/test-data/orders'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../../lib/fake-api.ts'
import { renderScreen } from '../../../../lib/render-screen.tsx'
import { CarrierCard } from './carrier-card.tsx'

const carrier = {
  fretefyCarrierName: 'RODOVIARIO JATOBA',
  fretefyFreightValue: 912.07,
  fretefyTotalCubage: 0.929,
} as const

const show = (rest: Partial<OrderView>) => {
  fakeApi()
  const { actions } = anOrder()
  renderScreen(
    <main>
      <h1>Pedido</h1>
      <CarrierCard order={anOrder({ ...carrier, actions, ...rest })} />
    </main>,
  )
  return screen.findByRole('heading', { name: 'Pedido' })
}

test('FRT-002 an administrator sees carrier, value and cubage, and whether the cargo was sent', async () => {
  await show({ fretefyCode: null })
  expect(screen.getByText('RODOVIARIO JATOBA')).toBeTruthy()
  expect(screen.getByText(/^R\$\s912,07$/)).toBeTruthy()
  expect(screen.getByText('0,929 m³')).toBeTruthy()
  expect(screen.getByText('Ainda não enviada')).toBeTruthy()
})

test('FRT-002 the code of a cargo that was sent', async () => {
  await show({ fretefyCode: 'SIM-10482' })
  expect(screen.getByText('SIM-10482')).toBeTruthy()
})

test.each([
  ['of others', { actions: { ...anOrder().actions, seeCarrierValues: { allowed: false, reason: 'x' } } }],
  ['before the hub has answered', { fretefyCarrierName: null }],
] as const)('FRT-002 nothing is shown in the case %s', async (_what, rest) => {
  await show(rest)
  expect(screen.queryByText('Transportadora')).toBeNull()
  expect(screen.queryByText('Fretefy')).toBeNull()
})
