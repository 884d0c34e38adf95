import { readSession } from '@girassol/contract/session'
import {
  addAttachment,
  canAddAttachments,
  downloadAttachment,
  listAttachments,
  removeAttachment,
} from '@girassol/contract/vouchers'
import type { Role } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { aDocument, anAttachment } from '@girassol/test-data/vouchers'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../lib/test-saved-files.ts'
import { AttachmentsDialog } from './attachments-dialog.tsx'

type Files = Parameters<typeof anAttachment>[0][]

const open = (files: Files, role: Role = 'COMMERCIAL', canAdd = false) => {
  const data = files.map((file) => anAttachment(file))
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(listAttachments, { data, total: data.length, totalIsExact: true })
    .on(canAddAttachments, canAdd)
    .on(addAttachment, aDocument({ id: 9 }))
    .on(removeAttachment, null)
    .on(downloadAttachment, ({ params }) => `bytes of ${params.id}` as never)
  const onClose = vi.fn()
  const saved = recordSavedFiles()
  renderScreen(
    <SessionProvider>
      <AttachmentsDialog order={anOrder()} onClose={onClose} />
    </SessionProvider>,
  )
  return { api, onClose, saved, user: userEvent.setup() }
}

const dialog = () => screen.findByRole('dialog', { name: 'Comprovantes anexados' })

