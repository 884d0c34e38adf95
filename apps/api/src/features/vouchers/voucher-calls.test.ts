import { listBankAccounts } from '@girassol/contract/payment-methods'
import * as contract from '@girassol/contract/vouchers'
import { roles } from '@girassol/domain/access'
import { orderStatusNames } from '@girassol/domain/orders'
import { mostAttachmentBytes } from '@girassol/domain/vouchers'
import { aPdf } from '@girassol/test-data/files'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toDemoEmail } from '../../http/test-contract.ts'
import type { Caller } from '../../test-application.ts'
import { files, openVoucherDesk, type VoucherDesk } from './test-voucher-desk.ts'

let desk: VoucherDesk
let id: number
beforeAll(async () => {
  desk = await openVoucherDesk('postgres')
})
afterAll(() => desk.close())
beforeEach(async () => {
  id = await desk.order()
})

const put = (columns: object) => desk.db.updateTable('orders').set(columns).where('id', '=', id).execute()
const readAnswer = (answer: Awaited<ReturnType<Caller>>) => [answer.statusCode, answer.json().message]
const early = ['BUDGET', 'BUDGET_EXPIRED', 'INVOICE', 'INVOICE_VALIDATED', 'PROCESSING', 'INVOICE_REPROVED']

describe('adding a voucher', () => {
  test('VOU-017 VOU-031 VOU-033 returns every field, and a single attachment with its file', async () => {
    const attId = await desk.added(id)
    const voucher = await desk.show(desk.financial, { id, attId }, 'yes')
    const stored = Buffer.from(voucher.file ?? '', 'base64')
    expect(stored.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+\(Comprovante\)/)
    expect(voucher).toEqual({
      id: attId,
      invoice: { id },
      type: 'FINANCING',
      status: 'UNSENT',
      file: stored.toString('base64'),
      size: stored.length,
      filename: expect.stringMatching(/^[0-9a-f]{8}_recibo\.pdf$/),
      fileExtension: 'pdf',
      voucherNumber: '88219',
      voucherAmount: 1279.04,
      voucherDate: '2026-11-20',
      bankAccount: '67890-1',
      bankAccountId: 1,
      bankAccountName: 'Banco do Brasil',
      refusal: null,
      sentAt: null,
      beforeSellerChange: false,
      version: 1,
      createdAt: desk.deps.clock(),
      user: { name: 'Fernanda Lima' },
      actions: { edit: { allowed: true }, send: { allowed: true }, remove: { allowed: true } },
    })
    expect((await desk.show(desk.financial, { id, attId })).file).toBeNull()
  })

  test.each([
    ['png', 'png'],
    ['jpg', 'jpg'],
    ['pdf', 'pdf'],
  ] as const)('VOU-026 C-73 accepts a %s by its content, whatever its name', async (kind, extension) => {
    const answer = await desk.add(desk.financial, id, { file: files[kind], filename: 'x.docx', fileExtension: 'docx' })
    expect([answer.statusCode, answer.json().fileExtension]).toEqual([201, extension])
  })

  test('VOU-026 VOU-028 refuses what is too large, of another kind or missing', async () => {
    const tooLarge = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(mostAttachmentBytes - 4)]).toString('base64')
    const largest = Buffer.from(aPdf().padEnd(mostAttachmentBytes), 'latin1').toString('base64')
    const adding = (file?: string) => desk.add(desk.financial, id, { file })
    expect(readAnswer(await adding(tooLarge))).toEqual([400, 'Arquivos com mais de 5Mb não são permitidos'])
    expect(readAnswer(await adding(files.docx))).toEqual([400, 'Envie uma imagem (PNG ou JPEG) ou um PDF.'])
    expect(readAnswer(await adding())).toEqual([400, 'O arquivo é obrigatório para a criação de um comprovante'])
    expect((await adding(largest)).statusCode).toBe(201)
  })

  test('VOU-027 refuses one without a date', async () => {
    for (const voucherDate of [undefined, null, '']) {
      const answer = await desk.add(desk.financial, id, { voucherDate })
      expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, 'voucherDate'])
    }
  })

  test('VOU-024 C-72 stores the digits of the number and the method of the order', async () => {
    await put({ payment_method: 'OTHERS' })
    const answer = await desk.add(desk.financial, id, { voucherNumber: 'a1b2', type: 'DEPOSIT' })
    expect(answer.json()).toMatchObject({ voucherNumber: '12', type: 'OTHERS' })
  })

  test('VOU-020 VOU-031 accepts only an account that the ERP lists', async () => {
    const accounts = (await desk.financial(listBankAccounts)).json()
    expect(Object.keys(accounts[0]).toSorted()).toEqual(['bankAccount', 'bankName', 'bankNumber', 'branchCode', 'id'])
    const unknown = { bankAccount: '000', bankAccountName: 'Banco Nenhum' }
    expect(readAnswer(await desk.add(desk.financial, id, unknown))).toEqual([400, 'Escolha uma das contas da lista.'])
    const none = await desk.add(desk.financial, id, { bankAccount: null, bankAccountName: null })
    expect(none.json()).toMatchObject({ bankAccount: null, bankAccountId: null })
  })

  test('VOU-012 VOU-031 is for Financial and Administrator, on an order in scope', async () => {
    for (const role of roles) {
      const answer = await desk.add(await desk.as(toDemoEmail(role)), id)
      const expected = role === 'FINANCIAL' || role === 'ADMINISTRATOR' ? 201 : 403
      expect([role, answer.statusCode]).toEqual([role, expected])
    }
    expect((await desk.add(await desk.as('integrator2@girassol.demo'), id)).statusCode).toBe(404)
  })

  test('VOU-010 VOU-011 VOU-013 is allowed on financed and others orders, past the early statuses', async () => {
    for (const status of orderStatusNames.filter((each) => each !== 'CART')) {
      await put({ status })
      const { statusCode } = await desk.add(desk.administrator, id)
      expect([status, statusCode]).toEqual([status, early.includes(status) ? 409 : 201])
    }
    await put({ status: 'INVOICE_APPROVED', payment_method: 'PIX' })
    expect(readAnswer(await desk.add(desk.financial, id))).toEqual([
      409,
      'Só pedidos com Financiamento ou Outros têm comprovantes.',
    ])
  })
})

