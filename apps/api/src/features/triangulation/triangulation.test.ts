import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/triangulation'
import { integratorTypeRoles, type Role, roles } from '@girassol/domain/access'
import { aPdf } from '@girassol/test-data/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import { simulatedErp } from '../../integrations/erp/simulated-erp.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, type Shop } from '../cart/test-shop.ts'
import { moveFromOutside } from '../order-record/move-from-outside.ts'
import { systemAuthor } from '../order-record/unscoped-order.ts'
import { sendErpStep } from '../orders/erp/send-erp-step.ts'
import { approvedOrder } from '../payments/test-payer.ts'

type Body = RequestFor<typeof contract.createTriangulation>['body']

const anInvoice = (words: string, length = 0) =>
  Buffer.from(aPdf({ words }).padEnd(length), 'latin1').toString('base64')
const aFile = (name = 'nota.pdf', words = name) => ({ name, file: anInvoice(words) })

const anOperation = (rest: Partial<Body> = {}): Body => ({
  customerDocument: '529.982.247-25',
  customerName: 'Maria da Luz',
  addressCity: 'São Paulo',
  addressState: 'SP',
  totalValue: 7500.5,
  additionalData: `Entregar <b>"rápido"</b> & 'bem'`,
  attachments: [aFile()],
  ...rest,
})

