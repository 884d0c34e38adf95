import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { OutsideSystems } from './outside-systems.tsx'

test('REL-014 the administration lists each outside system and whether it is simulated', async () => {
  fakeApi().on(readSession, aSession('ADMINISTRATOR', { simulatedSystems: ['GATEWAY', 'CNPJ'] }))
  renderScreen(
    <SessionProvider>
      <OutsideSystems />
    </SessionProvider>,
  )
  await screen.findByRole('region', { name: 'Sistemas externos' })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'ERP',
    'Pagamentos',
    'Verificação de cartão',
    'Transportadoras',
    'E-mail',
    'Consulta de CEP',
    'Consulta de CNPJ',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'ligado',
    'simulado',
    'ligado',
    'ligado',
    'ligado',
    'ligado',
    'simulado',
  ])
})
