import { listCompanyUsers } from '@girassol/contract/company-users'
import { readCompanyRules, saveCompanyRules } from '@girassol/contract/purchase-approvals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { CompanyLimitsScreen } from './company-limits-screen.tsx'

const allowed = { allowed: true } as const
const buyer = {
  id: 4,
  name: 'Rita Compras',
  email: 'rita@empresa.example',
  roles: ['CONTRIBUTOR' as const],
  companyRole: 'BUYER' as const,
  state: 'ACTIVE' as const,
  lastSeenAt: null,
  canViewProductPrices: true,
  orderLimit: 10_000,
  monthLimit: 50_000,
  monthUsed: null,
  version: 3,
  actions: { changeRole: allowed, deactivate: allowed, reactivate: allowed },
}

const draw = () => {
  const api = fakeApi()
    .on(readCompanyRules, { approveAbove: 20_000, version: 2 })
    .on(saveCompanyRules, { approveAbove: null, version: 3 })
    .on(listCompanyUsers, { data: [buyer], total: 1, totalIsExact: true })
  renderScreen(<CompanyLimitsScreen />, '/empresa/limites')
  return { api, user: userEvent.setup() }
}
const field = () => screen.findByRole('textbox', { name: 'Pedidos acima de' })

test('COMP-009 the rule is changed at the version that is shown, and an empty one is no rule', async () => {
  const { api, user } = draw()
  await user.clear(await field())
  await user.type(await field(), '25.000,00')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(saveCompanyRules)[0]?.body).toEqual({ approveAbove: 25_000, version: 2 }))
  await user.clear(await field())
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(saveCompanyRules)[1]?.body).toMatchObject({ approveAbove: null }))
})

test('COMP-009 a rule that another ADMIN changed meanwhile is refused, and what was typed stays', async () => {
  const { api, user } = draw()
  api.on(saveCompanyRules, refusing(409, 'Esta regra mudou enquanto você trabalhava.'))
  await user.clear(await field())
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Esta regra mudou enquanto você trabalhava.')).toBeTruthy()
  expect(await field()).toHaveProperty('value', '')
})

test('COMP-009 the limits of the users are beside it, with the way to change them', async () => {
  draw()
  expect(await screen.findByText('até R$ 50.000,00 por mês · até R$ 10.000,00 por pedido')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Mudar em Usuários da empresa' })
  expect(link.getAttribute('href')).toBe('/empresa/usuarios')
})
