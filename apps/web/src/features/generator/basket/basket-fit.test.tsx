import { judgeBasket } from '@girassol/contract/generator'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { OrderView } from '@girassol/contract/orders'
import { someProposals } from '@girassol/test-data/kits'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { BasketFit } from './basket-fit.tsx'

type Verdict = ResponseFor<typeof judgeBasket>

const panels = (quantity: number) => anOrderItem({ productErpCode: '10010005', groupCode: '1001', quantity })
const inverter = anOrderItem({ productErpCode: '10100003', groupCode: '1010', quantity: 1 })
const aCart = (invoiceItems: OrderView['invoiceItems'], rest: Partial<OrderView> = {}) =>
  anOrder({ status: 'CART', invoiceItems, addressType: null, generator: null, ...rest })

const green: Verdict = { light: 'GREEN', remarks: [] }
const red: Verdict = {
  light: 'RED',
  remarks: [{ code: 'POUCOS_MODULOS', text: 'Este inversor precisa de pelo menos 8' }],
}

const Growing = () => {
  const [quantity, setQuantity] = useState(2)
  return (
    <>
      <button type="button" onClick={() => setQuantity(10)}>
        Dez painéis
      </button>
      <BasketFit cart={aCart([panels(quantity), inverter])} />
    </>
  )
}

describe('the traffic light of the basket', () => {
  test('WIZ-001 C-23 shows with each quantity whether modules and inverters fit, and why not', async () => {
    const api = fakeApi().on(judgeBasket, ({ query }) => (query.items?.includes('10010005:10') ? green : red))
    renderScreen(<Growing />)
    expect(await screen.findByText('Módulos e inversores não combinam')).toBeTruthy()
    expect(screen.getByText('Este inversor precisa de pelo menos 8.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Dez painéis' }))
    expect(await screen.findByText('Módulos e inversores combinam')).toBeTruthy()
    expect(screen.queryByText('Módulos e inversores não combinam')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Módulos e inversores combinam')
    expect(api.callsTo(judgeBasket).map(({ query }) => query.items)).toEqual([
      '10010005:2,10100003:1',
      '10010005:10,10100003:1',
    ])
  })

  test('C-23 the state and the roof of the cart’s kit are sent', async () => {
    const api = fakeApi().on(judgeBasket, { light: 'YELLOW', remarks: [{ code: 'FALTAM', text: 'Falta quadro CA' }] })
    const { options } = someProposals()
    const delivered = {
      addressType: 'same',
      deliveryAddressErpState: 'PR',
      generator: { ...options, supply: 'MONO_220' },
    } as const
    renderScreen(<BasketFit cart={aCart([panels(10), inverter], delivered)} />)
    expect(await screen.findByText('Combinam, com ressalvas')).toBeTruthy()
    expect(api.callsTo(judgeBasket)[0]?.query).toMatchObject({ uf: 'PR', roofTypeId: '1', supply: 'MONO_220' })
  })

  test('WIZ-001 shows and requests nothing while half of the generator is missing', async () => {
    const api = fakeApi()
    renderScreen(<BasketFit cart={aCart([panels(10)])} />)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
    expect(api.callsTo(judgeBasket)).toHaveLength(0)
  })

  test('WIZ-001 a check that fails to load does not block the basket', async () => {
    const api = fakeApi().on(judgeBasket, refusing(500, 'Erro interno'))
    renderScreen(<BasketFit cart={aCart([panels(10), inverter])} />)
    await waitFor(() => expect(api.callsTo(judgeBasket)).not.toHaveLength(0))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
