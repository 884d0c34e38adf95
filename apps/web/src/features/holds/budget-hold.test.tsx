import { makeHold, readHold, releaseHold } from '@girassol/contract/holds'
import { readSession } from '@girassol/contract/session'
import { aHold, noHold } from '@girassol/test-data/holds'
import { aSession } from '@girassol/test-data/sessions'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { HeldMark, useBudgetHold } from './index.ts'

const id = 10479

const Budget = () => {
  const { actions, notice, dialog } = useBudgetHold(id)
  return (
    <>
      {notice}
      <ActionMenu label="Ações" actions={actions} />
      {dialog}
    </>
  )
}

const setUp = (hold: ReturnType<typeof aHold>) => fakeApi().on(readSession, aSession('INTEGRATOR')).on(readHold, hold)

const draw = () =>
  renderScreen(
    <SessionProvider>
      <Budget />
    </SessionProvider>,
  )

/** The clock of the screen; timers run. */
const stopClock = (now: string) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}

test('HOLD-008 a held budget says until when, and what is left', async () => {
  stopClock('2026-11-24T15:48:00.000Z')
  setUp(aHold())
  draw()
  expect(await screen.findByText('Preço e estoque reservados até 25/11/2026 às 12:00.')).toBeTruthy()
  expect(screen.getByText('23 h 12 min')).toBeTruthy()
  expect(screen.getByText(/Todas as unidades do orçamento estão reservadas/)).toBeTruthy()
  expect(await openMenu()).toEqual(['Liberar reserva'])
})

test('HOLD-008 the countdown of a row runs while its list stays open, and ends', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  renderScreen(<HeldMark until="2026-11-23T14:30:00Z" />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('2 h 30 min')).toBeTruthy()
  expect(screen.getByText(/Preço e estoque reservados até 23\/11\/2026 às 11:30/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2 * 3_600_000))
  expect(screen.getByText('30 min')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  expect(screen.queryByText(/reservados até/)).toBeNull()
})

test('HOLD-001 HOLD-003 HOLD-004 holding shows line by line what was held and what could not be', async () => {
  const panel = { code: '10010005', name: 'Módulo HELIAR 550W', asked: 10, held: 4, reason: 'NOT_ENOUGH' as const }
  const inverter = { code: '10100003', name: 'Inversor VOLTARA', asked: 1, held: 0, reason: 'LATER' as const }
  const api = setUp(noHold()).on(makeHold, { ...aHold({ lines: [panel, inverter] }), isCut: true })
  draw()
  expect(await openMenu()).toEqual(['Reservar estoque'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reservar estoque' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('button', { pressed: true }).map((button) => button.textContent)).toEqual(['2 dias'])
  await userEvent.click(dialog.getByRole('button', { name: '12 horas' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reservar' }))
  const made = within(await screen.findByRole('dialog', { name: 'Estoque reservado' }))
  expect(api.callsTo(makeHold).map(({ body }) => body)).toEqual([{ hours: 12 }])
  expect(made.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Módulo HELIAR 550W (10010005)4 de 10 un.Só parte das unidades está disponível.',
    'Inversor VOLTARA (10100003)0 de 1 un.Só com previsão de chegada: não pode ser reservado.',
  ])
  expect(made.getByText(/com a validade do orçamento/)).toBeTruthy()
})

test('HOLD-004 a refusal is read where the hold is made', async () => {
  const sentence = 'Limite de 5 orçamentos reservados ao mesmo tempo. Libere uma reserva para fazer outra.'
  setUp(noHold()).on(makeHold, refusing(409, sentence))
  draw()
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reservar estoque' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reservar' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('HOLD-007 the integrator releases without a reason', async () => {
  const api = setUp(aHold()).on(releaseHold, aHold({ state: 'RELEASED' }))
  stopClock('2026-11-24T15:00:00.000Z')
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Liberar reserva' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar reserva' }))
  await vi.waitFor(() => expect(api.callsTo(releaseHold).map(({ body }) => body)).toEqual([undefined]))
})

test('HOLD-009 the seller reads why the distributor released the hold', async () => {
  setUp(noHold({ state: 'RELEASED', releaseReason: 'Lote com defeito.' }))
  draw()
  expect(await screen.findByText('Lote com defeito.')).toBeTruthy()
})

test('HOLD-004 staff renew a hold, which saves the budget with the prices of today', async () => {
  stopClock('2026-11-24T15:00:00.000Z')
  setUp(aHold({ mostHours: 168, actions: { hold: { allowed: true }, release: { allowed: true } } }))
  draw()
  expect(await openMenu()).toEqual(['Renovar reserva', 'Liberar reserva'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Renovar reserva' }))
  expect(await screen.findByText(/com os preços de hoje/)).toBeTruthy()
})
