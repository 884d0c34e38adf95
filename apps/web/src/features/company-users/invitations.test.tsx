import {
  type Invitation,
  inviteCompanyUser,
  listCompanyUsers,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@girassol/contract/company-users'
import { invitationRefusals } from '@girassol/domain/company-users'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CompanyUserListScreen } from './company-user-list-screen.tsx'

const pending: Invitation = {
  id: 7,
  name: 'Nina Nova',
  email: 'nina@empresa.example',
  role: 'CONTRIBUTOR',
  companyRole: 'BUYER',
  state: 'PENDING',
  sentAt: '2026-11-28T12:00:00.000Z',
  expiresAt: '2026-12-05T12:00:00.000Z',
  actions: { resend: { allowed: true } },
}
const expired: Invitation = {
  ...pending,
  id: 8,
  name: 'Vera Vencida',
  state: 'EXPIRED',
  actions: { resend: { allowed: false, reason: invitationRefusals.companyFull } },
}

const opened = (invitations: Invitation[] = [pending, expired]) => {
  const api = fakeApi()
    .on(listCompanyUsers, { data: [], total: 0, totalIsExact: true })
    .on(listInvitations, invitations)
    .on(inviteCompanyUser, null)
    .on(resendInvitation, null)
    .on(withdrawInvitation, null)
  renderScreen(<CompanyUserListScreen />, '/empresa/usuarios')
  return { api, user: userEvent.setup() }
}
type User = ReturnType<typeof userEvent.setup>

const fillIn = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Convidar usuário' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Convidar usuário' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Nina Nova')
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'nina@empresa.example')
  await user.click(dialog.getByRole('combobox', { name: /^Perfil/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Gerente', 'Colaborador'])
  await user.click(screen.getByRole('option', { name: 'Gerente' }))
  await user.click(dialog.getByRole('combobox', { name: /^Papel na empresa/ }))
  await user.click(await screen.findByRole('option', { name: 'Consulta' }))
  await user.type(dialog.getByRole('textbox', { name: 'Limite por pedido' }), '5.000,00')
  await user.click(dialog.getByRole('button', { name: 'Convidar' }))
  return dialog
}

const choose = async (user: User, name: string, action: RegExp) => {
  await user.click(await screen.findByRole('button', { name: `Ações do convite de ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('COMP-003 COMP-004 COMP-009 the ADMIN invites with name, e-mail, both roles and limits', async () => {
  const { api, user } = opened()
  await fillIn(user)
  const body = {
    name: 'Nina Nova',
    email: 'nina@empresa.example',
    role: 'MANAGER',
    companyRole: 'VIEWER',
    orderLimit: 5000,
    monthLimit: null,
  }
  await waitFor(() => expect(api.callsTo(inviteCompanyUser).map((call) => call.body)).toEqual([body]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('COMP-004 the 31st user is refused in the dialog, which keeps what was typed', async () => {
  const { api, user } = opened()
  api.on(inviteCompanyUser, refusing(409, invitationRefusals.companyFull, { reason: 'companyFull' }))
  const dialog = await fillIn(user)
  expect(await dialog.findByText(invitationRefusals.companyFull)).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveProperty('value', 'Nina Nova')
})

test('COMP-004 COMP-005 an invitation shows its days and its state', async () => {
  opened()
  expect(await screen.findByText('Convite enviado em 28/11/2026, vale até 05/12/2026')).toBeTruthy()
  expect(screen.getByText('Convite enviado em 28/11/2026, valeu até 05/12/2026')).toBeTruthy()
  expect(screen.getByText('Convite pendente')).toBeTruthy()
  expect(screen.getByText('Convite vencido')).toBeTruthy()
})

test('COMP-004 an invitation is sent again, unless the company is full', async () => {
  const { api, user } = opened()
  await choose(user, 'Nina Nova', /^Reenviar convite/)
  await waitFor(() => expect(api.callsTo(resendInvitation).map(({ params }) => params)).toEqual([{ id: '7' }]))
  await user.click(screen.getByRole('button', { name: 'Ações do convite de Vera Vencida' }))
  expect(await screen.findByText(invitationRefusals.companyFull)).toBeTruthy()
})

test('COMP-004 withdrawing an invitation is confirmed first', async () => {
  const { api, user } = opened()
  await choose(user, 'Nina Nova', /^Cancelar convite/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar convite de Nina Nova' }))
  expect(api.callsTo(withdrawInvitation)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Cancelar convite' }))
  await waitFor(() => expect(api.callsTo(withdrawInvitation).map(({ params }) => params)).toEqual([{ id: '7' }]))
})

test('COMP-003 a company without invitations shows no table of them', async () => {
  const { api } = opened([])
  await waitFor(() => expect(api.callsTo(listInvitations)).toHaveLength(1))
  expect(screen.queryByText('Convites')).toBeNull()
})
