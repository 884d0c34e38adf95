import { listAuditEntries } from '@girassol/contract/administration'
import * as contract from '@girassol/contract/inbound'
import { roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { type Life, openLife } from '../orders/test-life.ts'

const key = '35261111222333000181550010000104821500104827'

describe.each(testedDatabases)('dead letters on %s', (kind) => {
  let life: Life
  let administrator: Caller
  beforeAll(async () => {
    life = await openLife(kind)
    administrator = await life.as('administrator@girassol.demo')
  })
  afterAll(() => life.close())

  const sendEvent = async (body: object) => (await life.signed(contract.receiveErpEvent, body)).json()
  const list = async (query = {}) => (await administrator(contract.listDeadLetters, { query })).json()
  const retry = (id: number) => administrator(contract.retryDeadLetter, { params: { id } })

  test('C-140 the administrator sees what nobody could use, newest first, with its reason', async () => {
    const id = await life.orderAt('INVOICE_SEPARATE')
    const unknown = { invoiceId: id, event: 'EATEN', data: { by: 'nobody' } }
    await sendEvent(unknown)
    await sendEvent({ nonsense: true })
    const { data, total } = await list({ take: 2 })
    expect(data).toMatchObject([
      { source: 'erp', invoiceId: null, event: 'desconhecido', payload: { nonsense: true }, retriedAt: null },
      { source: 'erp', invoiceId: id, event: 'EATEN', payload: unknown, reason: 'Evento desconhecido: EATEN.' },
    ])
    expect(total).toBe(2)
    expect(await list({ skip: 9 })).toEqual({ data: [], total: 0, totalIsExact: true })
  })

  test('C-140 what its order lacked was mended: tried again, the message moves it and is gone from the list', async () => {
    const id = await life.orderAt('INVOICE_VALIDATED')
    const body = { invoiceId: id, event: 'BILLED', data: { nf: '7', nfKey: key } }
    expect((await sendEvent(body)).outcome).toBe('dead')
    const [letter] = (await list()).data
    const still = await retry(letter.id)
    expect([still.statusCode, still.json().outcome]).toEqual([200, 'dead'])
    expect((await list()).data[0].retriedAt).not.toBeNull()
    await life.db.updateTable('orders').set({ status: 'INVOICE_SEPARATE' }).where('id', '=', id).execute()
    const answers = await Promise.all([retry(letter.id), retry(letter.id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    expect(await life.read(id)).toMatchObject({ status: 'INVOICE_BILLED', nf: '7' })
    expect((await list()).data.map((each: { id: number }) => each.id)).not.toContain(letter.id)
    const entries = (await administrator(listAuditEntries, { query: { kind: 'dead-letter' } })).json()
    expect(entries.data[0]).toMatchObject({ action: 'retry', after: { outcome: 'moved' } })
  })

  test('C-140 a message that was used is no dead letter', async () => {
    const id = await life.orderAt('INVOICE_PAYED_ERP')
    await sendEvent({ invoiceId: id, event: 'PICKING_STARTED' })
    const [used] = await life.readInboundEvents(id)
    const answer = await retry(used?.id ?? 0)
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Mensagem não encontrada.'])
    expect(await life.readStatus(id)).toBe('INVOICE_SEPARATE')
  })

  test('REL-008 a message that will never apply leaves the list once, with what was done in the audit log', async () => {
    const id = await life.orderAt('INVOICE_APPROVED')
    await sendEvent({ invoiceId: id, event: 'RETURNED' })
    const [letter] = (await list()).data
    const note = 'Mercadoria conferida no estoque.'
    const handle = (body = { note }) => administrator(contract.handleDeadLetter, { params: { id: letter.id }, body })
    expect((await handle({ note: 'ok' })).statusCode).toBe(400)
    const answers = await Promise.all([handle(), handle()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    expect((await list()).data.map((each: { id: number }) => each.id)).not.toContain(letter.id)
    expect((await retry(letter.id)).statusCode).toBe(404)
    expect(await life.readInboundEvents(id)).toMatchObject([{ outcome: 'dead', handling_note: note }])
    const entries = (await administrator(listAuditEntries, { query: { kind: 'dead-letter' } })).json()
    expect(entries.data[0]).toMatchObject({ action: 'change', after: { handling: note } })
  })

  test('C-140 only the administrator reads them or has them tried again', async () => {
    for (const role of roles.filter((each) => each !== 'ADMINISTRATOR')) {
      const call = await life.as(`${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`)
      expect([role, (await call(contract.listDeadLetters)).statusCode]).toEqual([role, 403])
      expect([role, (await call(contract.retryDeadLetter, { params: { id: 1 } })).statusCode]).toEqual([role, 403])
      const handling = { params: { id: 1 }, body: { note: 'Tratada pelo financeiro.' } }
      expect([role, (await call(contract.handleDeadLetter, handling)).statusCode]).toEqual([role, 403])
    }
  })
})
