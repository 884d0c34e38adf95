import {
  type CompanyUser,
  changeCompanyUser,
  listCompanyUsers,
  listInvitations,
} from '@girassol/contract/company-users'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CompanyUserListScreen } from './company-user-list-screen.tsx'

const reason = 'A empresa precisa de ao menos um administrador ativo.'
const allowed = { allowed: true } as const

const buyer: CompanyUser = {
  id: 4,
  name: 'Rita Compras',
  email: 'rita@empresa.example',
  roles: ['CONTRIBUTOR'],
  companyRole: 'BUYER',
  state: 'ACTIVE',
  lastSeenAt: null,
  canViewProductPrices: true,
  version: 3,
  actions: { changeRole: allowed, deactivate: allowed, reactivate: { allowed: false, reason: 'Já está ativo.' } },
}
const refused = { allowed: false, reason } as const
const lastAdmin: CompanyUser = {
  ...buyer,
  id: 5,
  name: 'Ivo Dono',
  companyRole: 'ADMIN',
  actions: { ...buyer.actions, changeRole: refused, deactivate: refused },
}

const opened = async (name: string, action: string) => {
  const api = fakeApi()
    .on(listCompanyUsers, { data: [buyer, lastAdmin], total: 2, totalIsExact: true })
    .on(listInvitations, [])
    .on(changeCompanyUser, buyer)
  renderScreen(<CompanyUserListScreen />, '/empresa/usuarios')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }))
  const item = await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) })
  await user.click(item)
  return { api, user }
}
const bodiesOf = (api: ReturnType<typeof fakeApi>) => api.callsTo(changeCompanyUser).map(({ body }) => body)
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('COMP-003 COMP-008 the dialog changes role and prices of the version that it shows', async () => {
  const { api, user } = await opened('Rita Compras', 'Editar')
  const dialog = await dialogNamed('Rita Compras')
  await user.click(dialog.getByRole('checkbox', { name: 'Vê os preços dos produtos' }))
  await user.click(dialog.getByRole('combobox', { name: /^Papel na empresa/ }))
  await user.click(await screen.findByRole('option', { name: 'Consulta' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(bodiesOf(api)).toEqual([{ companyRole: 'VIEWER', canViewProductPrices: false, version: 3 }]),
  )
})

test('COMP-006 the role of the last ADMIN cannot be chosen, and the dialog says why', async () => {
  await opened('Ivo Dono', 'Editar')
  const dialog = await dialogNamed('Ivo Dono')
  expect(dialog.getByRole('combobox', { name: /^Papel na empresa/ })).toHaveProperty('disabled', true)
  expect(dialog.getByText(reason)).toBeTruthy()
})

test('COMP-007 deactivating is confirmed first', async () => {
  const { api, user } = await opened('Rita Compras', 'Desativar')
  const dialog = await dialogNamed('Desativar Rita Compras')
  expect(bodiesOf(api)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Desativar' }))
  await waitFor(() => expect(bodiesOf(api)).toEqual([{ isActive: false, version: 3 }]))
})
