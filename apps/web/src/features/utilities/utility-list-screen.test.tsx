import { listCities } from '@girassol/contract/customers'
import { addUtility, changeUtility, listUtilities } from '@girassol/contract/utilities'
import { aUtility } from '@girassol/test-data/utilities'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { UtilityListScreen } from './utility-list-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const opened = (utility = aUtility()) => {
  const api = fakeApi()
    .on(listUtilities, [utility])
    .on(listCities, [
      { code: '3509502', name: 'Campinas' },
      { code: '3550308', name: 'São Paulo' },
    ])
  renderScreen(<UtilityListScreen />, '/administracao/concessionarias')
  return { api, user: userEvent.setup() }
}

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const act = async (user: ReturnType<typeof userEvent.setup>, action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Ações da CPFL Paulista' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('C-167 a utility shows its states, its tariff with the day from which it holds, and its days', async () => {
  opened()
  const row = await screen.findByRole('row', { name: /^CPFL Paulista SP/ })
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells.slice(0, 5)).toEqual([
    'CPFL Paulista',
    'SP',
    '0,95 · Fio B 0,27desde 08/04/2026',
    '15 · 30 · 45 dias, vistoria 7 úteis',
    '1 campo',
  ])
})

test('C-167 a utility without a known tariff shows none', async () => {
  opened(aUtility({ tariff: null, fioB: null, validFrom: null, form: [] }))
  expect(await screen.findByRole('row', { name: /^CPFL Paulista SP - 15/ })).toBeTruthy()
})

test('C-167 a utility is added with the usual days; a tariff without its day is refused at the field', async () => {
  const { api, user } = opened()
  api.on(addUtility, aUtility())
  await user.click(await screen.findByRole('button', { name: 'Nova concessionária' }))
  const dialog = await dialogNamed('Nova concessionária')
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Luz do Vale')
  await user.click(dialog.getByRole('combobox', { name: 'Estados' }))
  await user.click(await screen.findByRole('option', { name: 'SP' }))
  await user.type(dialog.getByRole('textbox', { name: 'Tarifa com impostos' }), '0,95')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText('Valem desde: Informe desde quando a tarifa vale.')).toBeTruthy()
  expect(api.callsTo(addUtility)).toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: 'Valem desde' }), '08042026')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(addUtility)).toHaveLength(1))
  expect(api.callsTo(addUtility)[0]?.body).toEqual({
    name: 'Luz do Vale',
    states: ['SP'],
    cities: [],
    tariff: 0.95,
    fioB: null,
    validFrom: '2026-04-08',
    rule: 'MAX',
    days: { connection: 15, connectionWithWorks: 30, connectionWithMajorWorks: 45, inspection: 7 },
    largestSinglePhaseKw: null,
    portal: null,
    form: [],
  })
})

test('C-167 C-152 an edit sends the version and the fields of the form that were seen, and shows a refusal', async () => {
  const { api, user } = opened()
  const message = 'Outra pessoa alterou esta concessionária. Confira antes de salvar.'
  api.on(changeUtility, refusing(409, message, { reason: 'changedMeanwhile' }))
  await act(user, 'Editar')
  const dialog = await dialogNamed('Editar CPFL Paulista')
  await user.click(await dialog.findByRole('combobox', { name: 'Cidades de SP (opcional)' }))
  await user.click(await screen.findByRole('option', { name: 'Campinas' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  const { id: _, ...fields } = aUtility({ cities: ['3509502'] })
  expect(api.callsTo(changeUtility)[0]).toMatchObject({ params: { id: '2' }, body: fields })
})

test('HOM-014 fields of the form are added, filled from a source of the list, and ordered', async () => {
  const { api, user } = opened()
  api.on(changeUtility, aUtility())
  await act(user, 'Campos do formulário')
  const dialog = await dialogNamed('Formulário da CPFL Paulista')
  await user.click(dialog.getByRole('button', { name: 'Adicionar campo' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText('Campos do formulário: Campo obrigatório')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Nome do campo 2' }), 'UC')
  await user.click(dialog.getByRole('combobox', { name: 'Preenchido com, campo 2' }))
  await user.click(await screen.findByRole('option', { name: 'Unidade consumidora' }))
  await user.click(dialog.getByRole('button', { name: 'Subir campo 2' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(changeUtility)).toHaveLength(1))
  expect(api.callsTo(changeUtility)[0]?.body).toMatchObject({
    form: [
      { label: 'UC', source: 'consumerUnit' },
      { label: 'Titular', source: 'holder.name' },
    ],
    tariff: 0.95,
    version: 3,
  })
})

test('HOM-014 a field of the form is removed', async () => {
  const { api, user } = opened()
  api.on(changeUtility, aUtility({ form: [] }))
  await act(user, 'Campos do formulário')
  const dialog = await dialogNamed('Formulário da CPFL Paulista')
  await user.click(dialog.getByRole('button', { name: 'Remover campo 1' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(changeUtility)[0]?.body).toMatchObject({ form: [], name: 'CPFL Paulista' }))
})
