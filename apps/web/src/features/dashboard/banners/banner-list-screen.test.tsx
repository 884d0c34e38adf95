import {
  addBanner,
  changeBanner,
  listManagedBanners,
  type ManagedBanner,
  removeBanner,
  sortBanners,
} from '@girassol/contract/dashboard'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { BannerListScreen } from './banner-list-screen.tsx'

const aManagedBanner = (id: number, rest: Partial<ManagedBanner> = {}): ManagedBanner => ({
  id,
  title: `Banner ${id}`,
  referLink: null,
  active: true,
  location: 'dashboard',
  fileName: `b${id}.png`,
  format: 'png',
  version: 4,
  ...rest,
})

const opened = () => {
  const banners = {
    data: [
      aManagedBanner(1),
      aManagedBanner(2, { active: false }),
      aManagedBanner(3, { location: 'points informations' }),
    ],
  }
  const api = fakeApi().on(readSession, aSession('MARKETING')).on(listManagedBanners, banners).on(sortBanners, banners)
  renderScreen(
    <SessionProvider>
      <BannerListScreen />
    </SessionProvider>,
  )
  return { api, user: userEvent.setup() }
}

const act = async (user: ReturnType<typeof userEvent.setup>, title: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Ações do banner ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
}

const png = (bytes = 8) => new File([new Uint8Array(bytes)], 'campanha.png', { type: 'image/png' })

test('C-140 a new banner needs a picture and a text, and is sent with its bytes', async () => {
  const { api, user } = opened()
  api.on(addBanner, aManagedBanner(9))
  await user.click(await screen.findByRole('button', { name: 'Novo banner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo banner' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(dialog.getByText('Imagem: Escolha uma imagem.')).toBeTruthy()
  expect(dialog.getByText('Texto da imagem: Campo obrigatório')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Texto da imagem' }), 'Campanha')
  await user.type(dialog.getByRole('textbox', { name: /^Link/ }), 'javascript:x')
  await user.upload(dialog.getByLabelText('Escolher imagem'), png())
  await screen.findByRole('img', { name: 'Como o banner aparece' })
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(api.callsTo(addBanner)).toHaveLength(0)
  await user.clear(dialog.getByRole('textbox', { name: /^Link/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Link/ }), '/sales/promocoes')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Banner salvo')).toBeTruthy()
  expect(api.callsTo(addBanner)[0]?.body).toEqual({
    title: 'Campanha',
    referLink: '/sales/promocoes',
    location: 'dashboard',
    active: true,
    picture: 'AAAAAAAAAAA=',
  })
})

test('C-140 BAN-004 a file that is too large or no picture is refused before it travels', async () => {
  const { user } = opened()
  await user.click(await screen.findByRole('button', { name: 'Novo banner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo banner' }))
  const field = dialog.getByLabelText('Escolher imagem')
  await user.upload(field, png(2 * 1024 * 1024 + 1))
  expect((await dialog.findAllByText(/A imagem pode ter no máximo 2 MB\./)).length).toBeGreaterThan(0)
  await userEvent.setup({ applyAccept: false }).upload(field, new File(['x'], 'a.svg', { type: 'image/svg+xml' }))
  expect((await dialog.findAllByText(/Envie uma imagem PNG, JPEG ou WebP\./)).length).toBeGreaterThan(0)
})

test('C-140 an edit sends the version it began with and no picture; a 409 is shown in the dialog', async () => {
  const { api, user } = opened()
  api.on(changeBanner, refusing(409, 'Este banner mudou enquanto você trabalhava.'))
  await act(user, 'Banner 1', 'Editar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar banner' }))
  await user.type(dialog.getByRole('textbox', { name: 'Texto da imagem' }), ' novo')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText('Este banner mudou enquanto você trabalhava.')).toBeTruthy()
  expect(api.callsTo(changeBanner)[0]).toMatchObject({
    params: { id: '1' },
    body: { title: 'Banner 1 novo', referLink: null, location: 'dashboard', active: true, version: 4 },
  })
  expect(api.callsTo(changeBanner)[0]?.body).not.toHaveProperty('picture')
})

test('C-140 a banner is switched, moved within its place, and removed after a question', async () => {
  const { api, user } = opened()
  api.on(changeBanner, aManagedBanner(2)).on(removeBanner, null)
  await act(user, 'Banner 2', 'Ativar')
  await waitFor(() => expect(api.callsTo(changeBanner)[0]?.body).toMatchObject({ active: true, version: 4 }))
  await act(user, 'Banner 2', 'Mover para cima')
  await waitFor(() => expect(api.callsTo(sortBanners)[0]?.body).toEqual({ location: 'dashboard', ids: [2, 1] }))
  await act(user, 'Banner 3', 'Mover para baixo')
  expect(screen.getByRole('menuitem', { name: /Já é o último\./ }).getAttribute('aria-disabled')).toBe('true')
  expect(api.callsTo(sortBanners)).toHaveLength(1)
  await user.keyboard('{Escape}')
  await act(user, 'Banner 1', 'Remover')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(api.callsTo(removeBanner)[0]?.params).toEqual({ id: '1' }))
  expect(await screen.findByText('Banner removido')).toBeTruthy()
})
