import { type CompanyExport, findCompanyExport, requestCompanyExport } from '@girassol/contract/company-export'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CompanyExportCard } from './index.ts'

const waiting: CompanyExport = {
  id: '2e9a1e0c-5d0a-4f5e-9d53-0a4f2b7c1d11',
  state: 'WAITING',
  requestedBy: 'Marina Alves',
  requestedAt: '2026-11-23T15:00:00.000Z',
  expiresAt: '2026-11-24T15:00:00.000Z',
  sizeBytes: null,
  link: null,
}

const ready: CompanyExport = { ...waiting, state: 'READY', sizeBytes: 2048, link: '/api/company/export/x/file' }

type Drawn = { readonly role?: Role; readonly path?: string }

const draw = (latest: CompanyExport | null, { role = 'INTEGRATOR', path = '/empresa' }: Drawn = {}) => {
  const api = fakeApi().on(readSession, aSession(role)).on(findCompanyExport, latest)
  renderScreen(
    <SessionProvider>
      <CompanyExportCard />
    </SessionProvider>,
    path,
  )
  return { api, user: userEvent.setup() }
}

test('COMP-019 the ADMIN has the data exported, and may leave the screen meanwhile', async () => {
  const { api, user } = draw(null)
  const button = await screen.findByRole('button', { name: 'Exportar os dados' })
  expect(screen.getByText('O link chega por e-mail e vale por 24 horas.')).toBeTruthy()
  api.on(requestCompanyExport, waiting).on(findCompanyExport, waiting)
  await user.click(button)
  expect(await screen.findByText('Pode sair desta tela; avisamos por e-mail quando terminar.')).toBeTruthy()
  expect(api.callsTo(requestCompanyExport)).toHaveLength(1)
})

test('COMP-019 a file that is ready can be downloaded, and says until when', async () => {
  draw(ready)
  expect(await screen.findByRole('button', { name: 'Baixar o ZIP' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/^Pedido por Marina Alves · 2 KB · disponível até 24\/11/)
})

test('COMP-019 a refused request says why', async () => {
  const sentence = 'Já há uma exportação dos dados da empresa em preparo. Avisamos por e-mail quando terminar.'
  const { api, user } = draw(null)
  api.on(requestCompanyExport, refusing(409, sentence))
  await user.click(await screen.findByRole('button', { name: 'Exportar os dados' }))
  await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy())
})

test('COMP-019 the link of a mail whose file has expired says so; that of the present file shows the file alone', async () => {
  draw(ready, { path: '/empresa?exportacao=0f9c1e0c-5d0a-4f5e-9d53-0a4f2b7c1d11' })
  expect(await screen.findByText(/^O arquivo deste link não está mais disponível/)).toBeTruthy()
  cleanup()
  draw(ready, { path: `/empresa?exportacao=${ready.id}` })
  expect(await screen.findByRole('button', { name: 'Baixar o ZIP' })).toBeTruthy()
  expect(screen.queryByText(/^O arquivo deste link/)).toBeNull()
})

test('COMP-019 a user who is no ADMIN of the company sees nothing of it', async () => {
  const { api } = draw(ready, { role: 'MANAGER' })
  await waitFor(() => expect(api.callsTo(readSession)).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Dados da empresa' })).toBeNull()
  expect(api.callsTo(findCompanyExport)).toHaveLength(0)
})