describe('the files of an order', () => {
  test('ORD-036 VOU-016 VOU-018 are listed with kind, size, who added each and when', async () => {
    const { api } = open([{}, { id: 2, filename: 'x_planta.png', fileExtension: 'png', type: null, status: null }])
    const rows = await within(await dialog()).findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^recibo\.pdfComprovante de financiamento · PDF, 83 KBFábio Financeiro · 21\/11\/2026 às 09:14Enviado ao ERP/,
      ),
      expect.stringMatching(/^planta\.pngDocumento · PNG, 83 KBFábio Financeiro · 21\/11\/2026 às 09:14Ver/),
    ])
    expect(api.callsTo(listAttachments).map(({ params, query }) => [params.id, query.skip])).toEqual([['10482', '1']])
  })

  test('ORD-036 VOU-008 are read alone: nothing adds, changes or removes one', async () => {
    open([{}], 'INTEGRATOR')
    await within(await dialog()).findByText('recibo.pdf')
    const names = within(await dialog())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(names).toEqual([expect.anything(), 'Ver recibo.pdf', 'Baixar recibo.pdf', 'Fechar'])
  })

  test('ORD-036 more of them come on request', async () => {
    const { api, user } = open([])
    api.on(listAttachments, ({ query }) => ({
      data: [anAttachment({ id: Number(query.skip), filename: `x_${query.skip}.pdf` })],
      total: 2,
      totalIsExact: true,
    }))
    await user.click(await screen.findByRole('button', { name: 'Carregar mais' }))
    expect(await screen.findByText('2.pdf')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
  })

  test.each<[Role, RegExp]>([
    ['COMMERCIAL', /depois que o financeiro o envia ao ERP/],
    ['FINANCIAL', /O que for anexado a este pedido aparece aqui/],
  ])('ORD-036 C-70 without visible files %s sees why', async (role, sentence) => {
    open([], role)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('VOU-039 a list that cannot be read is reported, and the dialog closes', async () => {
    const { api, onClose } = open([])
    api.on(listAttachments, refusing(409, 'boom'))
    expect(await screen.findByText('Ocorreu um erro ao carregar os comprovante do pedido.')).toBeTruthy()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })
})

describe('a file of an order', () => {
  test('VOU-037 VOU-018 is saved under the name that people read', async () => {
    const { user, saved } = open([{ id: 7 }])
    await user.click(await screen.findByRole('button', { name: 'Baixar recibo.pdf' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['recibo.pdf']))
    expect(await saved[0]?.bytes.text()).toContain('bytes of 7')
  })

  test('VOU-040 a download that fails is reported', async () => {
    const { api, user, saved } = open([{}])
    api.on(downloadAttachment, refusing(500, 'boom'))
    await user.click(await screen.findByRole('button', { name: 'Baixar recibo.pdf' }))
    expect(await screen.findByText('Erro ao realizar download do comprovante')).toBeTruthy()
    expect(saved).toEqual([])
  })

  test('ORD-036 VOU-018 is looked at in its place under its short name, and the list is there again afterwards', async () => {
    const { user, saved } = open([{ filename: 'a_foto.jpg', fileExtension: 'jpg' }])
    await user.click(await screen.findByRole('button', { name: 'Ver foto.jpg' }))
    const picture = await screen.findByRole('img', { name: 'foto.jpg' })
    expect(picture.getAttribute('src')).toBe('blob:file-1')
    expect(document.activeElement?.contains(picture)).toBe(true)
    await user.click(within(screen.getByRole('dialog', { name: 'foto.jpg' })).getByRole('button', { name: 'Baixar' }))
    expect(saved.map(({ name }) => name)).toEqual(['foto.jpg'])
    await user.click(screen.getByRole('button', { name: 'Voltar' }))
    const again = await screen.findByRole('button', { name: 'Ver foto.jpg' })
    expect(document.activeElement).toBe(again.closest('li'))
    expect(screen.queryByRole('img', { name: 'foto.jpg' })).toBeNull()
  })

  test('VOU-041 one that cannot be fetched is reported, and the list stays', async () => {
    const { api, user, onClose } = open([{}])
    api.on(downloadAttachment, refusing(500, 'boom'))
    await user.click(await screen.findByRole('button', { name: 'Ver recibo.pdf' }))
    expect(await screen.findByText('Erro ao buscar arquivo do comprovante')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ver recibo.pdf' })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('the documents of an order', () => {
  const document = (rest: Parameters<typeof aDocument>[0] = {}) => aDocument({ id: 3, ...rest })
  const zone = () => screen.findByLabelText('Adicionar documentos')
  const png = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

  test('VOU-029 VOU-038 several are added at once where the order takes them', async () => {
    const { api, user } = open([document()], 'INTEGRATOR', true)
    await user.upload(await zone(), [png('fachada.png'), new File(['%PDF-'], 'conta.pdf', { type: 'application/pdf' })])
    await waitFor(() => expect(api.callsTo(addAttachment)).toHaveLength(2))
    expect(api.callsTo(addAttachment).map(({ body }) => body)).toMatchObject([
      { filename: 'fachada.png', file: expect.stringMatching(/^data:image\/png;base64,/) },
      { filename: 'conta.pdf', file: expect.stringMatching(/^data:application\/pdf;base64,/) },
    ])
    await waitFor(() => expect(api.callsTo(listAttachments).length).toBeGreaterThan(1))
  })

  test('VOU-038 where the order takes none there is nothing to add', async () => {
    open([document()], 'INTEGRATOR', false)
    await screen.findByText('planta.png')
    expect(screen.queryByLabelText('Adicionar documentos')).toBeNull()
  })

  test.each([
    ['another kind', new File(['x'], 'planta.docx', { type: 'application/msword' })],
    ['more than 5 MB', png('grande.png', 5_242_881)],
  ])('VOU-029 %s is refused, and not sent', async (_what, file) => {
    const { api } = open([], 'INTEGRATOR', true)
    const free = userEvent.setup({ applyAccept: false })
    await free.upload(await zone(), file)
    expect(await screen.findByText('Arquivo muito grande ou formato incorreto')).toBeTruthy()
    expect(api.callsTo(addAttachment)).toHaveLength(0)
  })

  test('SEC-015 C-225 the reason why a file is refused is shown', async () => {
    const sentence = 'O PDF contém um programa (JavaScript). Imprima-o como PDF e envie a cópia.'
    const { api, user } = open([], 'INTEGRATOR', true)
    api.on(addAttachment, refusing(400, sentence, { reason: 'pdfWithScript' }))
    await user.upload(await zone(), png('planta.png'))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('VOU-030 the name of a document that is there already is refused', async () => {
    const { api, user } = open([document()], 'INTEGRATOR', true)
    await screen.findByText('planta.png')
    await user.upload(await zone(), png('planta.png'))
    expect(await screen.findByText('Não é possível adicionar um mesmo arquivo duas vezes')).toBeTruthy()
    expect(api.callsTo(addAttachment)).toHaveLength(0)
  })

  test('VOU-015 VOU-018 Financial adds to and removes from the documents of a financed order', async () => {
    const { api, user } = open([document()], 'FINANCIAL', true)
    expect(await zone()).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Remover planta.png' }))
    const question = await screen.findByRole('dialog', { name: 'Remover arquivo' })
    expect(within(question).getByText('planta.png sai dos arquivos do pedido 10482.')).toBeTruthy()
    await user.click(within(question).getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText('Arquivo removido com sucesso')).toBeTruthy()
    expect(api.callsTo(removeAttachment).map(({ params }) => params)).toEqual([{ id: '10482', attId: '3' }])
    expect(await dialog()).toBeTruthy()
  })

  test('VOU-054 VOU-014 what may not be removed has no button, and what was removed is reported', async () => {
    const remove = { allowed: false, reason: 'Só dá para remover com o pedido aprovado' } as const
    const { user } = open([
      document({ actions: { ...aDocument().actions, remove } }),
      document({ id: 4, filename: 'x_b.png' }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Remover b.png' }))
    expect(screen.queryByRole('button', { name: 'Remover planta.png' })).toBeNull()
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText('Arquivo removido com sucesso')).toBeTruthy()
  })

  test('VOU-053 a removal that fails is reported', async () => {
    const { api, user } = open([document()], 'FINANCIAL')
    api.on(removeAttachment, refusing(500, 'boom'))
    await user.click(await screen.findByRole('button', { name: 'Remover planta.png' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText('Ocorreu um erro ao remover o arquivo.')).toBeTruthy()
  })

  test('VOU-052 a document that cannot be downloaded is shown in its own words', async () => {
    const { api, user } = open([document()])
    api.on(downloadAttachment, refusing(500, 'boom'))
    await user.click(await screen.findByRole('button', { name: 'Baixar planta.png' }))
    expect(await screen.findByText('Erro ao realizar download do arquivo')).toBeTruthy()
  })
})
