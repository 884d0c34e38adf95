import { findCep, listCities, listCustomers, listStates, saveCustomer } from '@girassol/contract/customers'
import { findFreightDeadline } from '@girassol/contract/freight'
import { openCheckout } from '@girassol/contract/payments'
import { readSession } from '@girassol/contract/session'
import { calculateCarrierFreight } from '@girassol/contract/shipping'
import { chargeFailed } from '@girassol/domain/payments'
import { awaySentences, systemAway } from '@girassol/domain/setup'
import { aCustomer } from '@girassol/test-data/customers'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SessionProvider } from './access/session.tsx'
import { DeliveryTime } from './features/catalogue/product/delivery-time.tsx'
import { SaveCustomerDialog } from './features/customers/save-customer-dialog.tsx'
import { PayDialog } from './features/payments/pay-dialog.tsx'
import { useCarrierFreight } from './features/shipping/use-carrier-freight.ts'
import { fakeApi, refusing } from './lib/fake-api.ts'
import { renderScreen } from './lib/render-screen.tsx'

/** What the server answers when an outside system is away. */
const away = (message: string) => refusing(503, message, { reason: systemAway })

const FreightButton = () => {
  const calculate = useCarrierFreight()
  return (
    <button type="button" onClick={() => calculate(7)}>
      Calcular
    </button>
  )
}

describe('a screen whose outside system is away', () => {
  test('REL-007 C-234 the customer form says to type the address, which can be typed and saved', async () => {
    const api = fakeApi()
      .on(listStates, [{ nome: 'São Paulo', sigla: 'SP' }])
      .on(listCities, [{ code: '3509502', name: 'Campinas' }])
      .on(listCustomers, { data: [], total: 0, totalIsExact: true })
      .on(findCep, away(awaySentences.CEP))
      .on(saveCustomer, aCustomer())
    renderScreen(<SaveCustomerDialog sellerCode="INT001" onSaved={vi.fn()} onClose={() => {}} />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('tab', { name: 'Endereço' }))
    await user.type(await screen.findByLabelText('CEP'), '13083872')
    expect(await screen.findByText(awaySentences.CEP)).toBeTruthy()
    expect(api.callsTo(findCep)).toHaveLength(1)
    await user.type(await screen.findByRole('textbox', { name: 'Endereço' }), 'Rua da Reitoria')
    await user.click(screen.getByRole('combobox', { name: 'Estado' }))
    await user.click(await screen.findByRole('option', { name: /São Paulo/ }))
    await user.click(screen.getByRole('combobox', { name: 'Cidade' }))
    await user.click(await screen.findByRole('option', { name: 'Campinas' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Endereço' }).value).toBe('Rua da Reitoria')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' }).value).toBe('Campinas')
  })

  test('REL-007 C-234 the delivery time of a product says which look-up does not answer, after one call', async () => {
    const sentence = `Prazo de entrega indisponível. ${awaySentences.CEP}`
    const api = fakeApi().on(findFreightDeadline, away(sentence))
    renderScreen(<DeliveryTime />)
    await userEvent.type(await screen.findByRole('textbox', { name: /CEP/ }), '13083872')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(api.callsTo(findFreightDeadline)).toHaveLength(1)
  })

  test('REL-007 C-234 the freight of the carrier says that the hub does not answer', async () => {
    const sentence = `Erro ao calcular valor de frete na Fretefy. ${awaySentences.FREIGHT}`
    fakeApi().on(calculateCarrierFreight, away(sentence))
    renderScreen(<FreightButton />)
    await userEvent.click(await screen.findByRole('button', { name: 'Calcular' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test("REL-007 C-234 'Pagar' says that the payment system does not answer, and offers another try", async () => {
    const sentence = `${chargeFailed} ${awaySentences.GATEWAY}`
    const api = fakeApi().on(readSession, aSession('INTEGRATOR')).on(openCheckout, away(sentence))
    const order = anOrder({ id: 41, status: 'INVOICE_APPROVED', paymentMethod: 'CREDIT_CARD' })
    renderScreen(
      <SessionProvider>
        <PayDialog order={order} onClose={vi.fn()} />
      </SessionProvider>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(api.callsTo(openCheckout)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(api.callsTo(openCheckout)).toHaveLength(2))
  })
})
