import {
  changeUser,
  deactivateUser,
  endUserSession,
  endUserSessions,
  inviteUser,
  listAuditEntries,
  listUserSessions,
  listUsers,
  showUser,
} from '@girassol/contract/administration'
import { listRegistrations } from '@girassol/contract/seller-registration'
import { readSession } from '@girassol/contract/session'
import { anAuditEntry, aRegistration, aUser, aUserRow } from '@girassol/test-data/people'
import { anOpenSession, aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { AuditScreen } from '../audit/audit-screen.tsx'
import { EditUserScreen } from './edit-user-screen.tsx'
import { InviteUserScreen } from './invite-user-screen.tsx'
import { UserListScreen } from './user-list-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const page = <Row,>(...data: Row[]) => ({ data, total: data.length, totalIsExact: true })

const administration = () =>
  fakeApi()
    .on(readSession, aSession('ADMINISTRATOR'))
    .on(listUsers, page(aUserRow()))
    .on(listAuditEntries, page(anAuditEntry()))
    .on(listRegistrations, page(aRegistration()))
    .on(showUser, aUser())
    .on(listUserSessions, { sessions: [] })

const show = (element: ReactNode, path: string, pattern?: string) =>
  renderScreen(<SessionProvider>{element}</SessionProvider>, path, pattern)

const openUser = async () => {
  show(<EditUserScreen />, '/administracao/usuarios/12', '/administracao/usuarios/$id')
  await screen.findByRole('heading', { level: 1, name: 'Fernanda Lima' })
  return userEvent.setup()
}

describe('the screens of users', () => {
  test('C-140 the list shows name, e-mail, roles and state, and is filtered by the address', async () => {
    const api = administration()
    show(<UserListScreen />, '/administracao/usuarios?q=fer&papel=FINANCIAL&situacao=ACTIVE')
    const row = within(await screen.findByRole('row', { name: /Financeiro/ }))
    expect(row.getByRole('link').textContent).toBe('Fernanda Lima')
    expect(row.getByText('Financeiro')).toBeTruthy()
    expect(row.getByText('Ativo')).toBeTruthy()
    expect(api.callsTo(listUsers)[0]?.query).toMatchObject({ term: 'fer', role: 'FINANCIAL', state: 'ACTIVE' })
  })

  test('C-140 inviting a manager requires a seller, and the form sends what was filled in', async () => {
    const api = administration().on(inviteUser, aUser())
    const user = userEvent.setup()
    show(<InviteUserScreen />, '/administracao/usuarios/novo')
    await user.type(await screen.findByLabelText('Nome'), 'Sara Aurora')
    await user.type(screen.getByLabelText('E-mail'), 'sara@aurora.example')
    expect(screen.queryByRole('textbox', { name: 'Integrador' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Gerente' }))
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }))
    expect(await screen.findByText('Confira 1 campo')).toBeTruthy()
    await user.click(screen.getByRole('textbox', { name: 'Integrador' }))
    await user.click(await screen.findByRole('option', { name: /Aurora Solar/ }))
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }))
    await waitFor(() => expect(api.callsTo(inviteUser)).toHaveLength(1))
    expect(api.callsTo(inviteUser)[0]?.body).toEqual({
      name: 'Sara Aurora',
      email: 'sara@aurora.example',
      roles: ['MANAGER'],
      sellerId: 31,
      canViewProductPrices: true,
      canViewMarginLiquid: false,
      getsEmails: true,
    })
    expect(await screen.findByText('Convite enviado')).toBeTruthy()
  })

  test('C-140 an e-mail that is taken is shown at its field', async () => {
    administration().on(inviteUser, refusing(409, 'Já existe um usuário com este e-mail.', { reason: 'emailTaken' }))
    const user = userEvent.setup()
    show(<InviteUserScreen />, '/administracao/usuarios/novo')
    await user.type(await screen.findByLabelText('Nome'), 'Sara')
    await user.type(screen.getByLabelText('E-mail'), 'financeiro@girassol.demo')
    await user.click(screen.getByRole('checkbox', { name: 'Compras' }))
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }))
    expect(await screen.findByText('E-mail: Já existe um usuário com este e-mail.')).toBeTruthy()
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
  })

  test('C-140 a change by another user is shown, and nothing typed is lost', async () => {
    const sentence = 'Rita Cardoso alterou este usuário em 21/11/2026 às 10:05. Confira antes de salvar.'
    const api = administration().on(changeUser, refusing(409, sentence, { reason: 'changedMeanwhile' }))
    const user = await openUser()
    await user.type(screen.getByLabelText('Nome'), ' Souza')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect((screen.getByLabelText('Nome') as HTMLInputElement).value).toBe('Fernanda Lima Souza')
    expect(api.callsTo(changeUser)[0]?.body).toMatchObject({ version: 3, name: 'Fernanda Lima Souza' })
    api.on(showUser, aUser({ version: 4, name: 'Fernanda de Lima' }))
    await user.click(screen.getByRole('button', { name: 'Ver como está agora' }))
    await screen.findByRole('heading', { level: 1, name: 'Fernanda de Lima' })
    expect((screen.getByLabelText('Nome') as HTMLInputElement).value).toBe('Fernanda de Lima')
    expect(screen.queryByText(sentence)).toBeNull()
  })

  test('COMP-006 the last ADMIN of a company gets no roles without it, and the form says why', async () => {
    const reason = 'A empresa precisa de ao menos um administrador ativo.'
    const { actions } = aUser()
    const last = aUser({
      roles: ['INTEGRATOR'],
      seller: { id: 31, name: 'Aurora Solar', erpCode: 'INT900' },
      actions: { ...actions, leaveCompany: { allowed: false, reason } },
    })
    const api = administration().on(showUser, last).on(changeUser, last)
    const user = await openUser()
    await user.click(screen.getByRole('checkbox', { name: 'Integrador' }))
    await user.click(screen.getByRole('checkbox', { name: 'Financeiro' }))
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(`Papéis: ${reason}`)).toBeTruthy()
    expect(api.callsTo(changeUser)).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Financeiro' }))
    await user.click(screen.getByRole('checkbox', { name: 'Gerente' }))
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.callsTo(changeUser)).toHaveLength(1))
  })

  test('C-140 deactivating asks for confirmation first', async () => {
    const api = administration().on(deactivateUser, aUser({ state: 'INACTIVE', version: 4 }))
    const user = await openUser()
    await user.click(screen.getByRole('button', { name: 'Ações de Fernanda Lima' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Desativar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Desativar Fernanda Lima' }))
    expect(api.callsTo(deactivateUser)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Desativar' }))
    expect(await screen.findByText('Usuário desativado')).toBeTruthy()
    expect(api.callsTo(deactivateUser)[0]?.params).toEqual({ id: '12' })
  })

  test('C-140 a forbidden action shows the reason and does nothing', async () => {
    const reason = 'Você não pode desativar o seu próprio acesso.'
    const own = aUser({ actions: { ...aUser().actions, deactivate: { allowed: false, reason } } })
    administration().on(showUser, own)
    const user = await openUser()
    await user.click(screen.getByRole('button', { name: 'Ações de Fernanda Lima' }))
    const item = await screen.findByRole('menuitem', { name: /Desativar/ })
    expect(item.textContent).toContain(reason)
    await user.click(item)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the sessions of a user', () => {
  test('SEC-008 one session can be ended at once, all of them after a confirmation', async () => {
    const [one, two] = [
      anOpenSession(),
      anOpenSession({ id: '5a5e2c52-0df3-4be0-8ad9-8a59a9cf3c02', browser: 'Safari', device: 'Celular com iOS' }),
    ]
    const api = administration()
      .on(listUserSessions, { sessions: [one, two] })
      .on(endUserSession, null)
      .on(endUserSessions, null)
    const user = await openUser()
    await user.click(await screen.findByRole('button', { name: 'Encerrar Safari · Celular com iOS' }))
    expect(await screen.findByText('Acesso encerrado')).toBeTruthy()
    expect(api.callsTo(endUserSession)[0]?.params).toEqual({ id: '12', session: two.id })
    await user.click(screen.getByRole('button', { name: 'Encerrar todos' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar os acessos de Fernanda Lima' }))
    expect(api.callsTo(endUserSessions)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Encerrar' }))
    expect(await screen.findByText('Acessos encerrados')).toBeTruthy()
    expect(api.callsTo(endUserSessions)[0]?.params).toEqual({ id: '12' })
  })
})

describe('the log', () => {
  test('C-140 an entry is a sentence, and expanded shows each field before and after', async () => {
    administration()
    const user = userEvent.setup()
    show(<AuditScreen />, '/administracao/registro')
    await user.click(await screen.findByRole('button', { name: 'Alice Andrade alterou o usuário Fernanda Lima' }))
    const table = within(await screen.findByRole('table', { name: 'O que mudou' }))
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cells(/Papéis/)).toEqual(['Financeiro', 'Financeiro, Compras'])
    expect(cells(/Vê a margem líquida/)).toEqual(['Não', 'Sim'])
  })

  test('C-140 it is filtered by person, kind, record and period, as the address says', async () => {
    const api = administration()
    show(<AuditScreen />, '/administracao/registro?pessoa=12&tipo=user&registro=12&de=2026-11-01&ate=2026-11-21')
    await screen.findByText('Mostrando 1 de 1')
    expect(api.callsTo(listAuditEntries)[0]?.query).toMatchObject({
      authorId: '12',
      kind: 'user',
      subjectId: '12',
      from: '2026-11-01',
      to: '2026-11-21',
    })
    expect(await screen.findByText('Fernanda Lima')).toBeTruthy()
  })

  test('C-140 a day that does not exist is shown as it is, and left out of the query', async () => {
    const api = administration()
    show(<AuditScreen />, '/administracao/registro?de=2026-02-31&ate=21')
    await screen.findByText('Mostrando 1 de 1')
    expect(screen.getByText('2026-02-31')).toBeTruthy()
    expect(api.callsTo(listAuditEntries)[0]?.query).not.toHaveProperty('from')
    expect(api.callsTo(listAuditEntries)[0]?.query).not.toHaveProperty('to')
  })
})
