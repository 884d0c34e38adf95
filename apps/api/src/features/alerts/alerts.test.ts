import * as contract from '@girassol/contract/alerts'
import { applyCatalogueImport, previewCatalogueImport } from '@girassol/contract/catalogue'
import { listNotifications } from '@girassol/contract/notifications'
import { mostAlerts } from '@girassol/domain/alerts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { monday, openStore, type Store } from '../catalogue/store/test-storefront.ts'

const code = '10010005'
const other = '10100003'

type Stock = { remaining_quantity?: number | null; boarding_date?: string | null }

describe.each(bothDatabases)('alerts on %s', (kind) => {
  let store: Store
  let integrator: Caller
  let colleague: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    integrator = await store.as('integrator@girassol.demo')
    colleague = await store.as('contributor@girassol.demo')
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    store.setNow(monday)
    await store.db.deleteFrom('product_alert').execute()
    await store.db.deleteFrom('notification').execute()
    for (const each of [code, other]) await setStock(each, { remaining_quantity: 0, boarding_date: null })
  })

  const setStock = (of: string, stock: Stock) =>
    store.db.updateTable('product').set(stock).where('code', '=', of).execute()
  const add = (caller: Caller, of = code) => caller(contract.addAlert, { params: { code: of } })
  const list = async (caller: Caller) =>
    (await caller(contract.listAlerts)).json().map(({ B1_COD }: { B1_COD: string }) => B1_COD)
  const runJob = () => timetable.find(({ name }) => name === 'fire-alerts')?.run(store.deps)
  const messagesOf = async (caller: Caller): Promise<readonly string[]> =>
    (await caller(listNotifications, { query: {} })).json().data.map(({ message }: { message: string }) => message)

  /** So many alerts of the integrator, about other products than these. */
  const fill = (count: number, besides: readonly string[] = [code]) =>
    sql`insert into product_alert (user_id, product_code, made_at)
      select app_user.id, listed.code, ${monday}::timestamptz from app_user,
        (select code from product where not code = any(${besides}) order by code limit ${count}) as listed
      where email = 'integrator@girassol.demo'`.execute(store.db)

  /** Makes four calls, and lets none of them write before all of them wait; the embedded database has one connection. */
  const makeTogether = async (codes: readonly string[]) => {
    const makeAll = () => codes.map((each) => add(integrator, each))
    if (kind === 'pglite') return Promise.all(makeAll())
    const running = await store.db.transaction().execute(async (tx) => {
      await sql`lock table product_alert in share mode`.execute(tx)
      const started = makeAll()
      const waiting = sql<{ count: number }>`select count(distinct pid)::integer as count from pg_locks
        where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`
      await expect.poll(async () => (await waiting.execute(store.db)).rows[0]?.count, { timeout: 20_000 }).toBe(4)
      return started
    })
    return Promise.all(running)
  }

  whereTested(kind, () => {
    test('SUB-012 C-194 an import brings stock: one notification, and the alert is gone', async () => {
      expect((await add(integrator)).statusCode).toBe(201)
      await runJob()
      expect(await messagesOf(integrator)).toEqual([])
      const administrator = await store.as('administrator@girassol.demo')
      const body = Buffer.from(`B1_COD;remainingQuantity\n${code};4\n`)
      const query = { fileName: 'produtos.csv' }
      const { version } = (await administrator(previewCatalogueImport, { query, body })).json()
      const applied = await administrator(applyCatalogueImport, { query: { ...query, version }, body })
      expect(applied.json()).toMatchObject({ changed: 1 })
      await runJob()
      await runJob()
      const read = (await integrator(listNotifications, { query: {} })).json().data
      expect(read).toEqual([
        expect.objectContaining({
          type: 'BUDGET',
          icon: 'INFO',
          invoiceId: null,
          title: 'Produto disponível',
          message: expect.stringMatching(/^Módulo .+ \(10010005\) já pode ser pedido\.$/),
        }),
      ])
      expect(await list(integrator)).toEqual([])
      await setStock(code, { remaining_quantity: 0 })
      await runJob()
      await setStock(code, { remaining_quantity: 4 })
      await runJob()
      expect(await messagesOf(integrator)).toHaveLength(1)
    })

    test('SUB-012 alerts belong to the user, the first made first, and may be removed twice', async () => {
      const first = await add(integrator, other)
      expect(first.json()).toEqual({ B1_COD: other, madeAt: monday })
      store.setNow('2026-11-23T12:05:00.000Z')
      await add(integrator)
      expect((await add(integrator, other)).json()).toEqual(first.json())
      expect(await list(integrator)).toEqual([other, code])
      await add(colleague)
      for (const _time of [1, 2])
        expect((await integrator(contract.removeAlert, { params: { code } })).statusCode).toBe(204)
      expect([await list(integrator), await list(colleague)]).toEqual([[other], [code]])
    })

    test('SUB-012 a product that can be ordered is refused with 409, one that the user may not see with 404', async () => {
      await setStock(code, { remaining_quantity: 1 })
      const now = await add(integrator)
      expect([now.statusCode, now.json().message]).toEqual([409, 'Este produto já pode ser pedido.'])
      await setStock(code, { remaining_quantity: 0, boarding_date: '2026-11-24' })
      expect((await add(integrator)).statusCode).toBe(409)
      await setStock('10010001', { remaining_quantity: 0, boarding_date: null })
      for (const unseen of ['10010001', '99999999']) expect((await add(integrator, unseen)).statusCode).toBe(404)
      const commercial = await store.as('commercial@girassol.demo')
      expect((await add(commercial, '10010001')).statusCode).toBe(201)
    })

    test('C-194 a boarding date fires an alert too, unknown stock and a day that has passed do not', async () => {
      await add(integrator)
      await setStock(code, { remaining_quantity: null, boarding_date: '2026-12-10' })
      await runJob()
      await setStock(code, { remaining_quantity: 0, boarding_date: '2026-11-23' })
      await runJob()
      expect(await messagesOf(integrator)).toEqual([])
      await setStock(code, { boarding_date: '2026-12-10' })
      await runJob()
      expect(await messagesOf(integrator)).toEqual([
        expect.stringMatching(/já pode ser pedido, com embarque em 10\/12\/2026\.$/),
      ])
    })

    test('C-194 C-28 a ready kit can be ordered when the last of its pieces can', async () => {
      const { rows } = await sql<{ kit: string; pieces: string[] }>`
        select kit_code as kit, array_agg(product_code) as pieces from kit_item join product on code = kit_code
        where active and online_store and kit_code not in (select inside.kit_code from kit_item inside
          join product piece on piece.code = inside.product_code where piece.internal_only)
        group by kit_code having count(*) > 1 order by kit_code limit 1`.execute(store.db)
      const { kit, pieces } = rows[0] ?? expect.fail()
      for (const piece of pieces) await setStock(piece, { remaining_quantity: 0, boarding_date: null })
      expect((await add(integrator, kit)).statusCode).toBe(201)
      const [last = '', ...rest] = pieces
      for (const piece of rest) await setStock(piece, { remaining_quantity: 999 })
      await runJob()
      expect(await list(integrator)).toEqual([kit])
      await setStock(last, { remaining_quantity: 999 })
      await runJob()
      expect([await list(integrator), await messagesOf(integrator)]).toEqual([[], [expect.stringContaining(kit)]])
    })

    test('C-194 C-38 an alert waits while its product is not sold, or hidden from its user', async () => {
      await add(integrator)
      await setStock(code, { remaining_quantity: 9 })
      const set = (columns: { active?: boolean; internal_only?: boolean }) =>
        store.db.updateTable('product').set(columns).where('code', '=', code).execute()
      await set({ active: false })
      await runJob()
      await set({ active: true, internal_only: true })
      await runJob()
      expect([await list(integrator), await messagesOf(integrator)]).toEqual([[code], []])
      await set({ internal_only: false })
      await runJob()
      expect([await list(integrator), await messagesOf(integrator)]).toEqual([[], [expect.stringContaining(code)]])
    })

    test('C-194 alerts fire in the order in which they were made, and none for a closed account', async () => {
      await add(integrator)
      store.setNow('2026-11-23T12:05:00.000Z')
      await add(colleague)
      store.setNow('2026-11-23T12:10:00.000Z')
      await add(integrator, other)
      await store.db.updateTable('app_user').set({ active: false }).where('email', 'like', 'contributor@%').execute()
      for (const each of [code, other]) await setStock(each, { remaining_quantity: 1 })
      await runJob()
      await store.db.updateTable('app_user').set({ active: true }).where('email', 'like', 'contributor@%').execute()
      const told = await store.db.selectFrom('notification').select('message').orderBy('id').execute()
      expect(told.map(({ message }) => /\((\d+)\)/.exec(message)?.[1])).toEqual([code, other])
      expect(await store.db.selectFrom('product_alert').selectAll().execute()).toEqual([])
    })

    test('C-154 SUB-012 who buys nothing has no alerts', async () => {
      const financial = await store.as('financial@girassol.demo')
      expect((await add(financial)).statusCode).toBe(403)
      expect((await financial(contract.listAlerts)).statusCode).toBe(403)
    })
  })

  test('SUB-012 the 51st alert is refused, also when many are made at the same moment as the 50th', async () => {
    const { rows } = await sql<{ code: string }>`
      update product set remaining_quantity = 0, boarding_date = null where code in (
        select code from product where active and online_store and not internal_only
          and code not in (select kit_code from kit_item) order by code limit 4)
      returning code`.execute(store.db)
    const codes = rows.map((row) => row.code)
    expect(codes).toHaveLength(4)
    await fill(mostAlerts - 1, codes)
    const answers = await makeTogether(codes)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({
      reason: 'tooManyAlerts',
      message: 'São no máximo 50 avisos abertos. Desfaça o aviso de um produto que você não espera mais.',
    })
    expect(await list(integrator)).toHaveLength(50)
  })

  test('SUB-012 an alert that is made several times at once is one alert, the 50th too', async () => {
    await fill(mostAlerts - 1)
    const answers = await makeTogether(Array(4).fill(code))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(201))
    expect((await add(integrator)).statusCode).toBe(201)
    expect(await list(integrator)).toHaveLength(50)
  })

  test('SUB-012 two processes that find the same alert notify once', async () => {
    await add(integrator)
    await setStock(code, { remaining_quantity: 1 })
    await Promise.all([runJob(), runJob()])
    expect(await messagesOf(integrator)).toHaveLength(1)
  })
})
