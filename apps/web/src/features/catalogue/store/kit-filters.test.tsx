import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { stopClock } from '../../../lib/test-stopped-clock.ts'
import { KitFilters } from './kit-filters.tsx'
import { kitListDefaults } from './kit-list-state.ts'

test('STORE-043 the search of kits waits 800 ms after the last key', async () => {
  fakeApi().on(readSession, aSession('INTEGRATOR'))
  const onChange = vi.fn()
  renderScreen(
    <SessionProvider>
      <KitFilters state={kitListDefaults} onChange={onChange} isBusy={false} resultLabel="Ver 30 kits" />
    </SessionProvider>,
  )
  const field = await screen.findByPlaceholderText('Digite aqui o que procura...')
  const clock = stopClock()
  for (const typed of ['kit', 'kit 5,5 ']) {
    fireEvent.change(field, { target: { value: typed } })
    await clock.pass(799)
  }
  expect(onChange).not.toHaveBeenCalled()
  await clock.pass(1)
  expect(onChange.mock.calls).toEqual([[{ busca: 'kit 5,5' }]])
})
