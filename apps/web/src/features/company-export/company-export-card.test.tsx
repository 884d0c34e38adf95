import { type CompanyExport, findCompanyExport, requestCompanyExport } from '@girassol/contract/company-export'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
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

const draw = (latest: CompanyExport | null, role: Role = 'INTEGRATOR') => {
  const api = fakeApi().on(readSession, aSession(role)).on(findCompanyExport, latest)
  renderScreen(
    <SessionProvider>
      <CompanyExportCard />
    </SessionProvider>,
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
