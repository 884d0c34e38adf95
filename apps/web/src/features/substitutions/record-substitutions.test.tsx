import { showOrder } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import {
  acceptSuggestion,
  findSubstitutes,
  listNeeds,
  makeSuggestion,
  refuseSuggestion,
  type SuggestionView,
} from '@girassol/contract/substitutions'
import type { Role } from '@girassol/domain/access'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { aSuggestion, someSubstitutes } from '@girassol/test-data/substitutions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { useRecordSubstitutions } from './record-substitutions.tsx'

const panel = anOrderItem({ productName: 'Módulo HELIAR 550W' })
const order = anOrder({ id: 10482, status: 'INVOICE', invoiceItems: [panel] })
const need = {
  code: panel.productErpCode,
  reason: 'OUT_OF_STOCK',
  day: null,
  text: 'Sem estoque',
  markedAt: null,
} as const

const Record = ({ shown }: { readonly shown: typeof order }) => {
  const { describe: show, notice, dialog } = useRecordSubstitutions(shown)
  return (
    <main>
      {notice}
      {show(panel)}
      {dialog}
    </main>
  )
}

const draw = (role: Role | 'VIEWER', suggestions: readonly SuggestionView[] = [], shown = order) => {
  const api = fakeApi()
    .on(
      readSession,
      aSession(role === 'VIEWER' ? 'INTEGRATOR' : role, role === 'VIEWER' ? { companyRole: 'VIEWER' } : {}),
    )
    .on(showOrder, shown)
    .on(listNeeds, { items: [need], suggestions: [...suggestions] })
    .on(findSubstitutes, someSubstitutes({ version: '3' }))
    .on(makeSuggestion, aSuggestion())
    .on(acceptSuggestion, aSuggestion({ status: 'ACCEPTED' }))
    .on(refuseSuggestion, aSuggestion({ status: 'REFUSED' }))
  renderScreen(
    <SessionProvider>
      <Record shown={shown} />
    </SessionProvider>,
  )
  return api
}

const offer = { name: 'Ver substitutos de Módulo HELIAR 550W' }

describe('substitutes of a saved record', () => {
  test('SUB-010 staff send a suggestion with a word to the integrator', async () => {
    const api = draw('COMMERCIAL')
    await userEvent.click(await screen.findByRole('button', offer))
    const dialog = await screen.findByRole('dialog', { name: 'Sugerir troca' })
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /^Recado ao integrador/ }), 'Chega antes')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar sugestão' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(findSubstitutes)[0]?.body).toEqual({ invoiceId: 10482, code: '10010005', suggesting: true })
    expect(api.callsTo(makeSuggestion).map(({ body }) => body)).toEqual([
      { replaces: '10010005', by: '10010009', text: 'Chega antes' },
    ])
  })

  test('SUB-010 while a suggestion is open staff send no other one, and read until when it holds', async () => {
    draw('COMMERCIAL', [aSuggestion()])
    expect(await screen.findByText('Troca sugerida ao integrador')).toBeTruthy()
    expect(screen.getByText(/Vale até 30\/11\/2026/)).toBeTruthy()
    expect(screen.getByText('Sem estoque')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('SUB-010 the integrator sees who suggests what, and accepts the version that he saw', async () => {
    const api = draw('INTEGRATOR', [aSuggestion()])
    expect(await screen.findByText('Renato Torres sugere uma troca')).toBeTruthy()
    expect(screen.queryByRole('button', offer)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Ver e responder à troca sugerida' }))
    const dialog = await screen.findByRole('dialog', { name: 'Troca sugerida por Renato Torres' })
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Aceitar troca' }))
    await waitFor(() => expect(api.callsTo(acceptSuggestion).map(({ body }) => body)).toEqual([{ version: '3' }]))
    expect(api.callsTo(findSubstitutes)[0]?.body).toEqual({ invoiceId: 10482, code: '10010005', by: '10010009' })
  })

  const losing = someSubstitutes({ version: '3', loses: { agreement: true, agreedDiscount: 248, hold: true } })
  const readLosses = async () => {
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/A troca encerra o acordo da negociação de R\$\s248,00 de desconto\./)).toBeTruthy()
    expect(dialog.getByText(/A reserva dos produtos que saem é liberada; a dos novos é feita/)).toBeTruthy()
  }

  test('SUB-011 before an item is replaced, the dialog says that an agreement ends and what becomes of a hold', async () => {
    draw('INTEGRATOR', [], anOrder({ ...order, status: 'BUDGET' })).on(findSubstitutes, losing)
    await userEvent.click(await screen.findByRole('button', offer))
    await readLosses()
  })

  test('SUB-011 the same is said before a suggestion is accepted', async () => {
    draw('INTEGRATOR', [aSuggestion()]).on(findSubstitutes, losing)
    await userEvent.click(await screen.findByRole('button', { name: 'Ver e responder à troca sugerida' }))
    await readLosses()
  })

  test('SUB-010 a refusal needs a reason', async () => {
    const api = draw('INTEGRATOR', [aSuggestion()])
    await userEvent.click(await screen.findByRole('button', { name: 'Ver e responder à troca sugerida' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar' }))
    expect(within(dialog).getByText('Escreva o motivo da recusa.')).toBeTruthy()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo da recusa' }), 'O cliente não quer')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar' }))
    await waitFor(() =>
      expect(api.callsTo(refuseSuggestion).map(({ body }) => body)).toEqual([{ reason: 'O cliente não quer' }]),
    )
  })

  test('SUB-010 staff read why a suggestion was refused and may send another one', async () => {
    draw('COMMERCIAL', [aSuggestion({ status: 'REFUSED', reason: 'O cliente não quer' })])
    expect(await screen.findByText('O integrador recusou a troca')).toBeTruthy()
    expect(screen.getByText(/Motivo: O cliente não quer/)).toBeTruthy()
    expect(screen.getByRole('button', offer)).toBeTruthy()
  })

  test('SUB-006 the integrator replaces the item of a budget himself', async () => {
    draw('INTEGRATOR', [], anOrder({ ...order, status: 'BUDGET' }))
    await userEvent.click(await screen.findByRole('button', offer))
    expect(await screen.findByRole('dialog', { name: 'Trocar produto' })).toBeTruthy()
  })

  test('COMP-002 SUB-010 a VIEWER of a company reads reason and suggestion, and is offered no change', async () => {
    draw('VIEWER', [aSuggestion()], anOrder({ ...order, status: 'BUDGET' }))
    expect(await screen.findByText('Sem estoque')).toBeTruthy()
    expect(screen.getByText(/Trocar Módulo HELIAR 550W por/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
