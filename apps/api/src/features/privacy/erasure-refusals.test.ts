import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/privacy'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner, bothDatabases, whereTested } from '../../database/test-database.ts'
import { applyRetention } from '../../jobs/apply-retention.ts'
import { noon } from '../cart/test-shop.ts'
import type { Life } from '../orders/test-life.ts'
import { makePersonExport } from './make-person-export.ts'
import { type Erasures, openErasures } from './test-erasure.ts'

const demoEmail = (account: string) => `${account}@girassol.demo`

describe.each(bothDatabases)('what stops an erasure, on %s', (kind) => {
  let test$: Erasures
  let life: Life

  beforeAll(async () => {
    test$ = await openErasures(kind)
    life = test$.life
  }, 60_000)
  afterAll(() => test$.close())

  whereTested(kind, () => {
    test('SEC-022 C-228 a running order is named with 409, and nothing changes', async () => {
      const { id, cpf } = await test$.cartOfPerson()
      expect((await test$.finish(id)).statusCode).toBe(200)
      const before = await test$.dump()
      const answer = await test$.erase(cpf)
      expect([answer.statusCode, answer.json().reason, answer.json().details]).toEqual([
        409,
        'ordersRunning',
        { orders: [id] },
      ])
      expect(answer.json().message).toContain(String(id))
      expect(await test$.dump()).toBe(before)
    })

    test('SEC-022 an order that starts between the preview and the erasure stops it', async () => {
      const { id, cpf } = await test$.cartOfPerson()
      const preview = await test$.administrator(contract.previewPerson, { body: { subject: cpf } })
      expect(preview.json()).toMatchObject({ runningOrders: [], erase: { allowed: true } })
      await test$.finish(id)
      expect((await test$.erase(cpf)).json().details).toEqual({ orders: [id] })
      await life.db.updateTable('orders').set({ status: 'INVOICE_REPROVED' }).where('id', '=', id).execute()
      expect((await test$.erase(cpf)).statusCode).toBe(200)
      expect(await test$.countOf(cpf)).toBe(0)
    })

    test('SEC-022 an erasure that fails at its last step leaves everything as it was', async () => {
      const { cpf } = await test$.cartOfPerson()
      const before = await test$.dump()
      const rename = (from: string, to: string) =>
        asOwner(life.deps.connection, (tx) => sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(tx))
      await rename('leftover_file', 'away')
      try {
        expect((await test$.erase(cpf)).statusCode).toBe(500)
      } finally {
        await rename('away', 'leftover_file')
      }
      expect(await test$.dump()).toBe(before)
      expect((await test$.erase(cpf)).statusCode).toBe(200)
    })

    test('SEC-022 C-140 nobody erases the own account', async () => {
      const before = await test$.dump()
      const answer = await test$.erase(demoEmail('administrator'))
      expect([answer.statusCode, answer.json().reason]).toEqual([409, 'ownAccess'])
      expect(await test$.dump()).toBe(before)
    })

    test('SEC-022 SEC-004 export, download and erasure need a fresh sign-in; the preview does not', async () => {
      const { cpf } = await test$.cartOfPerson()
      const body = { subject: cpf }
      const { id } = (await test$.administrator(contract.requestPersonExport, { body })).json()
      await makePersonExport(life.deps, { exportId: id })
      life.setNow(new Date(Date.parse(noon) + 11 * 60_000).toISOString())
      const answers = [
        await test$.administrator(contract.requestPersonExport, { body }),
        await test$.administrator(contract.downloadPersonExport, { params: { export: id } }),
        await test$.administrator(contract.erasePerson, { body }),
      ]
      expect(answers.map((answer) => [answer.statusCode, answer.json().reason])).toEqual(
        answers.map(() => [403, 'freshSignInNeeded']),
      )
      expect((await test$.administrator(contract.previewPerson, { body })).statusCode).toBe(200)
      life.setNow(noon)
    })

    test('SEC-022 C-228 an export lasts 24 hours; the night after removes it with its file', async () => {
      const { cpf } = await test$.cartOfPerson()
      const { id } = (await test$.administrator(contract.requestPersonExport, { body: { subject: cpf } })).json()
      await makePersonExport(life.deps, { exportId: id })
      const at = (hours: number) => new Date(Date.parse(noon) + hours * 3_600_000).toISOString()
      const state = async () =>
        (await test$.administrator(contract.showPersonExport, { params: { export: id } })).statusCode
      await test$.signIn(at(23.9))
      expect(await state()).toBe(200)
      life.setNow(at(24))
      expect(await state()).toBe(404)
      const key = `exports/${id}.zip`
      expect(await life.deps.ports.files.exists(key)).toBe(true)
      life.setNow(at(24.1))
      await applyRetention(life.deps)
      expect(await life.deps.ports.files.exists(key)).toBe(false)
      expect(await life.db.selectFrom('person_export').select('id').where('id', '=', id).execute()).toEqual([])
      await test$.signIn(noon)
    })

    test('SEC-022 an e-mail in the records of others goes from them, and they stay as they are', async () => {
      const email = demoEmail('ivo')
      await sql`
      insert into app_user (name, email, roles, password_hash) values ('Ivo Integra', ${email}, '{FINANCIAL}', 'x')`.execute(
        life.db,
      )
      const one = await test$.cartOfPerson({ email })
      expect((await test$.erase(one.cpf)).statusCode).toBe(200)
      const account = () =>
        life.db.selectFrom('app_user').select('active').where('email', '=', email).executeTakeFirst()
      expect(await account()).toEqual({ active: true })
      const other = await test$.cartOfPerson({ email, name: 'Outra Pessoa Qualquer' })
      expect((await test$.erase(email)).statusCode).toBe(200)
      expect(await account()).toBeUndefined()
      expect(await life.read(other.id)).toMatchObject({
        customer_document: other.cpf,
        customer_name: 'Outra Pessoa Qualquer',
        customer_email: null,
      })
    })

    test('SEC-022 a text about a person of the same name keeps the name; in the own orders it goes', async () => {
      const name = 'José Comum da Silva'
      const own = await test$.cartOfPerson({ name })
      await test$.finish(own.id)
      await life.db.updateTable('orders').set({ status: 'INVOICE_REPROVED' }).where('id', '=', own.id).execute()
      const other = await test$.cartOfPerson({ name })
      const note = { additional_data: `Entregar a ${name}` }
      await life.db.updateTable('orders').set(note).where('id', 'in', [own.id, other.id]).execute()
      expect((await test$.erase(own.cpf)).statusCode).toBe(200)
      expect((await life.read(own.id)).additional_data).toBe('Entregar a Titular removido')
      expect(await life.read(other.id)).toMatchObject({ ...note, customer_name: name })
    })
  })

  test('SEC-022 an order that starts at the same time: either it runs and nothing is erased, or it cannot start', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, cpf } = await test$.cartOfPerson()
      const [finished, erased] = await Promise.all([test$.finish(id), test$.erase(cpf)])
      const outcome = [finished.statusCode, erased.statusCode]
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual(outcome)
      expect(await test$.countOf(cpf)).toBe(outcome[0] === 200 ? 2 : 0)
      await life.db.updateTable('orders').set({ status: 'INVOICE_REPROVED' }).where('id', '=', id).execute()
    }
  })

  test('SEC-022 a cart that chooses the person at the same time stores nothing of them after the erasure', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, cpf, customerId } = await test$.cartOfPerson()
      await life.integrator(cart.updateCart, { params: { id }, body: { customerId: null } })
      const [chosen, erased] = await Promise.all([
        life.integrator(cart.updateCart, { params: { id }, body: { customerId } }),
        test$.erase(cpf),
      ])
      expect(erased.statusCode, erased.body).toBe(200)
      expect([200, 404]).toContain(chosen.statusCode)
      expect(await test$.countOf(cpf)).toBe(0)
      expect(await life.read(id)).toMatchObject({ customer_id: null, customer_email: null })
    }
  })
})
