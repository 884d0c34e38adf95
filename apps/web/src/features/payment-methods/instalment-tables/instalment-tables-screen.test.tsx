import { changeInstalmentTable, listInstalmentTables } from '@girassol/contract/payment-methods'
import type { InstalmentTable } from '@girassol/contract/payment-methods/instalment-table'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { InstalmentTablesScreen } from './instalment-tables-screen.tsx'

beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const terms = { active: true, maxInstallments: 3, defaultInstallment: 1, interestRates: [0, 1.5, 3] }
const card: InstalmentTable = { reference: 'CREDIT_CARD', label: 'Cartão de crédito', ...terms }
const pix: InstalmentTable = {
  reference: 'PIX',
  label: 'Pix',
  active: false,
  maxInstallments: 1,
  defaultInstallment: 1,
  interestRates: [],
}

const edit = async (label: string) => {
  renderScreen(<InstalmentTablesScreen />, '/administracao/parcelas')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Editar ${label}` }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

const retype = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field)
  if (text !== '') await user.type(field, text)
}

describe('the instalment tables', () => {
  test('PAY-011 C-140 each method shows its instalments, its interest and whether it is offered', async () => {
    fakeApi().on(listInstalmentTables, [card, pix])
    renderScreen(<InstalmentTablesScreen />, '/administracao/parcelas')
    await screen.findByRole('button', { name: 'Editar Pix' })
    const [, first, second] = screen.getAllByRole('row')
    expect(first?.textContent).toMatch(/^Cartão de créditoAté 3×0,00% a 3,00%.*Oferecida$/)
    expect(second?.textContent).toMatch(/^PixÀ vistaSem juros.*Não oferecida$/)
  })

  test('PAY-033 C-80 C-140 an example shows the value of every instalment before anything is saved', async () => {
    fakeApi().on(listInstalmentTables, [card])
    const { user, dialog } = await edit('Cartão de crédito')
    expect(dialog.getByText(/^3× R\$\s3\.433,33 \(total R\$\s10\.300,00\)$/)).toBeTruthy()
    await retype(user, dialog.getByLabelText('Juros de 3×'), '6')
    expect(dialog.getByText(/^3× R\$\s3\.533,33 \(total R\$\s10\.600,00\)$/).textContent).toContain('antes 3,00%')
    await retype(user, dialog.getByLabelText('Valor de exemplo'), '100')
    expect(dialog.getByText(/^3× R\$\s35,33 \(total R\$\s106,00\)$/)).toBeTruthy()
  })

  test('C-140 saving sends the whole table and the version that was seen', async () => {
    const api = fakeApi().on(listInstalmentTables, [card]).on(changeInstalmentTable, card)
    const { user, dialog } = await edit('Cartão de crédito')
    await retype(user, dialog.getByLabelText('Máximo de parcelas'), '4')
    await user.type(dialog.getByLabelText('Juros de 4×'), '4,25')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.callsTo(changeInstalmentTable)).toHaveLength(1))
    const [call] = api.callsTo(changeInstalmentTable)
    expect(call?.params).toEqual({ reference: 'CREDIT_CARD' })
    expect(call?.body).toEqual({
      active: true,
      maxInstallments: 4,
      defaultInstallment: 1,
      interestRates: [0, 1.5, 3, 4.25],
      seen: terms,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('PAY-033 C-140 without interest no rate is sent', async () => {
    const api = fakeApi().on(listInstalmentTables, [card]).on(changeInstalmentTable, card)
    const { user, dialog } = await edit('Cartão de crédito')
    await user.click(dialog.getByLabelText('Cobrar juros'))
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.callsTo(changeInstalmentTable)[0]?.body).toMatchObject({ interestRates: [] }))
  })

  test.each([
    ['Máximo de parcelas', '73', 'De 1 a 72 parcelas.'],
    ['Parcela inicial', '4', 'A parcela inicial não pode passar do máximo de parcelas.'],
    ['Juros de 2×', '', 'Campo obrigatório'],
    ['Juros de 2×', '101', 'De 0 a 100%'],
  ])('PAY-036 C-140 %s may not be "%s", and nothing is sent', async (label, text, sentence) => {
    const api = fakeApi().on(listInstalmentTables, [card])
    const { user, dialog } = await edit('Cartão de crédito')
    await retype(user, dialog.getByLabelText(label), text)
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(sentence)
    expect(api.callsTo(changeInstalmentTable)).toHaveLength(0)
  })

  test('C-140 interest that falls with more instalments shows a warning, but can be saved', async () => {
    const api = fakeApi().on(listInstalmentTables, [card]).on(changeInstalmentTable, card)
    const { user, dialog } = await edit('Cartão de crédito')
    await retype(user, dialog.getByLabelText('Juros de 3×'), '1')
    expect(dialog.getByText('Os juros de 3× são menores que os de 2×. Confira se é isso mesmo.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.callsTo(changeInstalmentTable)).toHaveLength(1))
  })

  test('C-140 when another user saved first the typed values stay until that user’s table is opened', async () => {
    const message = 'Outra pessoa alterou esta tabela. Confira antes de salvar.'
    let rates = terms.interestRates
    fakeApi()
      .on(listInstalmentTables, () => [{ ...card, interestRates: rates }])
      .on(changeInstalmentTable, refusing(409, message, { reason: 'changedMeanwhile' }))
    const { user, dialog } = await edit('Cartão de crédito')
    await retype(user, dialog.getByLabelText('Juros de 2×'), '9')
    rates = [0, 7, 8]
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>('Juros de 2×').value).toBe('9%')
    await user.click(dialog.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Juros de 2×').value).toBe('7%'))
  })
})
