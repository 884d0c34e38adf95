import { downloadReceipt, editProposal, readProposal, revokeProposal, sendProposal } from '@girassol/contract/proposals'
import { toDay } from '@girassol/domain/shared'
import { aProposal, aSentProposal } from '@girassol/test-data/proposals'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { drawProposal, serveProposal } from '../editor/test-draw-proposal.tsx'
import { toWhatsappLink } from './whatsapp-link.ts'

const inTenDays = toDay(new Date(Date.now() + 864_000_000).toISOString())
const sha256 = 'a'.repeat(64)
const sent = aSentProposal({ validUntil: inTenDays })
const acceptance = {
  version: 1,
  acceptedAt: '2026-11-24T13:32:00.000Z',
  name: 'Helena Martins Prado',
  document: '52998224725',
  signerDocument: null,
  email: null,
  address: '203.0.113.24',
  sha256,
}
const accepted = aSentProposal({ status: 'ACCEPTED', acceptance })
const link = 'https://girassol.example/p/abc'

const openSending = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar proposta' }))
  return within(await screen.findByRole('dialog', { name: 'Enviar proposta 42' }))
}

test('PROP-008 what is missing is listed, and each part leads to its field', async () => {
  const { customer } = aProposal()
  const api = serveProposal(aProposal({ validUntil: null, customer: { ...customer, name: null } }))
  drawProposal()
  const dialog = await openSending()
  const parts = dialog.getAllByRole('listitem').map((part) => part.textContent)
  expect(parts).toEqual(['Informe o nome do cliente.', 'Escolha um dia de amanhã até 60 dias à frente.'])
  await userEvent.click(dialog.getByRole('button', { name: 'Informe o nome do cliente.' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Cliente' })))
  expect(api.callsTo(sendProposal)).toHaveLength(0)
})

test('PROP-008 sending saves what is typed, sends what was saved, and shows the link', async () => {
  const api = serveProposal(aProposal({ validUntil: inTenDays }))
    .on(editProposal, aProposal({ version: 4, validUntil: inTenDays }))
    .on(sendProposal, () => {
      api.on(readProposal, sent)
      return { link, sha256, proposal: sent }
    })
  drawProposal()
  const markUp = await screen.findByRole('textbox', { name: 'Margem sobre o custo' })
  await userEvent.clear(markUp)
  await userEvent.type(markUp, '30')
  const dialog = await openSending()
  expect(dialog.getByText('R$ 16.983,80')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }))
  const after = within(await screen.findByRole('dialog', { name: 'Proposta 42 enviada' }))
  expect(api.callsTo(editProposal)[0]?.body).toMatchObject({ price: { markUp: 30 }, version: 3 })
  expect(api.callsTo(sendProposal)[0]?.body).toEqual({ version: 4, validUntil: inTenDays })
  expect(after.getByRole('textbox', { name: 'Link da proposta' })).toHaveProperty('value', link)
  expect(after.getByRole('button', { name: 'Copiar link' })).toBeTruthy()
  await userEvent.click(after.getAllByRole('button', { name: 'Fechar' })[1] as HTMLElement)
  expect(await screen.findByText('Enviada')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Enviar proposta' })).toBeNull()
})

test('PROP-030 the text for WhatsApp has the link and the trade name, and no name, document or address', async () => {
  serveProposal(sent)
  drawProposal()
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar o link' }))
  const anchor = await screen.findByRole('link', { name: /^Enviar pelo WhatsApp/ })
  const address = new URL(anchor.getAttribute('href') ?? '')
  expect([address.host, address.pathname]).toEqual(['wa.me', '/5511900000177'])
  expect(address.searchParams.get('text')).toBe(`Proposta de Sol do Cerrado Energia: ${link}`)
  expect(decodeURIComponent(address.search)).not.toMatch(/Helena|52998224725|Acácias/)
})

test('PROP-030 the country code is added once, and without a phone WhatsApp asks for the contact', () => {
  const shared = { tradeName: 'Sol & Cia', link }
  const text = `text=Proposta%20de%20Sol%20%26%20Cia%3A%20${encodeURIComponent(link)}`
  expect(toWhatsappLink({ ...shared, phone: '(11) 90000-0177' })).toBe(`https://wa.me/5511900000177?${text}`)
  expect(toWhatsappLink({ ...shared, phone: '+55 11 90000-0177' })).toBe(`https://wa.me/5511900000177?${text}`)
  // The area code 55 is no country code.
  expect(toWhatsappLink({ ...shared, phone: '55990000177' })).toBe(`https://wa.me/5555990000177?${text}`)
  expect(toWhatsappLink({ ...shared, phone: null })).toBe(`https://wa.me/?${text}`)
})

test('PROP-025 revoking asks, and names the consequence', async () => {
  const revoked = aSentProposal({ status: 'REVOKED', link: null })
  const api = serveProposal(sent).on(revokeProposal, () => {
    api.on(readProposal, revoked)
    return revoked
  })
  drawProposal()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações da proposta 42' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revogar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revogar proposta 42' }))
  expect(dialog.getByText(/O link deixa de abrir na hora/)).toBeTruthy()
  expect(api.callsTo(revokeProposal)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Revogar' }))
  expect(await screen.findByText('Esta proposta foi revogada; o link não abre mais.')).toBeTruthy()
  expect(api.callsTo(revokeProposal)[0]?.body).toEqual({ version: 4 })
})

test('PROP-007 a sent proposal has no field to edit', async () => {
  serveProposal(sent)
  drawProposal()
  expect(await screen.findByText('Enviada')).toBeTruthy()
  expect(screen.queryAllByRole('textbox')).toEqual([])
})

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações da proposta 42' }))
  const items = await screen.findAllByRole('menuitem')
  return items.map(({ textContent }) => textContent)
}

test('PROP-016 PROP-018 the preview and the documents are in the menu of a proposal once they exist', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  serveProposal(aProposal())
  const { unmount } = drawProposal()
  expect(await openMenu()).not.toEqual(expect.arrayContaining(['Baixar PDF']))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Ver prévia' }))
  expect(opened).toHaveBeenCalledWith(`/p/previa/${aProposal().id}`, '_blank', 'noopener')
  unmount()
  serveProposal(sent)
  const { unmount: leave } = drawProposal()
  expect(await openMenu()).toEqual(expect.arrayContaining(['Ver prévia', 'Baixar PDF']))
  expect(screen.queryByRole('menuitem', { name: 'Recibo' })).toBeNull()
  leave()
  const api = serveProposal(accepted).on(downloadReceipt, refusing(503, 'Tente mais tarde.'))
  drawProposal()
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Recibo' }))
  await waitFor(() => expect(api.callsTo(downloadReceipt)[0]?.params).toEqual({ token: 'abc' }))
})
