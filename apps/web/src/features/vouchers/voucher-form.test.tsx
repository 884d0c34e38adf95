import { showOrder } from '@girassol/contract/orders'
import { listBankAccounts } from '@girassol/contract/payment-methods'
import { readSession } from '@girassol/contract/session'
import * as contract from '@girassol/contract/vouchers'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { anAttachment, anUnsentVoucher } from '@girassol/test-data/vouchers'
import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { AddVoucherScreen } from './add-voucher-screen.tsx'
import { EditVoucherScreen } from './edit-voucher-screen.tsx'

beforeEach(() => {
  notifications.clean()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const order = anOrder({ status: 'INVOICE_APPROVED', paymentMethod: 'FINANCING', totalInvoice: 1000 })
const account = { id: 7, bankNumber: '077', bankName: 'Banco do Planalto', branchCode: '4410', bankAccount: '1200-3' }
const sums = { UNSENT: 0, PROCESSING: 0, SENT: 400 }

const opened = (kind: 'novo' | '3', voucher = anUnsentVoucher({ id: 3 })) => {
  const api = fakeApi()
    .on(readSession, aSession('FINANCIAL'))
    .on(showOrder, order)
    .on(listBankAccounts, [account])
    .on(contract.listAttachments, { data: [], total: 0, totalIsExact: true, sums })
    .on(contract.showAttachment, voucher)
    .on(contract.addAttachment, voucher)
    .on(contract.updateVoucher, voucher)
    .on(contract.downloadAttachment, () => 'bytes' as never)
  const view = renderScreen(
    <SessionProvider>{kind === 'novo' ? <AddVoucherScreen /> : <EditVoucherScreen />}</SessionProvider>,
    `/pedidos/10482/comprovantes/${kind}`,
    '/pedidos/$id/comprovantes/$attachmentId',
  )
  return { api, user: userEvent.setup(), router: view.router }
}

const pdf = () => new File(['%PDF-1.7'], 'ted-3.pdf', { type: 'application/pdf' })
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
const isAtList = (router: ReturnType<typeof opened>['router']) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/10482/comprovantes'))
const save = () => screen.findByRole('button', { name: /^Salva/ })

describe('a new voucher', () => {
  test('VOU-002 VOU-007 without a file it cannot be saved, and the button shows why', async () => {
    const { user } = opened('novo')
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.textContent).toBe('Adicionar comprovante')
    const button = await save()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const reason = 'É necessário adiconar um arquivo para salvar um novo comprovante.'
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason)
    await user.hover(button)
    expect((await screen.findByRole('tooltip')).textContent).toBe(reason)
    await user.upload(screen.getByLabelText('Escolher arquivo'), pdf())
    expect((await save()).getAttribute('aria-disabled')).toBeNull()
  })

  test('VOU-028 Enter without a file shows an error and sends nothing', async () => {
    const { api, user } = opened('novo')
    await user.type(await field('Número'), '1{Enter}')
    expect(await screen.findByText('O arquivo é obrigatório para a criação de um comprovante')).toBeTruthy()
    expect(api.callsTo(contract.addAttachment)).toHaveLength(0)
  })

  test('VOU-006 Cancelar returns to the list', async () => {
    const { user, router } = opened('novo')
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
    await isAtList(router)
  })

  test.each([
    [
      'more than 5 MB',
      new File([new Uint8Array(5_242_881)], 'x.pdf', { type: 'application/pdf' }),
      'Arquivos com mais de 5Mb não são permitidos',
    ],
    ['a .docx', new File(['x'], 'x.docx', { type: 'application/msword' }), 'Envie uma imagem (PNG ou JPEG) ou um PDF.'],
  ])('VOU-026 %s is refused in the field, and the earlier file stays', async (_what, file, sentence) => {
    opened('novo')
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(await screen.findByLabelText('Escolher arquivo'), pdf())
    await user.upload(await screen.findByLabelText('Trocar arquivo'), file)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText('ted-3.pdf')).toBeTruthy()
  })

  test('VOU-024 VOU-025 the number accepts only digits, the amount only digits and a comma', async () => {
    opened('novo')
    const number = await field('Número')
    fireEvent.change(number, { target: { value: 'a1b2' } })
    expect(number).toHaveProperty('value', '12')
    const amount = await field('Valor')
    amount.focus()
    fireEvent.change(amount, { target: { value: 'R$ 10,5x' } })
    expect(amount).toHaveProperty('value', '10,5')
    fireEvent.blur(amount)
    expect((amount as HTMLInputElement).value.replace(/\s/g, ' ')).toBe('R$ 10,50')
    expect(screen.getByText(/^Depois deste, o saldo restante será R\$\s589,50 quando o ERP confirmar\.$/)).toBeTruthy()
  })

  test('VOU-027 without a date it cannot be saved', async () => {
    const { api, user } = opened('novo')
    await user.upload(await screen.findByLabelText('Escolher arquivo'), pdf())
    await user.click(await save())
    expect(await screen.findByText('Data: Campo obrigatório')).toBeTruthy()
    expect(api.callsTo(contract.addAttachment)).toHaveLength(0)
  })

  test('VOU-019 VOU-020 VOU-031 VOU-050 is saved once with what was typed, and the list opens', async () => {
    const { api, user, router } = opened('novo')
    await user.upload(await screen.findByLabelText('Escolher arquivo'), pdf())
    await user.type(await field('Número'), '88219')
    await user.type(await field('Data'), '20112026')
    await user.click(screen.getByRole('button', { name: 'Usar o saldo restante' }))
    await user.click(screen.getByRole('combobox', { name: 'Conta bancária' }))
    await user.click(
      await screen.findByRole('option', { name: 'Banco do Planalto (077) · agência 4410 · conta 1200-3' }),
    )
    await user.dblClick(await save())
    expect(await screen.findByText('Comprovante adicionado com sucesso')).toBeTruthy()
    expect(api.callsTo(contract.addAttachment).map(({ body }) => body)).toEqual([
      {
        type: 'FINANCING',
        file: 'data:application/pdf;base64,JVBERi0xLjc=',
        filename: 'ted-3.pdf',
        voucherNumber: '88219',
        voucherDate: '2026-11-20',
        voucherAmount: 600,
        bankAccount: '1200-3',
        bankAccountName: 'Banco do Planalto',
      },
    ])
    expect(api.callsTo(contract.addAttachment)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,80}$/)
    await isAtList(router)
  })

  test('VOU-049 a failure is reported, and what was typed stays', async () => {
    const { api, user } = opened('novo')
    api.on(contract.addAttachment, refusing(500, 'boom'))
    await user.upload(await screen.findByLabelText('Escolher arquivo'), pdf())
    await user.type(await field('Data'), '20112026')
    await user.click(await save())
    expect(await screen.findByText('Ocorreu um erro ao adicionar o comprovante.')).toBeTruthy()
    expect(await field('Data')).toHaveProperty('value', '20/11/2026')
  })

  test('VOU-049 a file that the browser cannot read is reported in the same words, and nothing is sent', async () => {
    const { api, user } = opened('novo')
    await user.upload(await screen.findByLabelText('Escolher arquivo'), pdf())
    await user.type(await field('Data'), '20112026')
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function fail(this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'))
    })
    await user.click(await save())
    expect(await screen.findByText('Ocorreu um erro ao adicionar o comprovante.')).toBeTruthy()
    expect(api.callsTo(contract.addAttachment)).toHaveLength(0)
  })

  test('VOU-051 bank accounts that cannot be read are reported, and requested again', async () => {
    const { api, user } = opened('novo')
    api.on(listBankAccounts, refusing(500, 'boom'))
    const sentence = 'Não foi possível buscar as contas de banco disponíveis!'
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    api.on(listBankAccounts, [account])
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull())
  })

  test('VOU-002 an image is previewed before saving, enlarged and rotated', async () => {
    const { user } = opened('novo')
    expect(await screen.findByText('A prévia aparece aqui')).toBeTruthy()
    await user.upload(screen.getByLabelText('Escolher arquivo'), new File(['x'], 'foto.png', { type: 'image/png' }))
    const image = await screen.findByRole('img', { name: 'Prévia de foto.png' })
    await user.click(screen.getByRole('button', { name: 'Aumentar' }))
    await user.click(screen.getByRole('button', { name: 'Girar' }))
    expect([image.style.width, image.style.rotate]).toEqual(['125%', '90deg'])
    screen.getByRole('group', { name: 'Arquivo' }).focus()
    await user.keyboard('--')
    expect(image.style.width).toBe('75%')
  })
})

