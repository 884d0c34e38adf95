import { addClaimMessage, type ClaimView, downloadClaimFile, readClaim } from '@girassol/contract/claims'
import { aClaim, aClaimMessage } from '@girassol/test-data/claims'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { recordSavedFiles } from '../../../lib/test-saved-files.ts'
import { openClaimScreen } from '../detail/test-claim-screen.tsx'

const thread = async () => within(await screen.findByRole('region', { name: 'Conversa' }))
const messageField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })

const pdf = (name: string) => new File(['laudo'], name, { type: 'application/pdf' })

test('CLM-010 messages show author, side, instant and text with its lines, and their files are downloaded', async () => {
  const saved = recordSavedFiles()
  const file = { id: 3, name: 'laudo.pdf', address: '/claims/31/files/3' }
  const text = 'Recebemos.\n<b>Obrigado</b>'
  const { api, user } = openClaimScreen(aClaim({ messages: [aClaimMessage({ text, files: [file] })] }))
  const entry = within((await thread()).getByRole('list', { name: 'Mensagens' })).getAllByRole('listitem')[0]
  expect(entry?.textContent).toContain(`Bruno CostaDistribuidora24/11/2026 às 10:00${text}`)
  api.on(downloadClaimFile, 'laudo' as never)
  await user.click(screen.getByRole('button', { name: 'Baixar laudo.pdf' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['laudo.pdf']))
  expect(api.callsTo(downloadClaimFile)[0]?.params).toEqual({ id: '31', fileId: '3' })
})

test('CLM-010 a message of the other side appears on an open page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { api } = openClaimScreen(aClaim())
    await thread()
    api.on(readClaim, aClaim({ messages: [aClaimMessage({ text: 'Já vimos.' })] }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await screen.findByText('Já vimos.')).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('CLM-010 an integrator sends a message with a file, once, and never writes internally', async () => {
  const { api, user } = openClaimScreen(aClaim())
  await thread()
  expect(screen.queryByRole('switch')).toBeNull()
  api.on(addClaimMessage, aClaim({ messages: [aClaimMessage({ text: 'Segue o laudo.' })] }))
  await user.type(messageField(), 'Segue o laudo.')
  await user.upload(screen.getByLabelText('Anexar arquivos'), pdf('laudo.pdf'))
  expect(await screen.findByRole('button', { name: 'Remover laudo.pdf' })).toBeTruthy()
  await user.dblClick(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(messageField().value).toBe(''))
  expect(api.callsTo(addClaimMessage).map(({ body }) => body)).toEqual([
    { text: 'Segue o laudo.', files: [{ name: 'laudo.pdf', file: btoa('laudo') }], isInternal: false },
  ])
  expect(screen.queryByRole('button', { name: 'Remover laudo.pdf' })).toBeNull()
})

test('CLM-010 the typed text and files remain after a failure', async () => {
  const { api, user } = openClaimScreen(aClaim())
  await thread()
  api.on(addClaimMessage, refusing(500, 'Falhou.'))
  await user.type(messageField(), 'Segue o laudo.')
  await user.upload(screen.getByLabelText('Anexar arquivos'), pdf('laudo.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('A mensagem não foi enviada. Tente de novo.')).toBeTruthy()
  expect(messageField().value).toBe('Segue o laudo.')
  expect(screen.getByRole('button', { name: 'Remover laudo.pdf' })).toBeTruthy()
})

test('CLM-010 a message takes three files, and other types are refused by name', async () => {
  openClaimScreen(aClaim())
  await thread()
  const user = userEvent.setup({ applyAccept: false })
  const input = screen.getByLabelText('Anexar arquivos')
  await user.upload(input, new File(['x'], 'planilha.xlsx', { type: 'application/vnd.ms-excel' }))
  expect(await screen.findByText('planilha.xlsx: Envie PDF, PNG ou JPEG.')).toBeTruthy()
  await user.upload(input, [pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf')])
  expect(await screen.findByText('No máximo 3 arquivos por mensagem.')).toBeTruthy()
  const chosen = within(screen.getByRole('list', { name: 'Arquivos da mensagem' })).getAllByRole('listitem')
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['1.pdf', '2.pdf', '3.pdf'])
})

test('CLM-010 the distributor marks a note as internal, and internal messages read so', async () => {
  const claim: Partial<ClaimView> = { mayWriteInternally: true, actions: [] }
  const note = aClaimMessage({ id: 2, text: 'Falar com a transportadora.', isInternal: true })
  const { api, user } = openClaimScreen(aClaim({ ...claim, messages: [aClaimMessage()] }), 'CUSTOMER_SUCCESS')
  await thread()
  api.on(addClaimMessage, aClaim({ ...claim, messages: [aClaimMessage(), note] }))
  await user.click(screen.getByRole('switch', { name: 'Só para a distribuidora' }))
  await user.type(messageField(), 'Falar com a transportadora.')
  await user.click(screen.getByRole('button', { name: 'Salvar nota interna' }))
  const [open, internal] = await waitFor(() => {
    const entries = within(screen.getByRole('list', { name: 'Mensagens' })).getAllByRole('listitem')
    expect(entries).toHaveLength(2)
    return entries
  })
  expect(open?.textContent).not.toContain('Interna')
  expect(internal?.textContent).toContain('Interna')
  expect(api.callsTo(addClaimMessage)[0]?.body).toEqual({
    text: 'Falar com a transportadora.',
    files: [],
    isInternal: true,
  })
})

test('CLM-010 without the right to write there is no field', async () => {
  openClaimScreen(aClaim({ mayWrite: false }))
  expect((await thread()).getByText('Nenhuma mensagem ainda.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Mensagem' })).toBeNull()
})
