import { refuseNegotiation, withdrawNegotiation } from '@girassol/contract/negotiations'
import { aNegotiation } from '@girassol/test-data/negotiations'
import { anOrder } from '@girassol/test-data/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { EndDialog } from './end-dialog.tsx'
import { NegotiationCard } from './negotiation-card.tsx'

const negotiation = aNegotiation({ status: 'REQUESTED', endedAt: null, end: null, round: 3 })

test('QUO-023 C-188 a refusal sends the reason, and the competitor with its price', async () => {
  const api = fakeApi().on(refuseNegotiation, aNegotiation())
  const onClose = vi.fn()
  renderScreen(<EndDialog kind="refuse" negotiation={negotiation} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar negociação' }))
  await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Concorrente')
  expect(dialog.getAllByText('Só a sua equipe lê.')).toHaveLength(2)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Concorrente (opcional)' }), ' Sol Norte ')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Preço do concorrente (opcional)' }), '6500,5')
  await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const competitor = { competitorName: 'Sol Norte', competitorPrice: 6500.5 }
  expect(api.callsTo(refuseNegotiation)[0]?.body).toEqual({ round: 3, reason: 'COMPETITOR', text: null, ...competitor })
})

test('QUO-023 C-188 the competitor is optional, the reason is not', async () => {
  const api = fakeApi().on(withdrawNegotiation, aNegotiation({ status: 'WITHDRAWN' }))
  renderScreen(<EndDialog kind="withdraw" negotiation={negotiation} onClose={vi.fn()} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirar negociação' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }))
  expect(api.callsTo(withdrawNegotiation)).toHaveLength(0)
  await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Prazo')
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }))
  await waitFor(() => expect(api.callsTo(withdrawNegotiation)).toHaveLength(1))
  expect(api.callsTo(withdrawNegotiation)[0]?.body).toEqual({ round: 3, reason: 'TERM', text: null })
})

test('QUO-021 C-188 the card of an ended negotiation shows the competitor of its own side, and nothing without one', async () => {
  const end = { reason: 'COMPETITOR', text: null, competitorName: 'Sol Norte', competitorPrice: 6500.5 } as const
  const budget = anOrder({ status: 'BUDGET' })
  const { unmount } = renderScreen(<NegotiationCard budget={budget} negotiation={aNegotiation({ end })} />)
  expect(await screen.findByText(/Concorrente: Sol Norte, R\$\s6\.500,50\. Só a sua equipe lê\./)).toBeTruthy()
  unmount()
  renderScreen(<NegotiationCard budget={budget} negotiation={aNegotiation()} />)
  expect(await screen.findByText('Motivo: Concorrente')).toBeTruthy()
  expect(screen.queryByText(/Concorrente: /)).toBeNull()
})
