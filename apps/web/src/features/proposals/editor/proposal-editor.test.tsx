import { estimateReturn } from '@girassol/contract/energy'
import { editProposal } from '@girassol/contract/proposals'
import { listUtilities } from '@girassol/contract/utilities'
import { aProposal } from '@girassol/test-data/proposals'
import { aUtility } from '@girassol/test-data/utilities'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { drawProposal, serveProposal } from './test-draw-proposal.tsx'

beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const findField = (name: string) => screen.findByRole('textbox', { name })

const retype = async (name: string, text: string) => {
  const field = await findField(name)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const readBox = (name: string) => screen.getByRole('region', { name }).textContent?.replaceAll('\u00A0', ' ') ?? ''

test('PROP-005 price and gross profit follow each key without a call', async () => {
  const api = serveProposal(aProposal())
  drawProposal()
  await findField('Margem sobre o custo')
  expect(readBox('O cliente vê')).toContain('R$ 16.500,00')
  expect(readBox('Só você vê')).toContain('R$ 4.284,07')
  const before = api.calls.length
  await retype('Margem sobre o custo', '30')
  expect(readBox('O cliente vê')).toContain('R$ 16.983,80')
  expect(readBox('Só você vê')).toContain('R$ 4.738,84')
  expect(readBox('Só você vê')).toContain('27,9% do preço')
  expect(api.calls).toHaveLength(before)
})

test('PROP-005 a price below the costs is a loss', async () => {
  serveProposal(aProposal())
  drawProposal()
  await retype('Mão de obra', '9000')
  expect(readBox('Só você vê')).toContain('Prejuízo-R$ 3.315,93')
})

test('PROP-005 the results of a saved draft need no call, and are requested again once an input has settled', async () => {
  const api = serveProposal(aProposal())
  drawProposal()
  expect(await screen.findByText('2 anos e 10 meses')).toBeTruthy()
  expect(api.callsTo(estimateReturn)).toHaveLength(0)
  await retype('Consumo', '700')
  await waitFor(() => expect(api.callsTo(estimateReturn)).toHaveLength(1))
  expect(api.callsTo(estimateReturn)[0]?.body).toMatchObject({
    consumption: Array<number>(12).fill(700),
    investment: 16_500,
    system: { cityCode: '3550308', kwp: 5.5, tilt: 20, azimuth: 0 },
  })
})

test('PROP-005 without a tariff there is no result, and the missing inputs are named', async () => {
  serveProposal(aProposal())
  drawProposal()
  await userEvent.clear(await findField('Tarifa com impostos'))
  expect(await screen.findByText(/Informe cidade, potência, consumo, tarifa e Fio B/)).toBeTruthy()
})

test('C-167 a copied tariff names its utility and its day until another one is typed', async () => {
  const proposal = aProposal()
  const tariffSource = { utility: 'Enel SP', validFrom: '2026-07-04' }
  serveProposal({ ...proposal, energy: { ...proposal.energy, tariffSource } })
  drawProposal()
  expect(await screen.findByText('Tarifa da Enel SP de 04/07/2026')).toBeTruthy()
  await retype('Tarifa com impostos', '0,9')
  expect(screen.queryByText(/^Tarifa da/)).toBeNull()
  expect(screen.getByText('Tarifa informada por você')).toBeTruthy()
})

test('C-167 another utility is chosen with its tariff and rule; one without a tariff takes the copied one away', async () => {
  const proposal = aProposal()
  const tariffSource = { utility: 'Enel SP', validFrom: '2026-07-04' }
  const known = { tariff: 0.81234, fioB: 0.25, rule: 'SUM', validFrom: '2026-10-01' } as const
  const api = serveProposal({ ...proposal, energy: { ...proposal.energy, tariffSource } })
    .on(editProposal, aProposal({ version: 4 }))
    .on(listUtilities, [
      aUtility({ id: 1, name: 'Enel SP', states: ['SP'], cities: [] }),
      aUtility({ id: 2, name: 'CPFL Paulista', states: ['SP'], cities: [], ...known }),
      aUtility({
        id: 3,
        name: 'Neoenergia Brasília',
        states: ['DF'],
        cities: [],
        tariff: null,
        fioB: null,
        validFrom: null,
      }),
    ])
  drawProposal()
  const field = await screen.findByRole('combobox', { name: 'Distribuidora' })
  const pick = async (name: string) => {
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name }))
  }
  await pick('CPFL Paulista')
  expect(await screen.findByText('Tarifa da CPFL Paulista de 01/10/2026')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(editProposal)).toHaveLength(1))
  const { validFrom: _, ...copied } = known
  expect(api.callsTo(editProposal)[0]?.body).toMatchObject({ energy: { utility: 'CPFL Paulista', ...copied } })
  await pick('CPFL Paulista')
  await pick('Neoenergia Brasília')
  expect((await findField('Tarifa com impostos')).getAttribute('value')).toBe('')
  expect(screen.queryByText(/^Tarifa (?:da|informada)/)).toBeNull()
})

