import { receiveErpEvent } from '@girassol/contract/inbound'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { ErpVouchers } from '../../integrations/erp/erp.ts'
import { type SimulatedErp, simulatedErp } from '../../integrations/erp/simulated-erp.ts'
import { sendVoucherToErp } from './send-voucher-to-erp.ts'
import { openVoucherDesk, type VoucherDesk } from './test-voucher-desk.ts'

describe.each(bothDatabases)('a voucher on its way to the ERP, on %s', (kind) => {
  let desk: VoucherDesk
  let id: number
  let erp: SimulatedErp
  beforeAll(async () => {
    desk = await openVoucherDesk(kind)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    erp = simulatedErp()
    desk.deps.ports.erp = erp
    id = await desk.order()
  })
  afterEach(() => {
    desk.deps.ports.erp = simulatedErp()
  })

  const readStatus = async (attId: number) => (await desk.stored(attId)).status
  /** The ERP's responses to the next vouchers, in order; afterwards it accepts. */
  const answering = (...answers: (() => ReturnType<ErpVouchers['send']>)[]) => {
    const { vouchers } = erp
    erp.vouchers = { send: (request) => (answers.shift() ?? (() => vouchers.send(request)))() }
  }
  const sendEvent = async (event: string, data: object) =>
    (await desk.signed(receiveErpEvent, { invoiceId: id, event, data })).json()

  whereTested(kind, () => {
    test('VOU-021 VOU-036 C-50 changes from UNSENT to PROCESSING to SENT, and the ERP receives its fields', async () => {
      const attId = await desk.added(id)
      expect(await readStatus(attId)).toBe('UNSENT')
      const answer = await desk.send(desk.financial, id, attId)
      expect([answer.statusCode, answer.json().status, answer.json().sentAt]).toEqual([
        200,
        'PROCESSING',
        desk.deps.clock(),
      ])
      expect(await readStatus(attId)).toBe('PROCESSING')
      await desk.deliver(id)
      expect(await readStatus(attId)).toBe('SENT')
      expect(erp.bookedVouchers).toEqual([
        {
          orderNumber: id,
          idempotencyKey: `voucher-${attId}-1`,
          voucher: {
            number: '88219',
            amountCents: 127_904,
            date: '2026-11-20',
            method: 'FINANCING',
            fileBytes: (await desk.stored(attId)).size_bytes,
            account: { bankNumber: '001', branchCode: '1234-5', accountNumber: '67890-1' },
          },
        },
      ])
      expect((await desk.readLog(id)).slice(-3)).toEqual([
        expect.stringMatching(/: Comprovante recibo\.pdf adicionado$/),
        expect.stringMatching(/: Comprovante 88219 em envio ao ERP$/),
        'ERP: Comprovante 88219 registrado no ERP',
      ])
    })

    test('VOU-021 a refused voucher becomes unsent with the reason, is corrected and sent once more', async () => {
      answering(async () => ({ outcome: 'refused', reason: 'Título não encontrado.' }))
      const attId = await desk.added(id)
      await desk.send(desk.financial, id, attId)
      await desk.deliver(id)
      expect(await desk.show(desk.financial, { id, attId })).toMatchObject({
        status: 'UNSENT',
        refusal: 'Título não encontrado.',
        actions: { edit: { allowed: true }, send: { allowed: true }, remove: { allowed: true } },
      })
      expect((await desk.readLog(id)).at(-1)).toBe('ERP: Comprovante 88219 recusado pelo ERP: Título não encontrado.')
      expect((await desk.edit(desk.financial, { id, attId }, { voucherNumber: '88220' })).statusCode).toBe(200)
      expect((await desk.send(desk.financial, id, attId)).json()).toMatchObject({ status: 'PROCESSING', refusal: null })
      await desk.deliver(id, 2)
      expect(await readStatus(attId)).toBe('SENT')
      expect(erp.bookedVouchers.map(({ idempotencyKey }) => idempotencyKey)).toEqual([`voucher-${attId}-2`])
    })

    test('VOU-021 C-107 nothing is lost while the ERP is down, and a lost response books it once', async () => {
      const { vouchers } = erp
      const outage = () => Promise.reject(new Error('the ERP is down'))
      const losing = async () => {
        const [sending] = await desk.recorded(id)
        const order = { number: id, erpTenantId: '01,01' }
        const voucher = { number: '88219', amountCents: 1, date: '2026-11-20', method: 'FINANCING', account: null }
        const file = { name: 'x.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-') }
        const idempotencyKey = `voucher-${sending?.voucherId}-${sending?.sending}`
        await vouchers.send({ idempotencyKey, order, voucher: { ...voucher, file } })
        throw new Error('the answer was lost')
      }
      answering(outage, losing)
      const attId = await desk.added(id)
      await desk.send(desk.financial, id, attId)
      await expect(desk.deliver(id)).rejects.toThrow('the ERP is down')
      await expect(desk.deliver(id)).rejects.toThrow('the answer was lost')
      expect(await readStatus(attId)).toBe('PROCESSING')
      await desk.deliver(id)
      expect([await readStatus(attId), erp.bookedVouchers.length]).toEqual(['SENT', 1])
    })

    test('VOU-021 C-50 a delayed response confirms it, however often it is repeated', async () => {
      answering(async () => ({ outcome: 'pending' }))
      const attId = await desk.added(id)
      await desk.send(desk.financial, id, attId)
      await desk.deliver(id)
      expect(await readStatus(attId)).toBe('PROCESSING')
      const key = `voucher-${attId}-1`
      expect(await sendEvent('VOUCHER_ACCEPTED', { key })).toMatchObject({ outcome: 'noted', reason: null })
      expect(await readStatus(attId)).toBe('SENT')
      const log = await desk.readLog(id)
      expect(log.at(-1)).toBe('ERP: Comprovante 88219 registrado no ERP')
      expect(await sendEvent('VOUCHER_ACCEPTED', { key, repeated: true })).toMatchObject({ outcome: 'noted' })
      expect(await desk.readLog(id)).toEqual(log)
    })

    test('VOU-021 C-50 a delayed refusal applies only to the sending that it names', async () => {
      answering(
        async () => ({ outcome: 'pending' }),
        async () => ({ outcome: 'pending' }),
      )
      const attId = await desk.added(id)
      await desk.send(desk.financial, id, attId)
      const refuse = (sending: number) =>
        sendEvent('VOUCHER_REFUSED', { key: `voucher-${attId}-${sending}`, reason: 'Valor diverge.' })
      expect((await refuse(1)).outcome).toBe('noted')
      expect(await desk.stored(attId)).toMatchObject({ status: 'UNSENT', erp_refusal: 'Valor diverge.' })
      await desk.send(desk.financial, id, attId)
      expect((await sendEvent('VOUCHER_REFUSED', { key: `voucher-${attId}-1`, reason: 'De novo.' })).outcome).toBe(
        'noted',
      )
      expect(await desk.stored(attId)).toMatchObject({ status: 'PROCESSING', erp_refusal: null })
      expect((await refuse(2)).outcome).toBe('noted')
      expect(await readStatus(attId)).toBe('UNSENT')
    })

    test('VOU-021 C-50 a response that contradicts the portal waits for an administrator', async () => {
      const attId = await desk.added(id)
      const other = await desk.order()
      await desk.send(desk.financial, id, attId)
      await desk.deliver(id)
      const refusal = { key: `voucher-${attId}-1`, reason: 'Estorno.' }
      expect(await sendEvent('VOUCHER_REFUSED', refusal)).toMatchObject({
        outcome: 'dead',
        reason: 'O comprovante já teve outra resposta do ERP.',
      })
      expect(await sendEvent('VOUCHER_ACCEPTED', { key: `voucher-${attId}-2` })).toMatchObject({ outcome: 'dead' })
      expect(await sendEvent('VOUCHER_ACCEPTED', { key: 'voucher-x' })).toMatchObject({
        outcome: 'dead',
        reason: 'Os dados do evento VOUCHER_ACCEPTED estão incompletos.',
      })
      expect(await sendEvent('VOUCHER_REFUSED', { key: `voucher-${attId}-1` })).toMatchObject({ outcome: 'dead' })
      const stranger = { invoiceId: other, event: 'VOUCHER_ACCEPTED', data: { key: `voucher-${attId}-1` } }
      expect((await desk.signed(receiveErpEvent, stranger)).json().outcome).toBe('dead')
      const nowhere = { ...stranger, invoiceId: 2_000_000_000 }
      expect((await desk.signed(receiveErpEvent, nowhere)).json()).toMatchObject({
        outcome: 'dead',
        reason: 'Pedido 2000000000 não encontrado.',
      })
      expect(await readStatus(attId)).toBe('SENT')
    })

    test('VOU-022 a file that the storage lost is reported, and the voucher may be removed', async () => {
      const attId = await desk.added(id)
      await desk.send(desk.financial, id, attId)
      await desk.deps.ports.files.remove((await desk.stored(attId)).storage_key)
      await desk.deliver(id)
      const reason = 'O arquivo do comprovante não foi encontrado.'
      expect(await desk.stored(attId)).toMatchObject({ status: 'UNSENT', erp_refusal: reason })
      expect((await desk.remove(desk.financial, id, attId)).statusCode).toBe(204)
      const [sending] = await desk.recorded(id)
      if (sending) await sendVoucherToErp(desk.deps, sending)
      expect(erp.bookedVouchers).toEqual([])
    })
  })

  test('VOU-036 of two sendings at once one succeeds, the other gets 409, and the ERP receives it once', async () => {
    const attId = await desk.added(id)
    const callers = [desk.financial, desk.administrator, desk.financial]
    const answers = await Promise.all(callers.map((call) => desk.send(call, id, attId)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)
    expect(late?.json().message).toBe('O ERP ainda está processando')
    expect(await desk.recorded(id)).toHaveLength(1)
    await Promise.all([desk.deliver(id), desk.deliver(id), desk.deliver(id)])
    expect([await readStatus(attId), erp.bookedVouchers.length]).toEqual(['SENT', 1])
    expect((await desk.readLog(id)).filter((line) => line.includes('registrado'))).toHaveLength(1)
  })

  test('VOU-023 with an edit, a removal and a sending at once the ERP receives what is stored, or nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const attId = await desk.added(id, { voucherNumber: String(700 + round) })
      const calls = [
        () => desk.send(desk.financial, id, attId),
        () => desk.edit(desk.administrator, { id, attId }, { voucherNumber: String(800 + round) }),
        () => desk.remove(desk.administrator, id, attId),
      ]
      const turned = [...calls.slice(round % 3), ...calls.slice(0, round % 3)]
      const codes = (await Promise.all(turned.map((call) => call()))).map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => ![200, 204, 404, 409].includes(code))).toEqual([])
      await desk.deliver(id)
      const row = await desk.stored(attId)
      const booked = erp.bookedVouchers.filter(({ idempotencyKey }) => idempotencyKey.startsWith(`voucher-${attId}-`))
      expect(row.status === 'SENT').toBe(booked.length === 1)
      expect(row.status === 'SENT' && row.deleted_at !== null).toBe(false)
      if (booked[0]) expect(booked[0].voucher.number).toBe(row.voucher_number)
    }
  })

  test('VOU-031 the same call with the same key adds one voucher, even when both come at once', async () => {
    const key = `add-${id}-once`
    const answers = await Promise.all([1, 2, 3].map(() => desk.add(desk.financial, id, { key })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    const rows = await desk.db.selectFrom('order_attachment').select('id').where('order_id', '=', id).execute()
    expect(rows).toHaveLength(1)
  })

  test('VOU-030 of two documents with one name added at once one is stored', async () => {
    const document = { type: null, filename: 'planta.pdf' }
    const answers = await Promise.all([desk.owner, desk.administrator].map((call) => desk.add(call, id, document)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })
})
