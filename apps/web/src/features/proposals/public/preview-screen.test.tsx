import { previewProposal } from '@girassol/contract/proposals'
import { aPublicProposal } from '@girassol/test-data/public-proposals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { PreviewScreen } from './preview-screen.tsx'

const open = () => render(<PreviewScreen id={12} />)

test('PROP-010 the preview is the page of the customer, loaded in the session of the integrator', async () => {
  const logo = '/api/proposals/12/logo?version=1'
  const proposal = aPublicProposal({ status: 'DRAFT', brand: { ...aPublicProposal().brand, logo } })
  const api = fakeApi().on(previewProposal, proposal)
  open()
  expect(await screen.findByText('Prévia: o cliente ainda não vê esta página.')).toBeDefined()
  expect(screen.getByRole('img', { name: proposal.brand.tradeName }).getAttribute('src')).toBe(logo)
  expect(api.callsTo(previewProposal)).toHaveLength(1)
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.credentials)).toEqual(['same-origin'])
})

test('PROP-010 a session that has ended is explained, and the preview can be loaded again', async () => {
  const api = fakeApi().on(previewProposal, refusing(401, 'Não autenticado.'))
  open()
  expect(await screen.findByText('Sua sessão terminou. Entre no portal e abra a prévia de novo.')).toBeDefined()
  api.on(previewProposal, aPublicProposal())
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Proposta para Helena Martins Prado')).toBeDefined()
})