test('CON-009 the document of the customer is shown with its mask, and stays unchanged', async () => {
  const proposal = aProposal()
  serveProposal({ ...proposal, customer: { ...proposal.customer, document: '52998224725' } })
  drawProposal()
  expect((await findField('CPF ou CNPJ')).getAttribute('value')).toBe('529.982.247-25')
  expect(screen.queryByText('Alterações não salvas')).toBeNull()
})

test('YLD-017 a bill shows its energy before it is used', async () => {
  serveProposal(aProposal())
  drawProposal()
  await userEvent.click(await screen.findByRole('button', { name: 'Valor da conta' }))
  await retype('Valor da conta', '590,00')
  await retype('Iluminação pública', '20,00')
  expect(screen.getByText('São 600 kWh por mês.')).toBeTruthy()
})

test('PROP-007 only the changed sections are saved, with the version that the user saw', async () => {
  const proposal = aProposal()
  const api = serveProposal(proposal).on(editProposal, aProposal({ version: 4 }))
  drawProposal()
  await retype('Margem sobre o custo', '30')
  expect(screen.getByText('Alterações não salvas')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.queryByText('Alterações não salvas')).toBeNull())
  expect(api.callsTo(editProposal)[0]?.body).toEqual({ price: { ...proposal.price, markUp: 30 }, version: 3 })
  await retype('Desconto', '50')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(editProposal)).toHaveLength(2))
  expect(api.callsTo(editProposal)[1]?.body).toMatchObject({ price: { markUp: 30, discount: 50 }, version: 4 })
})

test('C-152 a draft that changed meanwhile is not overwritten, and can be opened as it is now', async () => {
  const message = 'Este registro mudou desde que você o abriu. Recarregue para continuar.'
  serveProposal(aProposal()).on(
    editProposal,
    refusing(409, message, { reason: 'changedMeanwhile', details: { version: 9 } }),
  )
  drawProposal()
  await retype('Margem sobre o custo', '30')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  await userEvent.click(screen.getByRole('button', { name: 'Ver como está agora' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Margem sobre o custo' })).toHaveProperty('value', '25,00')
})

test('PROP-008 the question before sending does not show the error of an earlier save', async () => {
  const message = 'O desconto passa do preço.'
  serveProposal(aProposal()).on(editProposal, refusing(409, message))
  drawProposal()
  await retype('Margem sobre o custo', '30')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar proposta' }))
  const dialog = await screen.findByRole('dialog', { name: /^Enviar proposta/ })
  expect(within(dialog).queryByRole('alert')).toBeNull()
})

test('PROP-005 leaving with unsaved changes asks', async () => {
  serveProposal(aProposal())
  const { router } = drawProposal()
  await retype('Margem sobre o custo', '30')
  await userEvent.click(screen.getByRole('link', { name: 'Propostas' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sair da proposta' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar editando' }))
  expect(router.state.location.pathname).toBe('/propostas/42')
})

test('PROP-004 a price that is not positive is pointed out, and a mark-up above 300 is refused', async () => {
  const api = serveProposal(aProposal())
  drawProposal()
  await retype('Desconto', '99999')
  expect(screen.getByText('O desconto passa do preço.')).toBeTruthy()
  await retype('Desconto', '0')
  await retype('Margem sobre o custo', '301')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Margem sobre o custo: De 0 a 300')
  expect(api.callsTo(editProposal)).toHaveLength(0)
})

test('PROP-021 a proposal has at most three financing lines, one of them quoted beside the price', async () => {
  serveProposal(aProposal())
  drawProposal()
  const table = await screen.findByRole('table', { name: 'Linhas de financiamento' })
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(table.textContent?.replaceAll('\u00A0', ' ')).toContain('48 × R$ 448,36')
  expect(table.textContent?.replaceAll('\u00A0', ' ')).toContain('− R$ 29,39')
  expect(readBox('O cliente vê')).toContain('ou 48 × R$ 448,36')
  expect(screen.queryByRole('button', { name: 'Adicionar linha' })).toBeNull()
})

test('PROP-021 a line whose down payment is not below the price is refused in its dialog', async () => {
  const api = serveProposal(aProposal({ financing: [] })).on(editProposal, aProposal({ version: 4 }))
  drawProposal()
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar linha' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar linha' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Banco' }), 'Banco Aurora')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Taxa ao mês' }), '1,49')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Número de parcelas' }), '48')
  const downPayment = dialog.getByRole('textbox', { name: 'Entrada' })
  await userEvent.clear(downPayment)
  await userEvent.type(downPayment, '16500')
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }))
  expect(dialog.getByRole('alert').textContent).toContain('A entrada precisa ser menor que o preço.')
  await userEvent.clear(downPayment)
  await userEvent.type(downPayment, '1650')
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const row = screen.getByRole('row', { name: /Banco Aurora/ })
  expect(row.textContent).toMatch(/48 × R\$\s448,36R\$\s21\.521,28− R\$\s29,39/)
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(editProposal)).toHaveLength(1))
  expect(api.callsTo(editProposal)[0]?.body).toEqual({
    financing: [{ bank: 'Banco Aurora', rate: 1.49, instalments: 48, graceDays: 90, downPayment: 1650, isMain: false }],
    version: 3,
  })
})
