import { listAuditEntries } from '@girassol/contract/administration'
import {
  addOtherMethod,
  changeOtherMethod,
  listManagedOtherMethods,
  listOtherPaymentMethods,
  type ManagedOtherMethod,
  offerOtherMethod,
} from '@girassol/contract/payment-methods'
import { selectPaymentMethod } from '@girassol/contract/payments'
import { roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { type Life, openLife } from '../orders/test-life.ts'
import { copyErpConditions } from './copy-erp-conditions.ts'

describe.each(bothDatabases)('keeping the other payment methods on %s', (kind) => {
  let life: Life
  let administrator: Caller
  let financial: Caller
  beforeAll(async () => {
    life = await openLife(kind)
    administrator = await life.as('administrator@girassol.demo')
    financial = await life.as('financial@girassol.demo')
  })
  afterAll(() => life.close())

  const wanted = { code: 'PERMUTA', description: 'Permuta em 2 partes', quantityInstallment: 2, rangeInstallment: 45 }
  const { code: _code, ...terms } = wanted
  const added = async (code: string): Promise<ManagedOtherMethod> => {
    const answer = await administrator(addOtherMethod, { body: { ...wanted, code } })
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }
  const findManaged = async (term: string): Promise<ManagedOtherMethod> =>
    (await administrator(listManagedOtherMethods, { query: { term } })).json().data[0]
  const offeredCodes = async (): Promise<string[]> =>
    (await financial(listOtherPaymentMethods, { query: { all: 'true' } }))
      .json()
      .data.map((row: { code: string }) => row.code)
  const offer = (id: number, body: { offered: boolean; version: number }) =>
    administrator(offerOtherMethod, { params: { id }, body })
  const newestEntry = async () =>
    (await administrator(listAuditEntries, { query: { kind: 'other-payment-method' } })).json().data[0]

  whereTested(kind, () => {
    test("C-88 C-140 a condition of the portal's own is offered, and the ERP's copy leaves it alone", async () => {
      expect(await added('PERMUTA')).toMatchObject({
        ...wanted,
        origin: 'PORTAL',
        isInErp: true,
        offered: true,
        version: 1,
      })
      await copyErpConditions(life.deps)
      expect(await offeredCodes()).toContain('PERMUTA')
      expect(await newestEntry()).toMatchObject({
        action: 'create',
        subject: { name: 'PERMUTA · Permuta em 2 partes' },
        after: { code: 'PERMUTA', quantityInstallment: 2, rangeInstallment: 45 },
      })
    })

    test('C-140 one that is switched off is offered and released no more, and the night does not undo it', async () => {
      const [code] = (await offeredCodes()).filter((each) => each !== 'PERMUTA')
      const { id, version } = await findManaged(code as string)
      const answer = await offer(id, { offered: false, version })
      expect([answer.statusCode, answer.json().offered]).toEqual([200, false])
      await copyErpConditions(life.deps)
      expect(await offeredCodes()).not.toContain(code)
      const order = await life.orderAt('INVOICE_VALIDATED', { payment_method: 'OTHERS' })
      const body = { ...terms, code: code as string, installments: [] }
      const release = await financial(selectPaymentMethod, { params: { id: order }, body })
      expect(release.json().message).toBe('Selecione uma forma de pagamento')
      expect((await life.read(order)).others_payment_method).toBeNull()
      expect(await newestEntry()).toMatchObject({ before: { offered: true }, after: { offered: false } })
      await offer(id, { offered: true, version: version + 1 })
      expect(await offeredCodes()).toContain(code)
    })

    test("C-88 C-140 what the ERP says of a condition is not changed here; a code that it took over is the ERP's", async () => {
      const own = await added('TROCA')
      const [condition] = await life.deps.ports.erp.payments.listConditions()
      const listConditions = () => Promise.resolve([{ ...terms, code: 'TROCA', description: 'Do ERP' }])
      expect(condition).toBeDefined()
      const erp = { ...life.deps.ports.erp, payments: { ...life.deps.ports.erp.payments, listConditions } }
      await copyErpConditions({ ...life.deps, ports: { ...life.deps.ports, erp } })
      const taken = await findManaged('TROCA')
      expect(taken).toMatchObject({ description: 'Do ERP', origin: 'ERP', version: own.version + 1 })
      const answer = await administrator(changeOtherMethod, { params: { id: own.id }, body: { ...terms, version: 2 } })
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { reason: 'keptByErp' }])
      const gone = await findManaged(condition?.code ?? '')
      expect(gone).toMatchObject({ origin: 'ERP', isInErp: false })
      expect(await offeredCodes()).not.toContain(gone.code)
      await copyErpConditions(life.deps)
    })

    test('C-140 it is found by code or description, and changed', async () => {
      const { id, version } = await added('ACHADA')
      const body = { description: 'Consórcio próprio', quantityInstallment: 72, rangeInstallment: 0, version }
      const answer = await administrator(changeOtherMethod, { params: { id }, body })
      expect(answer.json()).toMatchObject({ code: 'ACHADA', ...body, version: version + 1 })
      expect((await findManaged('consorcio')).id).toBe(id)
      expect((await administrator(listManagedOtherMethods, { query: { term: 'nada disso' } })).json()).toEqual({
        data: [],
        total: 0,
        totalIsExact: true,
      })
    })

    test.each([
      ['no code', { code: '' }],
      ['a code with a space', { code: 'A B' }],
      ['no description', { description: ' ' }],
      ['no instalment', { quantityInstallment: 0 }],
      ['too many instalments', { quantityInstallment: 73 }],
      ['days before today', { rangeInstallment: -1 }],
    ])('C-140 %s is refused', async (_name, fields) => {
      expect((await administrator(addOtherMethod, { body: { ...wanted, code: 'NUNCA', ...fields } })).statusCode).toBe(
        400,
      )
    })

    test('C-140 what is not there is 404, and only the administrator manages them', async () => {
      const unknown = { params: { id: 999_999 }, body: { ...terms, version: 1 } }
      expect((await administrator(changeOtherMethod, unknown)).statusCode).toBe(404)
      expect((await offer(999_999, { offered: false, version: 1 })).statusCode).toBe(404)
      for (const role of roles.filter((each) => each !== 'ADMINISTRATOR')) {
        const call = await life.as(`${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`)
        const answers = [
          await call(listManagedOtherMethods),
          await call(addOtherMethod, { body: wanted }),
          await call(offerOtherMethod, { params: { id: 1 }, body: { offered: false, version: 1 } }),
        ]
        expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([role, 403, 403, 403])
      }
    })
  })

  test('OPM-005 C-140 a code that exists is refused, also for two who add it at once', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => administrator(addOtherMethod, { body: { ...wanted, code: 'DUPLO' } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({
      reason: 'codeTaken',
      message: 'Já existe uma forma de pagamento com este código.',
    })
  })

  test('C-140 of two users at once the second is refused', async () => {
    const { id, version } = await added('DISPUTA')
    const change = (description: string) =>
      administrator(changeOtherMethod, { params: { id }, body: { ...terms, description, version } })
    const answers = await Promise.all([change('Um'), change('Outro'), offer(id, { offered: false, version })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })
})
