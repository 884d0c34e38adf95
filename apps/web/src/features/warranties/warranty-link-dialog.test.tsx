import { openWarrantyLink, revokeWarrantyLink, showWarrantyLink } from '@girassol/contract/warranties'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { WarrantyLinkDialog } from './index.ts'

const link = 'https://portal.example/g/um-token'

const draw = async (found: string | null) => {
  const api = fakeApi().on(showWarrantyLink, { link: found })
  const user = userEvent.setup()
  const close = vi.fn()
  renderScreen(<WarrantyLinkDialog siteId={7} onClose={close} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Página de garantias' }))
  await dialog.findByText(/^Equipamentos, números de série e garantias, sem nome, endereço ou preços\./)
  return { api, user, close, dialog }
}

const askToRevoke = async ({ user, dialog }: Awaited<ReturnType<typeof draw>>) => {
  await user.click(dialog.getByRole('button', { name: 'Encerrar página' }))
  return within(await screen.findByRole('dialog', { name: 'Encerrar página de garantias' }))
}

test('WAR-006 the page is created, and its address has the focus', async () => {
  const { api, user, dialog } = await draw(null)
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.queryByRole('img')).toBeNull()
  api.on(openWarrantyLink, { link })
  await user.click(dialog.getByRole('button', { name: 'Criar página' }))
  const field = await dialog.findByRole('textbox', { name: 'Endereço da página' })
  expect(field).toHaveProperty('value', link)
  expect(document.activeElement).toBe(field)
  expect(api.callsTo(openWarrantyLink).map(({ params }) => params)).toEqual([{ id: '7' }])
  expect(api.callsTo(showWarrantyLink)).toHaveLength(1)
  expect(dialog.queryByRole('button', { name: 'Criar página' })).toBeNull()
})

test('WAR-006 a refused creation is shown in the dialog', async () => {
  const { api, user, dialog } = await draw(null)
  api.on(openWarrantyLink, refusing(409, 'Esta obra está arquivada.'))
  await user.click(dialog.getByRole('button', { name: 'Criar página' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Esta obra está arquivada.')
  expect(dialog.getByRole('button', { name: 'Criar página' })).toBeTruthy()
})

test('WAR-006 the address is copied, opened in a new tab and shown as a QR code', async () => {
  const { user, dialog } = await draw(link)
  await user.click(dialog.getByRole('button', { name: 'Copiar' }))
  expect(await dialog.findByText('Endereço copiado.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(link)
  const opener = dialog.getByRole('link', { name: 'Abrir (abre em outra aba)' })
  expect([opener.getAttribute('href'), opener.getAttribute('target')]).toEqual([link, '_blank'])
  expect(dialog.getByRole('img', { name: 'Código QR da página de garantias' }).querySelector('path')).not.toBeNull()
})

test('WAR-006 the page is closed after a question', async () => {
  const opened = await draw(link)
  const { api, user, close } = opened
  const question = await askToRevoke(opened)
  expect(question.getByText('O endereço e o QR deixam de funcionar.')).toBeTruthy()
  expect(api.callsTo(revokeWarrantyLink)).toHaveLength(0)
  api.on(revokeWarrantyLink, { link: null })
  await user.click(question.getByRole('button', { name: 'Encerrar página' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(api.callsTo(revokeWarrantyLink).map(({ params }) => params)).toEqual([{ id: '7' }])
  expect(opened.dialog.queryByRole('textbox', { name: 'Endereço da página' })).toBeNull()
})

test('WAR-006 a page that is kept stays open, and a refusal is shown in the question', async () => {
  const opened = await draw(link)
  const { api, user, dialog, close } = opened
  const first = await askToRevoke(opened)
  await user.click(first.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(dialog.getByRole('textbox', { name: 'Endereço da página' })).toBeTruthy()
  api.on(revokeWarrantyLink, refusing(403, 'Só a empresa da obra muda isto.'))
  const question = await askToRevoke(opened)
  await user.click(question.getByRole('button', { name: 'Encerrar página' }))
  expect((await question.findByRole('alert')).textContent).toBe('Só a empresa da obra muda isto.')
  expect(close).not.toHaveBeenCalled()
})

test('WAR-006 an address that cannot be loaded can be asked for again', async () => {
  const api = fakeApi().on(showWarrantyLink, refusing(403, 'Sem acesso agora.'))
  renderScreen(<WarrantyLinkDialog siteId={7} onClose={() => undefined} />)
  expect(await screen.findByText('Sem acesso agora.')).toBeTruthy()
  api.on(showWarrantyLink, { link })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('textbox', { name: 'Endereço da página' })).toBeTruthy()
})
