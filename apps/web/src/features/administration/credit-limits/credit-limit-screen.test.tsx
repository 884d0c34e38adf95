import { type CreditAccount, changeCreditLimit, showCredit } from '@girassol/contract/credit'
import { listSellers } from '@girassol/contract/sellers'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { CreditLimitScreen } from './credit-limit-screen.tsx'

const account: CreditAccount = {
  limit: 80_000,
  used: 0,
  free: 80_000,
  aging: { DUE_LATER: 0, LATE_30: 0, LATE_60: 0, LATER: 0 },
  open: [],
  released: [],
}

test('CRED-007 the limit of an integrator is set with a reason; without one nothing is sent', async () => {
  const seller = { id: 3, name: 'Vale Verde Solar', fancyName: 'Vale Verde', cnpj: '11222333000181', erpCode: 'INT003' }
  const row = { ...seller, erpState: 'GO', erpCityName: 'Goiânia', pointsEnabled: true }
  const api = fakeApi()
    .on(listSellers, { data: [row], total: 1, totalIsExact: true })
    .on(showCredit, { version: 0 })
    .on(changeCreditLimit, { version: 1, account })
  renderScreen(<CreditLimitScreen />, '/administracao/credito')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('radio', { name: /Vale Verde/ }))
  expect(await screen.findByText(/não é controlado: nenhum pedido é recusado/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Definir limite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Limite de crédito de Vale Verde Solar' }))
  await user.type(dialog.getByLabelText('Limite'), '80000')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(api.callsTo(changeCreditLimit)).toHaveLength(0)
  await user.type(dialog.getByLabelText('Motivo'), 'Cliente antigo, paga em dia.')
  api.on(showCredit, { version: 1, account })
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByRole('button', { name: 'Alterar limite' })).toBeTruthy()
  expect(api.callsTo(changeCreditLimit)).toMatchObject([
    { params: { id: '3' }, body: { limit: 80_000, reason: 'Cliente antigo, paga em dia.', version: 0 } },
  ])
})
