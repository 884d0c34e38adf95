import { calculateCarrierFreight, sendToCarrier } from '@girassol/contract/shipping'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { SendToCarrierDialog } from './send-to-carrier-dialog.tsx'
import { useCarrierFreight } from './use-carrier-freight.ts'

const billed = anOrder({ status: 'INVOICE_BILLED' })

beforeEach(() => notifications.clean())

const open = () => {
  const onClose = vi.fn()
  renderScreen(<SendToCarrierDialog order={billed} onClose={onClose} />)
  return { onClose, user: userEvent.setup() }
}

const send = () => screen.findByRole('button', { name: /^Enviar/ })

describe('sending to the freight hub', () => {
  test('FRT-003 FRT-006 shows that it is sending, and sends once', async () => {
    const api = fakeApi().on(sendToCarrier, { fretefyCode: 'SIM-1' })
    const { user, onClose } = open()
    await user.dblClick(await send())
    expect(await screen.findAllByText('Enviando pedido para o Fretefy')).toHaveLength(1)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(sendToCarrier).map(({ params }) => params)).toEqual([{ id: '10482' }])
  })

  test('FRT-005 a failure is reported and can be retried', async () => {
    const api = fakeApi().on(sendToCarrier, refusing(500, 'boom'))
    const { user, onClose } = open()
    await user.click(await send())
    expect(await screen.findByText('Ocorreu um erro ao enviar o pedido para o Fretefy')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    api.on(sendToCarrier, { fretefyCode: 'SIM-1' })
    await user.click(await send())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('FRT-003 a user who sends too late sees that it was already sent', async () => {
    fakeApi().on(sendToCarrier, refusing(409, 'Este pedido já foi enviado para o Fretefy.'))
    const { user } = open()
    await user.click(await send())
    expect(await screen.findByText('Este pedido já foi enviado para o Fretefy.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ver como está agora' })).toBeTruthy()
  })
})

const Validated = () => {
  const calculate = useCarrierFreight()
  return (
    <button type="button" onClick={() => calculate(10_482)}>
      Validado
    </button>
  )
}

describe('the freight of the carrier', () => {
  test.each([
    ['that fails', refusing(500, 'boom'), 1],
    ['that does not answer', refusing(503, 'Erro ao calcular valor de frete na Fretefy. Sem resposta.'), 1],
    ['that answers', { fretefyFreightValue: null, carrier: null, totalCubage: null }, 0],
  ] as const)('FRT-007 VAL-017 a hub %s after the validation', async (_what, answer, message) => {
    const api = fakeApi().on(calculateCarrierFreight, answer)
    const { client } = renderScreen(<Validated />)
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Validado' }))
    await waitFor(() => expect(api.callsTo(calculateCarrierFreight)).toHaveLength(1))
    await waitFor(() => expect(client.isMutating()).toBe(0))
    expect(screen.queryAllByText('Erro ao calcular valor de frete na Fretefy')).toHaveLength(message)
  })
})
