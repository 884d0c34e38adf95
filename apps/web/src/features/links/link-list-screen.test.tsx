import {
  addLink,
  changeLink,
  listManagedLinks,
  type ManagedLink,
  removeLink,
  sortLinks,
} from '@girassol/contract/links'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { LinkListScreen } from './link-list-screen.tsx'

const link = (id: number, rest: Partial<ManagedLink> = {}): ManagedLink => ({
  id,
  place: 'modules',
  label: `Link ${id}`,
  url: `https://exemplo.com.br/${id}`,
  roles: [],
  version: 2,
  ...rest,
})
const links = [link(1), link(2), link(3, { place: 'apps', roles: ['FINANCIAL', 'LOGISTICS'] })]

const opened = () => {
  const api = fakeApi().on(listManagedLinks, links)
  renderScreen(<LinkListScreen />, '/administracao/links')
  return { api, user: userEvent.setup() }
}
const act = async (user: ReturnType<typeof userEvent.setup>, label: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Ações do link ${label}` }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('C-15 C-140 each place shows its links, where they lead and who sees them', async () => {
  opened()
  const first = await screen.findByRole('link', { name: /^https:\/\/exemplo\.com\.br\/1/ })
  expect([first.getAttribute('href'), first.getAttribute('rel')]).toEqual([
    'https://exemplo.com.br/1',
    'noopener noreferrer',
  ])
  expect(screen.getByText('Financeiro, Logística')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Módulos',
    'Aplicativos',
    'Biblioteca',
  ])
  expect(screen.getAllByText('Nenhum link')).toHaveLength(1)
})

test.each(['javascript:alert(1)', 'http://exemplo.com.br', 'exemplo.com.br'])(
  'C-15 C-140 %s is refused before it is sent',
  async (url) => {
    const { api, user } = opened()
    await user.click(await screen.findByRole('button', { name: 'Novo link' }))
    const dialog = await dialogNamed('Novo link')
    await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Rastreio')
    await user.type(dialog.getByRole('textbox', { name: 'Endereço' }), url)
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(dialog.getByText('Endereço: Comece o endereço com https://, sem espaços.')).toBeTruthy()
    expect(api.callsTo(addLink)).toHaveLength(0)
  },
)

test('C-15 C-140 a new link is sent with its place and its roles', async () => {
  const { api, user } = opened()
  api.on(addLink, link(9))
  await user.click(await screen.findByRole('button', { name: 'Novo link' }))
  const dialog = await dialogNamed('Novo link')
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), ' Rastreio ')
  await user.type(dialog.getByRole('textbox', { name: 'Endereço' }), 'https://rastreio.example/')
  await user.click(dialog.getByRole('combobox', { name: 'Onde aparece' }))
  await user.click(await screen.findByRole('option', { name: 'Aplicativos' }))
  await user.click(dialog.getByRole('combobox', { name: 'Quem vê' }))
  await user.click(await screen.findByRole('option', { name: 'Logística' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(addLink)).toHaveLength(1))
  expect(api.callsTo(addLink)[0]?.body).toEqual({
    label: 'Rastreio',
    url: 'https://rastreio.example/',
    place: 'apps',
    roles: ['LOGISTICS'],
  })
})

test('C-140 an edit sends its version, sorting sends the whole place, and a removal asks for confirmation first', async () => {
  const { api, user } = opened()
  api.on(changeLink, link(1)).on(sortLinks, links).on(removeLink, null)
  await act(user, 'Link 1', 'Editar')
  await user.click((await dialogNamed('Editar link')).getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(changeLink)[0]).toMatchObject({ params: { id: '1' }, body: { version: 2 } }))
  await act(user, 'Link 1', 'Mover para baixo')
  await waitFor(() => expect(api.callsTo(sortLinks)[0]?.body).toEqual({ place: 'modules', ids: [2, 1] }))
  await act(user, 'Link 3', 'Remover')
  const dialog = await dialogNamed('Remover o link Link 3')
  expect(api.callsTo(removeLink)).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(api.callsTo(removeLink)[0]?.params).toEqual({ id: '3' }))
})