describe('a stored voucher', () => {
  test('VOU-003 VOU-018 VOU-035 VOU-048 the fields of an unsent one can be changed, sent as a deposit', async () => {
    const { api, user, router } = opened(
      '3',
      anUnsentVoucher({ id: 3, version: 4, bankAccount: null, bankAccountId: null }),
    )
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.textContent).toBe('Comprovante 88219')
    expect(screen.getByText('recibo.pdf')).toBeTruthy()
    const number = await field('Número')
    await user.clear(number)
    await user.type(number, '77')
    await waitFor(async () => expect((await save()).getAttribute('aria-disabled')).toBeNull())
    await user.click(await save())
    expect(await screen.findByText('Comprovante atualizado com sucesso')).toBeTruthy()
    expect(api.callsTo(contract.updateVoucher).map(({ params, body }) => [params.attId, body])).toEqual([
      [
        '3',
        {
          type: 'DEPOSIT',
          version: 4,
          voucherNumber: '77',
          voucherDate: '2026-11-20',
          voucherAmount: 12_790.4,
          bankAccount: null,
          bankAccountName: null,
        },
      ],
    ])
    await isAtList(router)
  })

  test('VOU-047 a change that fails is reported', async () => {
    const { api, user } = opened('3')
    api.on(contract.updateVoucher, refusing(500, 'boom'))
    await waitFor(async () => expect((await save()).getAttribute('aria-disabled')).toBeNull())
    await user.click(await save())
    expect(await screen.findByText('Ocorreu um erro ao atualizar comprovante.')).toBeTruthy()
  })

  test.each(['PROCESSING', 'SENT'] as const)('VOU-003 VOU-023 in %s it is read-only', async (status) => {
    opened('3', anAttachment({ id: 3, status }))
    expect(await screen.findByText('Este comprovante já está no ERP e não pode ser alterado.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull()
  })

  test('VOU-021 one that the ERP refused shows the reason', async () => {
    opened('3', anUnsentVoucher({ refusal: 'Título não encontrado.' }))
    expect(await screen.findByText('Título não encontrado.')).toBeTruthy()
  })

  test('VOU-046 one that cannot be read is reported, and the list opens', async () => {
    const { api, router } = opened('3')
    api.on(contract.showAttachment, refusing(404, 'Comprovante não encontrado.'))
    expect(await screen.findByText('Ocorreu um erro ao buscar informações do comprovante.')).toBeTruthy()
    await isAtList(router)
  })

  test('VOU-041 a file that cannot be loaded is shown in its place, and requested again', async () => {
    const { api, user } = opened('3', anUnsentVoucher({ id: 3, filename: 'a_foto.png', fileExtension: 'png' }))
    api.on(contract.downloadAttachment, refusing(500, 'boom'))
    expect(await screen.findByText('Erro ao buscar arquivo do comprovante')).toBeTruthy()
    api.on(contract.downloadAttachment, () => 'bytes' as never)
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('img', { name: 'Prévia de foto.png' })).toBeTruthy()
  })
})
