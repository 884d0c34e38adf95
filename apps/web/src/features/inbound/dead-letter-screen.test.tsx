import { type DeadLetter, handleDeadLetter, listDeadLetters, retryDeadLetter } from '@girassol/contract/inbound'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { DeadLetterScreen } from './dead-letter-screen.tsx'

beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const letter: DeadLetter = {
  id: 7,
  source: 'erp',
  invoiceId: 10482,
  event: 'BILLED',
  payload: { invoiceId: 10482, event: 'BILLED' },
  reason: 'O pedido ainda não foi aprovado.',
  receivedAt: '2026-11-20T12:00:00.000Z',
  retriedAt: null,
}
const page = (...data: DeadLetter[]) => ({ data, total: data.length, totalIsExact: true })

const openLetter = async () => {
  renderScreen(<DeadLetterScreen />, '/administracao/mensagens')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: letter.reason }))
  return user
}
const retryButton = () => screen.findByRole('button', { name: 'Processar de novo' })

describe('messages that could not be used', () => {
  test('C-140 each shows its source, why it was not used and its content', async () => {
    fakeApi().on(listDeadLetters, page(letter))
    await openLetter()
    expect(screen.getByText('ERP · BILLED · pedido 10482')).toBeTruthy()
    expect((await screen.findByRole('link', { name: '10482' })).getAttribute('href')).toBe('/pedidos/10482')
    expect(screen.getByText(/"event": "BILLED"/)).toBeTruthy()
  })

  test('C-140 tried again, a message leaves the list, or shows what is still missing', async () => {
    const api = fakeApi()
      .on(listDeadLetters, page(letter))
      .on(retryDeadLetter, { outcome: 'dead', reason: 'O pedido ainda não foi validado.' })
    const user = await openLetter()
    await user.click(await retryButton())
    expect(await screen.findByText('Ainda não deu: O pedido ainda não foi validado.')).toBeTruthy()
    api.on(retryDeadLetter, { outcome: 'moved', reason: null }).on(listDeadLetters, page())
    await user.click(screen.getByRole('button', { name: letter.reason }))
    await user.click(await retryButton())
    expect(await screen.findByText('Mensagem processada.')).toBeTruthy()
    expect(await screen.findByText('Nenhuma mensagem parada')).toBeTruthy()
    expect(api.callsTo(retryDeadLetter).map(({ params }) => params)).toEqual([{ id: '7' }, { id: '7' }])
  })

  test('C-140 a failure is reported and the message stays open', async () => {
    fakeApi().on(listDeadLetters, page(letter)).on(retryDeadLetter, refusing(404, 'Mensagem não encontrada.'))
    const user = await openLetter()
    await user.click(await retryButton())
    expect(await screen.findByText('Mensagem não encontrada.')).toBeTruthy()
    await waitFor(() => expect(screen.getByText('Mensagem não aproveitada')).toBeTruthy())
  })

  test('REL-008 a message that does not apply any more is marked as handled, with what was done', async () => {
    const api = fakeApi().on(listDeadLetters, page(letter)).on(handleDeadLetter, { id: 7 })
    const user = await openLetter()
    await user.click(await screen.findByRole('button', { name: 'Marcar como tratada' }))
    expect(api.callsTo(handleDeadLetter)).toEqual([])
    await user.type(screen.getByLabelText('O que foi feito'), 'Valor devolvido pelo banco.')
    api.on(listDeadLetters, page())
    await user.click(screen.getByRole('button', { name: 'Marcar como tratada' }))
    expect(await screen.findByText('Mensagem marcada como tratada.')).toBeTruthy()
    expect(await screen.findByText('Nenhuma mensagem parada')).toBeTruthy()
    expect(api.callsTo(handleDeadLetter)).toMatchObject([
      { params: { id: '7' }, body: { note: 'Valor devolvido pelo banco.' } },
    ])
  })
})
