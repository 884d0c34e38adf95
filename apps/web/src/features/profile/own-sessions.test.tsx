import { endOwnOtherSessions, endOwnSession, listOwnSessions, readSession } from '@girassol/contract/session'
import { anOpenSession, aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { OwnSessions } from './own-sessions.tsx'

const here = anOpenSession({ isCurrent: true })
const phone = anOpenSession({
  id: '5a5e2c52-0df3-4be0-8ad9-8a59a9cf3c02',
  browser: 'Safari',
  device: 'Celular com iOS',
  address: '2001:db8::7',
  lastUsedAt: '2026-11-20T13:05:00.000Z',
})

const open = (...sessions: (typeof here)[]) => {
  const api = fakeApi()
    .on(readSession, aSession('COMMERCIAL'))
    .on(listOwnSessions, { sessions })
    .on(endOwnSession, null)
    .on(endOwnOtherSessions, null)
  renderScreen(<OwnSessions />)
  return { api, user: userEvent.setup() }
}

const rows = async () => within(await screen.findByRole('list', { name: 'Meus acessos' })).getAllByRole('listitem')

test('SEC-008 each session has its device, browser, network and last use, and the current one is marked', async () => {
  open(here, phone)
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'Chrome · Computador com WindowsEste acessoEm uso · Rede 189.10.20.30',
    expect.stringContaining('Safari · Celular com iOSÚltimo uso em 20/11/2026 às 10:05 · Rede 2001:db8::7'),
  ])
})

test('SEC-008 a session is ended, and the list is read again', async () => {
  const { api, user } = open(here, phone)
  await screen.findByText(/Safari/)
  api.on(listOwnSessions, { sessions: [here] })
  await user.click(screen.getByRole('button', { name: 'Encerrar Safari · Celular com iOS' }))
  expect(await screen.findByText('Acesso encerrado')).toBeTruthy()
  expect(api.callsTo(endOwnSession).map(({ params }) => params)).toEqual([{ session: phone.id }])
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Encerrar/ })).toBeNull()
})

test('SEC-008 all others end after a confirmation', async () => {
  const { api, user } = open(here, phone)
  await user.click(await screen.findByRole('button', { name: 'Encerrar os outros' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar os outros acessos' }))
  expect(api.callsTo(endOwnOtherSessions)).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }))
  expect(await screen.findByText('Os outros acessos foram encerrados')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('SEC-008 a list that cannot be read offers a retry', async () => {
  const { api, user } = open(here)
  api.on(listOwnSessions, refusing(500, 'Erro interno'))
  await user.click(await screen.findByRole('button', { name: /Tentar de novo/ }))
  expect(api.callsTo(listOwnSessions).length).toBeGreaterThan(0)
})
