import * as contract from '@girassol/contract/vouchers'
import { type Role, roles } from '@girassol/domain/access'
import { orderStatusNames } from '@girassol/domain/orders'
import { mostAttachmentBytes } from '@girassol/domain/vouchers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toDemoEmail } from '../../http/test-contract.ts'
import type { Caller } from '../../test-application.ts'
import { files, openVoucherDesk, type VoucherDesk } from './test-voucher-desk.ts'

const store: readonly Role[] = [
  'ADMINISTRATOR',
  'COMMERCIAL_SUPERVISOR',
  'COMMERCIAL',
  'CUSTOMER_SUCCESS',
  'INTEGRATOR',
  'MANAGER',
  'CONTRIBUTOR',
]
const isReader = (role: Role) => role !== 'SHIPPING_COMPANY'
const badFile = 'Arquivo muito grande ou formato incorreto'

describe('the documents of an order', () => {
  let desk: VoucherDesk
  let id: number
  beforeAll(async () => {
    desk = await openVoucherDesk('postgres')
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    id = await desk.order('PIX')
  })

  const put = (columns: object) => desk.db.updateTable('orders').set(columns).where('id', '=', id).execute()
  const addDocument = (call: Caller, filename: string, file: string = files.pdf) =>
    call(contract.addAttachment, { params: { id }, body: { filename, file } })
  const canAdd = (call: Caller) => call(contract.canAddAttachments, { params: { id } })
  const readAnswer = (answer: Awaited<ReturnType<Caller>>) => [answer.statusCode, answer.json().message]

  test('VOU-029 VOU-031 have no type, no status and nothing to send', async () => {
    const answer = await addDocument(desk.owner, 'planta.png', files.png)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { type: null, status: null, fileExtension: 'png', voucherNumber: null, voucherDate: null, bankAccount: null },
    ])
    const attId = answer.json().id
    expect((await desk.send(desk.financial, id, attId)).statusCode).toBe(409)
    await put({ payment_method: 'FINANCING' })
    expect((await desk.send(desk.financial, id, attId)).statusCode).toBe(404)
    expect((await desk.edit(desk.financial, { id, attId })).statusCode).toBe(404)
  })

  test('VOU-029 are PNG, JPEG or PDF of at most 5 MB', async () => {
    const tooLarge = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(mostAttachmentBytes - 4)]).toString('base64')
    for (const file of [tooLarge, files.docx, '']) {
      expect(readAnswer(await addDocument(desk.owner, 'x.pdf', file))).toEqual([400, badFile])
    }
    for (const [name, file] of Object.entries({ 'a.png': files.png, 'b.jpg': files.jpg, 'c.pdf': files.pdf })) {
      expect((await addDocument(desk.owner, name, file)).statusCode).toBe(201)
    }
  })

  test('VOU-030 have names of their own, once one of them is removed the name is free', async () => {
    const first = (await addDocument(desk.owner, 'planta.pdf')).json().id
    expect(readAnswer(await addDocument(desk.administrator, 'planta.pdf', files.png))).toEqual([
      409,
      'Não é possível adicionar um mesmo arquivo duas vezes',
    ])
    expect((await desk.remove(desk.financial, id, first)).statusCode).toBe(204)
    expect((await addDocument(desk.owner, 'planta.pdf')).statusCode).toBe(201)
  })

  test('VOU-038 C-73 are added by the store roles, and everyone who reads orders may know it', async () => {
    for (const role of roles) {
      const call = await desk.as(toDemoEmail(role))
      const may = store.includes(role)
      const answer = await canAdd(call)
      expect([role, answer.statusCode]).toEqual([role, isReader(role) ? 200 : 403])
      if (isReader(role)) expect([role, answer.json()]).toEqual([role, may])
      const added = await addDocument(call, `de ${role}.pdf`)
      expect([role, added.statusCode]).toEqual([role, may ? 201 : 403])
    }
    const stranger = await desk.as('integrator2@girassol.demo')
    expect([(await canAdd(stranger)).statusCode, (await addDocument(stranger, 'x.pdf')).statusCode]).toEqual([404, 404])
  })

  test('VOU-015 of a financed order are edited by Financial and Administrator', async () => {
    expect((await canAdd(desk.financial)).json()).toBe(false)
    await put({ payment_method: 'FINANCING' })
    for (const call of [desk.financial, desk.administrator]) {
      expect((await canAdd(call)).json()).toBe(true)
      const added = await addDocument(call, `contrato ${call === desk.financial}.pdf`)
      expect(added.statusCode).toBe(201)
      expect((await desk.remove(call, id, added.json().id)).statusCode).toBe(204)
    }
  })

  test('VOU-038 C-73 VOU-014 C-74 in the statuses that take them, and out of the approved order', async () => {
    const document = (await addDocument(desk.owner, 'planta.pdf')).json().id
    for (const status of orderStatusNames.filter((each) => each !== 'CART')) {
      await put({ status })
      const may = (await canAdd(desk.owner)).json()
      const added = await addDocument(desk.owner, `em ${status}.pdf`)
      expect([status, added.statusCode]).toEqual([status, may ? 201 : 409])
      if (status !== 'INVOICE_APPROVED') {
        expect((await desk.remove(desk.administrator, id, document)).statusCode).toBe(409)
      }
    }
    await put({ status: 'INVOICE_APPROVED' })
    expect((await desk.remove(desk.owner, id, document)).statusCode).toBe(403)
    expect((await desk.remove(desk.administrator, id, document)).statusCode).toBe(204)
  })
})
