import * as contract from '@girassol/contract/administration'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOwner, testedDatabases } from '../../database/test-database.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type Change, recordChange } from '../../records/record-change.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

describe.each(testedDatabases)('the audit log on %s', (kind) => {
  let test$: TestApplication
  let administrator: Caller
  const ids = { administrator: 0, registration: 0, seller: 0 }

  const findUserId = async (email: string) =>
    (await test$.deps.connection.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst())
      ?.id ?? 0

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    const { db } = test$.deps.connection
    await db.transaction().execute(loadDemoPeople)
    administrator = await test$.as('administrator@girassol.demo')
    ids.administrator = await findUserId('administrator@girassol.demo')
    ids.registration = await findUserId('registration@girassol.demo')
    const seller = await db.selectFrom('seller').select('id').where('erp_code', '=', 'INT002').executeTakeFirst()
    ids.seller = seller?.id ?? 0
  })
  beforeEach(() => asOwner(test$.deps.connection, (tx) => tx.deleteFrom('audit_entry').execute()))
  afterAll(() => test$.close())

  const record = (change: Partial<Change> = {}) =>
    test$.deps.connection.db.transaction().execute((tx) =>
      recordChange(tx, {
        now: '2026-11-20T15:00:00.000Z',
        author: { userId: ids.administrator },
        action: 'change',
        subject: { kind: 'banner', id: 7, name: 'Verão' },
        before: { title: 'Sol' },
        after: { title: 'Verão' },
        ...change,
      }),
    )

  const list = async (query = {}) => (await administrator(contract.listAuditEntries, { query })).json()
  const namesIn = async (query = {}) =>
    ((await list(query)).data as contract.AuditEntry[]).map(({ subject }) => subject.name)

  test('C-140 an entry shows who changed what, from what to what, when, and for which integrator', async () => {
    await record({
      before: { title: 'Sol', link: '/', password: 'a' },
      after: { title: 'Verão', link: '/', password: 'b' },
      onBehalfOf: ids.seller,
    })
    expect((await list()).data).toEqual([
      {
        id: expect.any(Number),
        madeAt: '2026-11-20T15:00:00.000Z',
        author: { id: ids.administrator, name: expect.any(String) },
        action: 'change',
        subject: { kind: 'banner', id: '7', name: 'Verão' },
        before: { title: 'Sol' },
        after: { title: 'Verão' },
        onBehalfOf: { id: ids.seller, name: 'Luz Nova Solar' },
      },
    ])
  })

  test('C-140 what changed nothing leaves no entry', async () => {
    await record()
    const { total } = await list()
    await record({ after: { title: 'Sol' } })
    expect((await list()).total).toBe(total)
  })

  test('C-140 an entry whose change is undone is undone with it', async () => {
    const { total } = await list()
    const failed = test$.deps.connection.db.transaction().execute(async (tx) => {
      const subject = { kind: 'banner', id: 8, name: 'Perdido' } as const
      const author = { userId: ids.administrator }
      const now = '2026-11-20T15:00:00.000Z'
      await recordChange(tx, { now, author, action: 'remove', subject, before: { title: 'x' }, after: null })
      throw new Error('the change failed')
    })
    await expect(failed).rejects.toThrow('the change failed')
    expect((await list()).total).toBe(total)
  })

  test('C-140 C-41 newest first, narrowed by person, kind, record and period of days in São Paulo', async () => {
    const user = (id: number, name: string) => ({ kind: 'user', id, name }) as const
    await record()
    // 2h of the 22nd in UTC is still the 21st in São Paulo.
    await record({ subject: user(1, 'Um'), now: '2026-11-22T02:00:00.000Z', author: { userId: ids.registration } })
    await record({ subject: user(2, 'Dois'), now: '2026-11-22T03:00:00.000Z' })
    expect(await namesIn()).toEqual(['Dois', 'Um', 'Verão'])
    expect(await namesIn({ authorId: ids.registration })).toEqual(['Um'])
    expect(await namesIn({ kind: 'banner' })).toEqual(['Verão'])
    expect(await namesIn({ kind: 'user', subjectId: '2' })).toEqual(['Dois'])
    expect(await namesIn({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['Um'])
    expect(await namesIn({ from: '2026-11-22' })).toEqual(['Dois'])
    expect(await namesIn({ take: 1, skip: 2 })).toEqual(['Um'])
    expect(await list({ take: 1, skip: 2 })).toMatchObject({ total: 3, totalIsExact: true })
    expect(await list({ skip: 99 })).toEqual({ data: [], total: 0, totalIsExact: true })
  })

  test.each([
    ['a kind that does not exist', { kind: 'planet' }],
    ['a day that is none', { from: '2026-02-30' }],
    ['a day of the year zero', { to: '0000-01-01' }],
  ])('C-140 asking for %s is refused', async (_, query) => {
    expect((await administrator(contract.listAuditEntries, { query: query as never })).statusCode).toBe(400)
  })

  test('C-140 only the administrator reads the log', async () => {
    const registration = await test$.as('registration@girassol.demo')
    expect((await registration(contract.listAuditEntries)).statusCode).toBe(403)
  })
})
