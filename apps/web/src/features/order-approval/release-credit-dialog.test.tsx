import { releaseCredit } from '@girassol/contract/credit'
import { readSession } from '@girassol/contract/session'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { ReleaseCreditDialog } from './release-credit-dialog.tsx'

test('CRED-003 the release is sent with its reason, and a refusal stays in the dialog', async () => {
  const api = fakeApi()
    .on(readSession, aSession('FINANCIAL'))
    .on(releaseCredit, refusing(409, 'O crédito só é liberado antes da aprovação do pedido.'))
  renderScreen(<ReleaseCreditDialog order={anOrder({ id: 7, paymentMethod: 'OTHERS' })} onClose={() => undefined} />)
  const user = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog', { name: 'Liberar crédito do pedido 7' }))
  await user.type(dialog.getByLabelText('Motivo'), 'Paga na semana que vem.')
  await user.click(dialog.getByRole('button', { name: 'Liberar crédito' }))
  expect(await dialog.findByText(/O crédito só é liberado antes da aprovação do pedido\./)).toBeTruthy()
  expect(api.callsTo(releaseCredit)).toMatchObject([
    { params: { id: '7' }, body: { reason: 'Paga na semana que vem.' } },
  ])
})