describe.each(bothDatabases)('the operation by conta e ordem on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let supervisor: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    supervisor = await shop.as('commercial-supervisor@girassol.demo')
  })
  afterAll(() => shop.close())

  const billed = (more = {}) =>
    approvedOrder({ shop, call: integrator }, 'PIX', { status: 'INVOICE_BILLED', is_triangulation: true, ...more })
  const show = async (id: number, call = integrator) =>
    (await call(contract.showTriangulation, { params: { id } })).json() as contract.TriangulationView
  const create = (id: number, body = anOperation(), call = integrator) =>
    call(contract.createTriangulation, { params: { id }, body })
  const update = (id: number, body = anOperation(), call = integrator) =>
    call(contract.updateTriangulation, { params: { id }, body })
  const approve = (id: number, call = supervisor) => call(contract.approveTriangulation, { params: { id } })
  const readOrder = (id: number) =>
    shop.db
      .selectFrom('orders')
      .select(['status', 'triangulation_status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const readAnswer = async (answer: ReturnType<Caller>) => {
    const { statusCode, body } = await answer
    return [statusCode, (JSON.parse(body) as { reason?: string }).reason]
  }

  whereTested(kind, () => {
    test('TRI-016 TRI-018 TRI-020 TRI-021 C-76 it starts empty and is saved with its PDF, and special characters are removed from its text', async () => {
      const id = await billed()
      expect(await show(id)).toMatchObject({
        id,
        status: 'NOT_CREATED',
        customerName: '',
        totalValue: null,
        attachments: [],
        version: 0,
      })
      const answer = await create(id)
      const saved = {
        id,
        customerDocument: '52998224725',
        customerName: 'Maria da Luz',
        addressCity: 'São Paulo',
        addressState: 'SP',
        totalValue: 7500.5,
        additionalData: 'Entregar brápido/b  bem',
        status: 'COMPLETED',
        attachments: [
          {
            id: expect.any(Number),
            name: 'nota.pdf',
            awsKey: expect.stringMatching(/\.pdf$/),
            deletedAt: null,
            bytes: expect.any(Number),
          },
        ],
        version: 1,
        released: null,
        refusal: null,
        actions: {
          save: { allowed: true },
          release: { allowed: false, reason: expect.stringContaining('Supervisor'), hidden: true },
        },
      }
      expect([answer.statusCode, answer.json()]).toEqual([201, saved])
      expect(await show(id)).toEqual(saved)
    })

    test('TRI-022 C-76 it is complete only with a total and a file', async () => {
      const id = await billed()
      await create(id, anOperation({ totalValue: null }))
      expect((await readOrder(id)).triangulation_status).toBe('CREATED')
      await update(id, anOperation({ attachments: [] }))
      expect((await show(id)).status).toBe('COMPLETED')
      const [file] = (await show(id)).attachments
      const removed = { name: 'nota.pdf', awsKey: file?.awsKey ?? '', deletedAt: '2026-11-23T15:00:00.000Z' }
      const emptied = (await update(id, anOperation({ attachments: [removed] }))).json()
      expect([emptied.status, emptied.attachments]).toEqual(['CREATED', []])
    })

    test('TRI-013 TRI-031 a file is downloaded with its pages; one that is no PDF or too large is refused', async () => {
      const id = await billed()
      await create(id, anOperation({ attachments: [aFile('a.pdf'), aFile('Ação 2.pdf')] }))
      const files = (await show(id)).attachments
      const download = (fileId: number, call = integrator) =>
        call(contract.downloadTriangulationFile, { params: { id, fileId } })
      const answer = await download(files[1]?.id ?? 0)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+\(Ação 2\.pdf\)/)
      expect(files[1]?.bytes).toBe(answer.rawPayload.length)
      expect((await download(999_999)).statusCode).toBe(404)
      expect((await download(files[0]?.id ?? 0, await shop.as('integrator2@girassol.demo'))).statusCode).toBe(404)
      const png = { name: 'a.pdf', file: Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1').toString('base64') }
      const most = { name: 'most.pdf', file: anInvoice('', 5_242_880) }
      const tooLarge = { name: 'large.pdf', file: anInvoice('', 5_242_881) }
      for (const bad of [png, tooLarge]) {
        const refused = await update(id, anOperation({ attachments: [bad] }))
        expect([refused.statusCode, refused.json().message]).toEqual([400, 'Arquivo muito grande ou formato incorreto'])
      }
      expect((await update(id, anOperation({ attachments: [most] }))).statusCode).toBe(200)
      expect((await show(id)).attachments.map(({ name }) => name)).toEqual(['a.pdf', 'Ação 2.pdf', 'most.pdf'])
    })

    test('TRI-014 C-109 ten files of 5 MB are accepted in one call, and the eleventh is refused', async () => {
      const id = await billed()
      const ten = Array.from({ length: 10 }, (_, index) => ({
        name: `${index}.pdf`,
        file: anInvoice(`${index}`, 5_242_880),
      }))
      expect((await create(id, anOperation({ attachments: ten }))).statusCode).toBe(201)
      expect(await readAnswer(update(id, anOperation({ attachments: [aFile('eleventh.pdf')] })))).toEqual([
        409,
        'tooManyFiles',
      ])
      expect((await show(id)).attachments).toHaveLength(10)
    })

    test('C-109 other calls refuse a body of more than 10 MB', async () => {
      const id = await billed({ triangulation_status: 'COMPLETED' })
      const body = { much: 'x'.repeat(11 * 1024 * 1024) }
      const answer = await supervisor(contract.approveTriangulation, { params: { id }, body } as never)
      expect(answer.statusCode).toBe(413)
    })

    test('TRI-022 of two files with the same bytes the named one is removed', async () => {
      const id = await billed()
      await create(id, anOperation({ attachments: [aFile('a.pdf', 'same'), aFile('b.pdf', 'same')] }))
      const [first] = (await show(id)).attachments
      const removed = { name: 'a.pdf', awsKey: first?.awsKey ?? '', deletedAt: '2026-11-23T15:00:00.000Z' }
      await update(id, anOperation({ attachments: [removed] }))
      expect((await show(id)).attachments.map(({ name }) => name)).toEqual(['b.pdf'])
    })

    test('TRI-010 C-76 the operation shows who released it and when, or why the ERP refused it', async () => {
      const id = await billed()
      await create(id)
      const released = (await approve(id)).json()
      expect(released).toMatchObject({
        released: { isMine: true, at: noon },
        refusal: null,
        actions: { save: { allowed: false, reason: 'A operação já foi liberada e não pode mais ser alterada.' } },
      })
      expect((await show(id)).released).toEqual({ ...released.released, isMine: false })
      const reason = 'Operação de conta e ordem recusada pelo ERP: Cliente bloqueado'
      await shop.deps.connection.db.transaction().execute(async (tx) => {
        const mover = { tx, now: shop.deps.clock(), outbox: createOutbox(shop.deps.boss, tx), author: systemAuthor }
        await moveFromOutside(mover, id, { event: 'operationRefused', log: reason })
      })
      expect(await show(id)).toMatchObject({
        status: 'COMPLETED',
        released: null,
        refusal: { reason, at: noon },
        actions: { save: { allowed: true } },
      })
      await approve(id)
      expect((await show(id)).refusal).toBeNull()
    })

    test('TRI-011 TRI-012 TRI-023 C-78 released when complete and billed, the order waits and the operation is locked', async () => {
      const id = await billed()
      expect(await readAnswer(approve(id))).toEqual([409, 'operationIncomplete'])
      await create(id)
      const released = await approve(id)
      expect([released.statusCode, released.json().status]).toEqual([200, 'PROCESSING'])
      expect(await readOrder(id)).toEqual({ status: 'WAITING_APPROVAL', triangulation_status: 'PROCESSING' })
      expect(await readAnswer(update(id))).toEqual([409, 'locked'])
      expect(await readAnswer(approve(id))).toEqual([409, 'notNow'])
      const early = await billed({ status: 'INVOICE_SEPARATE' })
      await create(early)
      expect(await readAnswer(approve(early))).toEqual([409, 'notNow'])
    })

    test('TRI-023 C-76 C-78 the ERP receives the customer and the amount of the operation, and responds', async () => {
      const id = await billed()
      await create(id, anOperation({ totalValue: 8_321.5, additionalData: 'Obra da Rua 3' }))
      await approve(id)
      const erp = simulatedErp()
      const { id: moveId } = await shop.db
        .selectFrom('order_log')
        .select('id')
        .where('order_id', '=', id)
        .where('to_status', '=', 'WAITING_APPROVAL')
        .executeTakeFirstOrThrow()
      const deps = { ...shop.deps, ports: { ...shop.deps.ports, erp } }
      await sendErpStep(deps, { orderId: id, step: 'approveOperation', moveId })
      expect(erp.steps).toMatchObject([
        {
          step: 'approveOperation',
          number: id,
          operation: {
            customerDocument: '52998224725',
            totalCents: 832_150,
            additionalData: 'Obra da Rua 3',
          },
        },
      ])
      expect((await readOrder(id)).status).toBe('WAITING_DISPATCH')
    })

    test.each([
      ['operationApproved', 'WAITING_DISPATCH', 'APPROVED', 'notNow'],
      ['operationRefused', 'INVOICE_BILLED', 'COMPLETED', undefined],
    ] as const)('TRI-009 C-76 E16 %s: the order is in %s, the operation %s', async (...row) => {
      const [event, status, operation, reason] = row
      const id = await billed()
      await create(id)
      await approve(id)
      await shop.deps.connection.db.transaction().execute(async (tx) => {
        const mover = { tx, now: shop.deps.clock(), outbox: createOutbox(shop.deps.boss, tx), author: systemAuthor }
        await moveFromOutside(mover, id, { event, log: event })
      })
      expect(await readOrder(id)).toEqual({ status, triangulation_status: operation })
      expect((await readAnswer(update(id)))[1]).toBe(reason)
    })

    test.each([
      ['TRI-017 no customer', { customerDocument: '', customerName: '' }, [409, 'customerMissing']],
      ['TRI-015 a negative total', { totalValue: -1 }, [400, undefined]],
      ['TRI-015 three decimals', { totalValue: 10.999 }, [400, undefined]],
      ['TRI-021 a document that is none', { customerDocument: '11111111111' }, [400, undefined]],
    ] as const)('%s is not saved', async (_what, rest, expected) => {
      const id = await billed()
      expect(await readAnswer(create(id, anOperation(rest)))).toEqual(expected)
      expect((await show(id)).status).toBe('NOT_CREATED')
    })

    test('TRI-006 TRI-008 only a triangulation order of the own seller, from the separation on, has one', async () => {
      const other = await billed({ is_triangulation: false })
      expect(await readAnswer(integrator(contract.showTriangulation, { params: { id: other } }))).toEqual([
        409,
        'noTriangulation',
      ])
      expect(await readAnswer(create(other))).toEqual([409, 'noTriangulation'])
      expect(await readAnswer(create(await billed({ status: 'INVOICE_PAYED_ERP' })))).toEqual([409, 'notNow'])
      const id = await billed()
      const stranger = await shop.as('integrator2@girassol.demo')
      expect((await stranger(contract.showTriangulation, { params: { id } })).statusCode).toBe(404)
      expect((await create(id, anOperation(), stranger)).statusCode).toBe(404)
    })

    test('TRI-006 TRI-007 commercial and integrator roles open it, and only the administrator and the supervisor release it', async () => {
      const id = await billed()
      await create(id)
      const [opens, releases]: [Role[], Role[]] = [[], []]
      for (const role of roles) {
        const call = await shop.as(toDemoEmail(role))
        if ((await call(contract.showTriangulation, { params: { id } })).statusCode === 200) opens.push(role)
        if ((await approve(id, call)).statusCode !== 403) releases.push(role)
      }
      const commercial = ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'COMMERCIAL']
      expect(opens.toSorted()).toEqual([...commercial, ...integratorTypeRoles].toSorted())
      expect(releases.toSorted()).toEqual(['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'])
    })
  })

  test('TRI-021 TRI-022 a double click saves once, and a file sent twice is stored once', async () => {
    const id = await billed()
    const answers = await Promise.all([create(id), create(id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const [late] = answers.filter(({ statusCode }) => statusCode === 409)
    expect(late?.json().message).toMatch(/ salvou esta operação em 23\/11\/2026 às 12:00\./)
    await Promise.all([update(id), update(id, anOperation({ attachments: [aFile(), aFile()] }))])
    expect((await show(id)).attachments).toHaveLength(1)
    expect((await update(await billed())).statusCode).toBe(404)
  })

  test('TRI-022 of two people who save at once one succeeds; the other gets 409 and the name of the first', async () => {
    const id = await billed()
    await create(id)
    const commercial = await shop.as('commercial@girassol.demo')
    const answers = await Promise.all([
      update(id, anOperation({ totalValue: 1, version: 1 })),
      update(id, anOperation({ totalValue: 2, version: 1 }), commercial),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(lost?.json()).toMatchObject({ reason: 'changedMeanwhile', details: { version: 2 } })
    expect(lost?.json().message).toMatch(/^[A-Z]\S+ .*salvou esta operação em 23\/11\/2026 às 12:00\./)
    expect((await show(id)).totalValue).toBe(won?.json().totalValue)
  })

  test('TRI-023 two releases at once move it once, and a version that the supervisor did not see is not released', async () => {
    const id = await billed()
    await create(id)
    await update(id, anOperation({ totalValue: 9 }))
    const stale = await supervisor(contract.approveTriangulation, { params: { id }, body: { version: 1 } })
    expect([stale.statusCode, stale.json().reason]).toEqual([409, 'changedMeanwhile'])
    const seen = () => supervisor(contract.approveTriangulation, { params: { id }, body: { version: 2 } })
    const answers = await Promise.all([seen(), seen()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const moves = await shop.db
      .selectFrom('order_log')
      .select('id')
      .where('order_id', '=', id)
      .where('to_status', '=', 'WAITING_APPROVAL')
      .execute()
    expect(moves).toHaveLength(1)
  })

  test('TRI-010 TRI-023 release and save at once: the ERP gets the saved operation, or the save is refused', async () => {
    const id = await billed()
    await create(id)
    const [released, saved] = await Promise.all([
      supervisor(contract.approveTriangulation, { params: { id }, body: { version: 1 } }),
      update(id, anOperation({ totalValue: 9, version: 1 })),
    ])
    expect([released.statusCode, saved.statusCode].toSorted()).toEqual([200, 409])
    const after = await show(id)
    expect([after.status, after.totalValue]).toEqual(
      released.statusCode === 200 ? ['PROCESSING', 7500.5] : ['COMPLETED', 9],
    )
  })
})
