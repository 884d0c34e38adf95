import {
  addFinancingLine,
  changeFinancingLine,
  type FinancingLineView,
  listFinancingLines,
  removeFinancingLine,
} from '@girassol/contract/financing-lines'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { FinancingLineScreen } from './financing-line-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const line: FinancingLineView = {
  id: 1,
  bank: 'Banco do Sol',
  rate: 1.49,
  installments: [24, 60],
  graceDays: [30, 90],
  share: 90,
  version: 3,
}

const opened = () => {
  const api = fakeApi().on(listFinancingLines, [line])
  renderScreen(<FinancingLineScreen />, '/administracao/linhas-de-financiamento')
  return { api, user: userEvent.setup() }
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const act = async (user: ReturnType<typeof userEvent.setup>, action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Ações da linha Banco do Sol, 1,49% ao mês' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('PROP-020 PROP-022 a line shows its terms and the instalment of an example', async () => {
  opened()
  const row = await screen.findByRole('row', { name: /^Banco do Sol 1,49% 24, 60× 30, 90 dias até 90%/ })
  expect(within(row).getByText(/^60 × R\$\s506,56$/)).toBeTruthy()
})

test('PROP-022 a line is added with the instalments as numbers; wrong ones are reported at their field', async () => {
  const { api, user } = opened()
  api.on(addFinancingLine, line)
  await user.click(await screen.findByRole('button', { name: 'Nova linha de financiamento' }))
  const dialog = await dialogNamed('Nova linha de financiamento')
  await user.type(dialog.getByRole('textbox', { name: 'Banco' }), 'Banco do Sol')
  await user.type(dialog.getByRole('textbox', { name: 'Juros ao mês' }), '1,49')
  const instalments = dialog.getByRole('textbox', { name: 'Quantidades de parcelas' })
  for (const [typed, message] of [
    ['24, 121', 'De 1 a 120 parcelas'],
    ['24, x', 'De 1 a 120 parcelas'],
    ['24 24', 'Há uma quantidade repetida'],
  ] as const) {
    await user.clear(instalments)
    await user.type(instalments, typed)
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await dialog.findByText(`Quantidades de parcelas: ${message}`)).toBeTruthy()
  }
  expect(api.callsTo(addFinancingLine)).toHaveLength(0)
  await user.clear(instalments)
  await user.type(instalments, '60, 24')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(addFinancingLine)).toHaveLength(1))
  expect(api.callsTo(addFinancingLine)[0]?.body).toEqual({
    bank: 'Banco do Sol',
    rate: 1.49,
    installments: [24, 60],
    graceDays: [30],
    share: 100,
  })
})

test('PROP-022 C-152 a change names the version that was seen, and a refusal is shown in the dialog', async () => {
  const { api, user } = opened()
  const message = 'Outra pessoa alterou esta linha de financiamento. Confira antes de salvar.'
  api.on(changeFinancingLine, refusing(409, message, { reason: 'changedMeanwhile' }))
  await act(user, 'Editar')
  const dialog = await dialogNamed('Editar linha de financiamento')
  await user.clear(dialog.getByRole('textbox', { name: 'Juros ao mês' }))
  await user.type(dialog.getByRole('textbox', { name: 'Juros ao mês' }), '2')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  const { id, ...terms } = line
  expect(api.callsTo(changeFinancingLine)[0]).toMatchObject({ params: { id: String(id) }, body: { ...terms, rate: 2 } })
})

test('PROP-022 a line is removed after a question', async () => {
  const { api, user } = opened()
  api.on(removeFinancingLine, null)
  await act(user, 'Remover')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('As próximas propostas não a oferecem mais. As que já a têm não mudam.')).toBeTruthy()
  expect(api.callsTo(removeFinancingLine)).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(api.callsTo(removeFinancingLine)[0]?.params).toEqual({ id: '1' }))
})
