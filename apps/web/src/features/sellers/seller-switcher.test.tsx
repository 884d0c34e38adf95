import { readCart } from '@girassol/contract/cart'
import { listSellers } from '@girassol/contract/sellers'
import { readSession } from '@girassol/contract/session'
import { aSeller } from '@girassol/test-data/sellers'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { sellerScope } from '../../lib/seller-scope.ts'
import { SellerSwitcher } from './seller-switcher.tsx'

beforeEach(() => sellerScope.set('INT003'))
afterEach(() => sellerScope.clear())

/** The name of the chosen integrator arrives when the test decides. */
const openSwitcher = async () => {
  const found = Promise.withResolvers<undefined>()
  fakeApi()
    .on(readSession, aSession('COMMERCIAL'))
    .on(readCart, refusing(404, 'Não encontrado.'))
    .on(listSellers, async ({ query }) => {
      if (query.erpCode !== undefined) await found.promise
      return { data: [aSeller(3)], total: 1, totalIsExact: true }
    })
  renderScreen(
    <SessionProvider>
      <SellerSwitcher isNeeded />
    </SessionProvider>,
  )
  const requester = await screen.findByRole('button', { name: /Solicitante/ })
  await userEvent.click(requester)
  return { requester, dialog: () => screen.queryByRole('dialog'), arrive: () => found.resolve(undefined) }
}

test('SEL-001 SEL-002 Escape closes the dialog of a chosen integrator whose name is still being loaded', async () => {
  const { dialog } = await openSwitcher()
  expect(await screen.findByRole('button', { name: 'Cancelar' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(dialog()).toBeNull()
})

test('SEL-001 SEL-006 the chosen integrator is ticked as soon as its name is known, and may be confirmed', async () => {
  const { requester, dialog, arrive } = await openSwitcher()
  await screen.findByRole('radio', { name: 'Sol do Cerrado 3' })
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Selecione um integrador')
  arrive()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(dialog()).toBeNull())
  expect(requester.textContent).toContain('Sol do Cerrado 3')
})
