import {
  type ApiKeyView,
  createCompanyKey,
  listCompanyKeys,
  listHouseKeys,
  revokeCompanyKey,
  rotateCompanyKey,
} from '@girassol/contract/api-keys'
import { listScopesOf } from '@girassol/domain/api-keys'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CompanyIntegrationsScreen, HouseIntegrationsScreen } from './integrations-screen.tsx'

const key: ApiKeyView = {
  id: 7,
  prefix: 'gsk_abcdefgh',
  name: 'ERP da loja',
  scopes: ['products:read', 'budgets:write'],
  ranges: [],
  madeBy: 'Marina Alves',
  madeAt: '2026-11-23T15:00:00.000Z',
  expiresAt: '2027-11-23T15:00:00.000Z',
  lastUsedAt: null,
  formerUntil: null,
  state: 'ACTIVE',
}
const secret = `gsk_abcdefgh_${'A'.repeat(43)}`
const scopes = [...listScopesOf('company')]

const open = (data: readonly ApiKeyView[] = [key]) => {
  const api = fakeApi().on(listCompanyKeys, { data: [...data], most: 10, scopes })
  renderScreen(<CompanyIntegrationsScreen />, '/empresa/integracoes')
  return { api, user: userEvent.setup() }
}

const choose = async (user: ReturnType<typeof userEvent.setup>, action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Ações da chave ERP da loja' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('API-002 the ADMIN sees what each key may do, its last use and its end', async () => {
  open()
  const row = (await screen.findByText('gsk_abcdefgh…')).closest('tr') ?? document.body
  expect(within(row).getByText('Ler produtos, Criar orçamentos')).toBeTruthy()
  expect(within(row).getByText('Nunca')).toBeTruthy()
  expect(within(row).getByText('23/11/2027')).toBeTruthy()
  expect(within(row).getByText('Ativa')).toBeTruthy()
  expect(screen.getByText(/1 de 10 chaves/)).toBeTruthy()
})

test('API-001 a new key is shown once, with the scopes and networks that were chosen', async () => {
  const { api, user } = open([])
  api.on(createCompanyKey, { key, secret })
  await user.click(await screen.findByRole('button', { name: 'Criar chave' }))
  const dialog = await screen.findByRole('dialog', { name: 'Criar chave' })
  await user.click(within(dialog).getByRole('button', { name: 'Criar chave' }))
  expect(await within(dialog).findByText('Nome: Campo obrigatório')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: 'Nome' }), 'ERP da loja')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Ler produtos' }))
  await user.type(within(dialog).getByRole('textbox', { name: /^Redes permitidas/ }), '203.0.113.0/24, 10.0.0.0/8')
  await user.click(within(dialog).getByRole('button', { name: 'Criar chave' }))
  const shown = await screen.findByRole('dialog', { name: 'Chave ERP da loja' })
  expect(within(shown).getByRole<HTMLInputElement>('textbox', { name: 'Chave' }).value).toBe(secret)
  expect(within(shown).getByText('Guarde a chave agora: ela não aparece de novo.')).toBeTruthy()
  expect(api.callsTo(createCompanyKey)[0]).toMatchObject({
    body: { name: 'ERP da loja', scopes: ['products:read'], ranges: ['203.0.113.0/24', '10.0.0.0/8'] },
  })
  await user.click(within(shown).getByRole('button', { name: 'Já guardei' }))
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull())
})

test('API-002 an eleventh key is refused with the sentence of the server', async () => {
  const sentence = 'A empresa já tem 10 chaves. Revogue uma para criar outra.'
  const { api, user } = open([])
  api.on(createCompanyKey, refusing(409, sentence))
  await user.click(await screen.findByRole('button', { name: 'Criar chave' }))
  const dialog = await screen.findByRole('dialog', { name: 'Criar chave' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Nome' }), 'Outra')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Ler produtos' }))
  await user.click(within(dialog).getByRole('button', { name: 'Criar chave' }))
  expect(await within(dialog).findByText(sentence)).toBeTruthy()
})

test('API-002 a rotation says that the former secret works for 24 hours, and shows the new one', async () => {
  const { api, user } = open()
  api.on(rotateCompanyKey, { key: { ...key, formerUntil: '2026-11-24T15:00:00.000Z' }, secret })
  await choose(user, 'Trocar segredo')
  expect(
    await screen.findByText('O segredo de agora ainda vale por 24 horas: troque-o no sistema até lá.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Trocar segredo' }))
  expect(await screen.findByDisplayValue(secret)).toBeTruthy()
  expect(screen.getByText(/^O segredo anterior continua valendo até 24\/11/)).toBeTruthy()
})

test('API-002 a key is revoked after a confirmation that says what stops', async () => {
  const { api, user } = open()
  api.on(revokeCompanyKey, null)
  await choose(user, 'Revogar')
  expect(
    await screen.findByText('O sistema que usa esta chave para de funcionar agora. Não há como desfazer.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Revogar' }))
  await waitFor(() => expect(api.callsTo(revokeCompanyKey)).toHaveLength(1))
})

test('API-002 the distributor keeps its own keys, whose scopes order nothing', async () => {
  fakeApi().on(listHouseKeys, { data: [], most: 20, scopes: [...listScopesOf('house')] })
  renderScreen(<HouseIntegrationsScreen />, '/administracao/integracoes')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Criar chave' }))
  const dialog = await screen.findByRole('dialog', { name: 'Criar chave' })
  expect(within(dialog).queryByRole('checkbox', { name: 'Fazer pedidos' })).toBeNull()
  expect(within(dialog).getByRole('checkbox', { name: 'Cadastrar clientes' })).toBeTruthy()
})