describe('the vouchers of an order', () => {
  test('VOU-004 VOU-032 are listed with the sums of their amounts by status, separate from the documents', async () => {
    const sent = await desk.added(id, { voucherAmount: 100.1 })
    await desk.added(id, { voucherAmount: 200.2 })
    await desk.added(id, { voucherAmount: null })
    await desk.add(desk.owner, id, { type: null, filename: 'planta.pdf' })
    await desk.db.updateTable('order_attachment').set({ status: 'SENT' }).where('id', '=', sent).execute()
    const list = (call: Caller, kind: 'voucher' | 'document') =>
      call(contract.listAttachments, { params: { id }, query: { kind } })
    const vouchers = (await list(desk.financial, 'voucher')).json()
    expect([vouchers.total, vouchers.sums]).toEqual([3, { UNSENT: 200.2, PROCESSING: 0, SENT: 100.1 }])
    expect((await list(desk.owner, 'voucher')).json()).toMatchObject({ total: 1, sums: { UNSENT: 0, SENT: 100.1 } })
    expect((await list(desk.financial, 'document')).json()).toMatchObject({ total: 1 })
    await desk.db.updateTable('app_user').set({ can_view_product_prices: false }).execute()
    const blind = (await list(await desk.as('financial@girassol.demo'), 'voucher')).json()
    await desk.db.updateTable('app_user').set({ can_view_product_prices: true }).execute()
    expect(blind.sums).toEqual({ UNSENT: null, PROCESSING: null, SENT: null })
    expect(blind.data.map(({ voucherAmount }: contract.AttachmentView) => voucherAmount)).toEqual([null, null, null])
  })

  test.each([
    [{ voucherNumber: null }, 'Falta número'],
    [{ voucherNumber: 'sem número' }, 'Falta número'],
    [{ voucherAmount: null }, 'Falta valor'],
    [{ voucherAmount: 0 }, 'Falta valor'],
    [{ voucherNumber: null, voucherAmount: null }, 'Faltam número e valor'],
  ])('VOU-022 VOU-036 with %j it is not sent: %s', async (lacking, sentence) => {
    const attId = await desk.added(id, lacking)
    expect(readAnswer(await desk.send(desk.financial, id, attId))).toEqual([409, sentence])
    expect((await desk.show(desk.financial, { id, attId })).actions.send).toEqual({ allowed: false, reason: sentence })
    expect(await desk.recorded(id)).toEqual([])
  })

  test('VOU-023 VOU-034 VOU-035 once sent to the ERP it cannot be sent, edited or removed', async () => {
    const attId = await desk.added(id)
    for (const [status, reason] of [
      ['PROCESSING', 'O ERP ainda está processando'],
      ['SENT', 'Já enviado ao ERP'],
    ] as const) {
      await desk.db.updateTable('order_attachment').set({ status }).where('id', '=', attId).execute()
      expect(readAnswer(await desk.send(desk.financial, id, attId))).toEqual([409, reason])
      expect(readAnswer(await desk.remove(desk.financial, id, attId))).toEqual([409, reason])
      const inErp = 'Este comprovante já está no ERP e não pode ser alterado.'
      expect(readAnswer(await desk.edit(desk.financial, { id, attId }))).toEqual([409, inErp])
    }
    expect(await desk.stored(attId)).toMatchObject({ voucher_number: '88219', deleted_at: null })
  })

  test('VOU-035 C-72 an edit changes its fields but never its type; a time is converted to the day in São Paulo', async () => {
    const attId = await desk.added(id)
    const rest = { voucherNumber: '7', voucherDate: '2026-11-22T01:30:00.000Z', voucherAmount: 5, bankAccount: null }
    const answer = await desk.edit(desk.financial, { id, attId }, rest)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        type: 'FINANCING',
        voucherNumber: '7',
        voucherDate: '2026-11-21',
        voucherAmount: 5,
        version: 2,
        bankAccount: null,
        bankAccountId: null,
        bankAccountName: null,
      },
    ])
    expect((await desk.edit(desk.financial, { id, attId }, { voucherDate: '' })).statusCode).toBe(400)
    expect((await desk.edit(desk.financial, { id, attId }, { voucherAmount: 1.005 })).statusCode).toBe(400)
  })

  test('VOU-035 of two edits of the same version at once one succeeds, and the other gets 409', async () => {
    const attId = await desk.added(id)
    const numbers = ['1', '2', '3']
    const answers = await Promise.all(
      numbers.map((voucherNumber) => desk.edit(desk.financial, { id, attId }, { voucherNumber, version: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().reason).toBe('changedMeanwhile')
  })

  test('VOU-014 VOU-034 C-74 it can be removed while the order is approved, and is then listed nowhere', async () => {
    const attId = await desk.added(id)
    await put({ status: 'INVOICE_BILLING' })
    expect(readAnswer(await desk.remove(desk.financial, id, attId))).toEqual([
      409,
      'Só dá para remover com o pedido aprovado',
    ])
    await put({ status: 'INVOICE_APPROVED' })
    expect((await desk.remove(desk.financial, id, attId)).statusCode).toBe(204)
    expect((await desk.stored(attId)).deleted_at).toBe(desk.deps.clock())
    const list = await desk.financial(contract.listAttachments, { params: { id }, query: {} })
    expect(list.json().total).toBe(0)
    expect((await desk.remove(desk.financial, id, attId)).statusCode).toBe(404)
    expect((await desk.send(desk.financial, id, attId)).statusCode).toBe(404)
    expect((await desk.readLog(id)).at(-1)).toMatch(/: Comprovante recibo\.pdf removido$/)
  })

  test('VOU-033 VOU-034 VOU-035 VOU-036 only Financial and Administrator may use the calls, and only on the right order', async () => {
    const attId = await desk.added(id)
    const other = await desk.order()
    const params = { id, attId }
    for (const role of roles.filter((each) => each !== 'FINANCIAL' && each !== 'ADMINISTRATOR')) {
      const call = await desk.as(toDemoEmail(role))
      const codes = [
        await call(contract.showAttachment, { params, query: {} }),
        await call(contract.updateVoucher, { params, body: { voucherDate: '2026-11-20' } }),
        await call(contract.sendVoucher, { params }),
        await call(contract.removeAttachment, { params }),
      ]
      expect([role, codes.map(({ statusCode }) => statusCode)]).toEqual([role, [403, 403, 403, 403]])
    }
    for (const wrong of [other, 2_000_000_000]) {
      const shown = await desk.financial(contract.showAttachment, { params: { id: wrong, attId }, query: {} })
      const edited = await desk.edit(desk.financial, { id: wrong, attId })
      const sent = await desk.send(desk.financial, wrong, attId)
      const removed = await desk.remove(desk.financial, wrong, attId)
      expect([shown, edited, sent, removed].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    }
    expect(await desk.stored(attId)).toMatchObject({ status: 'UNSENT', deleted_at: null })
  })
})
