import { changeFreight, listFreightTable } from '@girassol/contract/freight'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { FreightTableScreen } from './freight-table-screen.tsx'

beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const rates = {
  capital: { percentage: 1.5, minimum: 250, deadline: 3 },
  interior: { percentage: 2, minimum: 300, deadline: 7 },
}
const table = [
  { uf: 'RR', rates: null },
  { uf: 'SP', rates },
]

const edit = async (uf: string) => {
  renderScreen(<FreightTableScreen />, '/administracao/frete')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Editar ${uf}` }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

describe('the freight table', () => {
  test('C-34 C-140 each state shows both of its prices, or that it has none', async () => {
    fakeApi().on(listFreightTable, table)
    renderScreen(<FreightTableScreen />, '/administracao/frete')
    expect(await screen.findByText(/^1,50% · mín\. R\$\s250,00 · 3 dias úteis$/)).toBeTruthy()
    expect(screen.getByText(/^2,00% · mín\. R\$\s300,00 · 7 dias úteis$/)).toBeTruthy()
  })

  test('C-140 changing a price sends the price that was seen', async () => {
    const api = fakeApi()
      .on(listFreightTable, table)
      .on(changeFreight, { uf: 'SP', ...rates })
    const { user, dialog } = await edit('SP')
    const [deadline] = dialog.getAllByLabelText('Prazo em dias úteis')
    await user.clear(deadline as HTMLElement)
    await user.type(deadline as HTMLElement, '5')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.callsTo(changeFreight)).toHaveLength(1))
    expect(api.callsTo(changeFreight)[0]?.body).toEqual({
      ...rates,
      capital: { ...rates.capital, deadline: 5 },
      seen: rates,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('C-140 nothing is sent while a field is missing, and a refusal leaves what was typed', async () => {
    const message = 'Outra pessoa alterou o frete deste estado. Confira antes de salvar.'
    const api = fakeApi().on(listFreightTable, table).on(changeFreight, refusing(409, message))
    const { user, dialog } = await edit('RR')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(dialog.getAllByText(/Campo obrigatório/).length).toBeGreaterThanOrEqual(6)
    expect(api.callsTo(changeFreight)).toHaveLength(0)
    for (const label of ['Do valor do pedido', 'No mínimo', 'Prazo em dias úteis'])
      for (const field of dialog.getAllByLabelText(label)) await user.type(field, '9')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByText(message)).textContent).toBe(message)
    expect(api.callsTo(changeFreight)[0]?.body).toMatchObject({ seen: null, interior: { percentage: 9, deadline: 9 } })
  })
})
