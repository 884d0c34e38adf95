import {
  type CompanyUser,
  changeCompanyUser,
  listCompanyUsers,
  listInvitations,
} from '@girassol/contract/company-users'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { formatReais } from '../../lib/format.ts'
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
  orderLimit: 10_000,
  monthLimit: 50_000,
  monthUsed: 42_300,
  version: 3,
  actions: { changeRole: allowed, deactivate: allowed, reactivate: { allowed: false, reason: 'Já está ativo.' } },
}
const refused = { allowed: false, reason } as const
const lastAdmin: CompanyUser = {
  ...buyer,
  id: 5,
  name: 'Ivo Dono',
  companyRole: 'ADMIN',
  orderLimit: null,
  monthLimit: null,
  monthUsed: null,
  actions: { ...buyer.actions, changeRole: refused, deactivate: refused },
}

const drawList = () => {
  const api = fakeApi()
    .on(listCompanyUsers, { data: [buyer, lastAdmin], total: 2, totalIsExact: true })
    .on(listInvitations, [])
    .on(changeCompanyUser, buyer)
  renderScreen(<CompanyUserListScreen />, '/empresa/usuarios')
  return api
}

const opened = async (name: string, action: string) => {
  const api = drawList()
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
    expect(bodiesOf(api)).toEqual([
      { companyRole: 'VIEWER', canViewProductPrices: false, orderLimit: 10_000, monthLimit: 50_000, version: 3 },
    ]),
  )
})

test('COMP-009 the list shows the limits of each user, with what is used of the month', async () => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
  drawList()
  expect(await screen.findByText('R$ 42.300,00 de R$ 50.000,00 no mês · até R$ 10.000,00 por pedido')).toBeTruthy()
  expect(screen.getByText('Sem limite')).toBeTruthy()
})

test('COMP-009 both limits are changed in the dialog, and an empty one is no limit', async () => {
  const { api, user } = await opened('Rita Compras', 'Editar')
  const dialog = await dialogNamed('Rita Compras')
  const perOrder = dialog.getByRole('textbox', { name: 'Limite por pedido' })
  expect(perOrder).toHaveProperty('value', formatReais(10_000))
  await user.clear(perOrder)
  await user.type(perOrder, '12.500,50')
  await user.clear(dialog.getByRole('textbox', { name: 'Limite por mês' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(bodiesOf(api)).toMatchObject([{ orderLimit: 12_500.5, monthLimit: null, version: 3 }]))
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
