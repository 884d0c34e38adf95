import { listHolds, releaseHold } from '@girassol/contract/holds'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aHold, aHoldRow } from '@girassol/test-data/holds'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { HoldListScreen } from './hold-list-screen.tsx'

const setUp = (role: Role, ...data: ReturnType<typeof aHoldRow>[]) =>
  fakeApi().on(readSession, aSession(role)).on(listHolds, { data, total: data.length, totalIsExact: true })

const draw = (path = '/reservas') =>
  renderScreen(
    <SessionProvider>
      <HoldListScreen />
    </SessionProvider>,
    path,
  )

test('HOLD-009 the commercial roles release a hold, and say why', async () => {
  const api = setUp('COMMERCIAL', aHoldRow()).on(releaseHold, aHold({ state: 'RELEASED' }))
  draw()
  expect((await screen.findByRole('link', { name: '10479' })).getAttribute('href')).toBe('/orcamentos/10479')
  expect(screen.getByText('Sol do Cerrado Energia')).toBeTruthy()
  expect(screen.getByText('10 × Módulo HELIAR 550W')).toBeTruthy()
  expect(screen.getByText('25/11/2026 às 12:00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ações da reserva do orçamento 10479' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Liberar reserva' }))
  const dialog = within(await screen.findByRole('dialog'))
  const release = dialog.getByRole('button', { name: /^Liberar reserva/ })
  expect(release.getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(dialog.getByLabelText('Motivo, que o integrador lê'), 'Lote com defeito.')
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar reserva' }))
  await waitFor(() =>
    expect(api.callsTo(releaseHold).map(({ body }) => body)).toEqual([{ reason: 'Lote com defeito.' }]),
  )
})

test('HOLD-009 the address filters by product, integrator and end', async () => {
  const api = setUp('COMMERCIAL', aHoldRow())
  draw('/reservas?produto=10010005&integrador=cerrado&ate=2026-11-25')
  await screen.findByRole('link', { name: '10479' })
  expect(api.callsTo(listHolds).at(-1)?.query).toMatchObject({
    product: '10010005',
    seller: 'cerrado',
    endsBy: '2026-11-25',
  })
  expect(screen.getByRole('button', { name: 'Remover filtro Termina até' })).toBeTruthy()
})

test('HOLD-009 logistics open orders and no budgets, and release nothing', async () => {
  const release = { allowed: false, reason: 'Você não tem permissão para esta ação.', hidden: true } as const
  const others = { lines: [], actions: { release } }
  setUp('LOGISTICS', aHoldRow(others), aHoldRow({ ...others, orderId: 10480, state: 'USED' }))
  draw()
  expect((await screen.findByRole('link', { name: '10480' })).getAttribute('href')).toBe('/pedidos/10480')
  expect(screen.queryByRole('link', { name: '10479' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Ações da reserva/ })).toBeNull()
})
