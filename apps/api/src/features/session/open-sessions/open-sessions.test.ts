import * as administration from '@girassol/contract/administration'
import { followNotifications } from '@girassol/contract/notifications'
import * as contract from '@girassol/contract/session'
import type { OpenSession } from '@girassol/contract/session/open-session'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bothDatabases, whereTested } from '../../../database/test-database.ts'
import { demoPassword } from '../../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../../../test-application.ts'

/** A process uses what it read of a session for three seconds; the rest is for a slow machine. */
const timeout = 15_000
const streams = { pollMs: 20, lifeMs: 600_000, beatMs: 50 }

const agents = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
} as const

describe.each(bothDatabases)('the open sessions of a user on %s', (kind) => {
  let test$: TestApplication

  beforeAll(async () => {
    test$ = await testApplication({ kind, streams })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  afterAll(() => test$.close())

  /** Signs in with a browser; calls go on with its cookies. */
  const enter = async (account: string, userAgent: string) => {
    const body = { email: `${account}@girassol.demo`, password: demoPassword }
    const { cookies } = await test$.anonymous(contract.login, { body }, { 'user-agent': userAgent })
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const call: Caller = (endpoint, request, headers = {}) =>
      test$.anonymous(endpoint, request, { cookie, 'user-agent': userAgent, ...headers })
    return call
  }
  const list = async (caller: Caller) => (await caller(contract.listOwnSessions)).json().sessions as OpenSession[]
  const end = async (caller: Caller, { id }: { id: string }) =>
    (await caller(contract.endOwnSession, { params: { session: id } })).statusCode
  const expectOut = (caller: Caller) =>
    vi.waitFor(async () => expect((await caller(contract.readSession)).statusCode).toBe(401), { timeout })
  const current = (sessions: readonly OpenSession[]) => sessions.find(({ isCurrent }) => isCurrent)

  whereTested(kind, () => {
    test('SEC-008 each session has its device, browser, network and last use, and the current one is marked', async () => {
      const [desk, phone] = [await enter('financial', agents.windows), await enter('financial', agents.iphone)]
      const sessions = await list(desk)
      expect(sessions).toHaveLength(2)
      expect(sessions.map(({ browser, device, isCurrent }) => [browser, device, isCurrent])).toEqual([
        ['Chrome', 'Computador com Windows', true],
        ['Safari', 'Celular com iOS', false],
      ])
      for (const { address, openedAt, lastUsedAt } of sessions)
        expect([address, lastUsedAt]).toEqual(['127.0.0.1', openedAt])
      expect(current(await list(phone))?.browser).toBe('Safari')
    })

    test('SEC-008 the renewal of a session tells when, with what and from where it is used', async () => {
      const body = { email: 'purchase@girassol.demo', password: demoPassword }
      const { cookies } = await test$.anonymous(contract.login, { body }, { 'user-agent': agents.windows })
      const later = new Date(Date.now() + 3_600_000).toISOString()
      test$.setNow(later)
      const refresh = cookies.find(({ name }) => name === 'girassol_refresh')
      const renewed = await test$.anonymous(contract.refreshSession, undefined, {
        cookie: `girassol_refresh=${refresh?.value}`,
        'user-agent': agents.iphone,
      })
      const cookie = renewed.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const answer = await test$.anonymous(contract.listOwnSessions, undefined, { cookie })
      expect(answer.json().sessions).toMatchObject([{ browser: 'Safari', lastUsedAt: later }])
    })

    test("SEC-008 nobody sees or ends another user's session, and an expired one is not open", async () => {
      const [owner, stranger] = [await enter('production', agents.windows), await enter('registration', agents.windows)]
      const own = current(await list(owner)) as OpenSession
      expect((await list(stranger)).map(({ id }) => id)).not.toContain(own.id)
      expect(await end(stranger, own)).toBe(404)
      expect((await owner(contract.readSession)).statusCode).toBe(200)
      const params = { id: (await owner(contract.readSession)).json().id, session: own.id }
      for (const role of ['production', 'registration', 'commercial']) {
        const caller = await enter(role, agents.windows)
        expect((await caller(administration.listUserSessions, { params })).statusCode).toBe(403)
        expect((await caller(administration.endUserSession, { params })).statusCode).toBe(403)
        expect((await caller(administration.endUserSessions, { params })).statusCode).toBe(403)
      }
      test$.setNow(new Date(Date.now() + 8 * 86_400_000).toISOString())
      expect((await list(owner)).map(({ id }) => id)).not.toContain(own.id)
      test$.setNow(new Date().toISOString())
    })

    test('SEC-008 C-140 the administrator ends one or all sessions of a user, which the log shows', async () => {
      const administrator = await enter('administrator', agents.windows)
      const [one, two] = [await enter('manager', agents.windows), await enter('manager', agents.iphone)]
      const { id } = (await one(contract.readSession)).json()
      const listed = async () =>
        (await administrator(administration.listUserSessions, { params: { id } })).json().sessions as OpenSession[]
      const [first] = (await listed()).filter(({ browser }) => browser === 'Chrome') as [OpenSession]
      expect(await listed()).toMatchObject([{ isCurrent: false }, { isCurrent: false }])
      const endOne = () => administrator(administration.endUserSession, { params: { id, session: first.id } })
      expect([(await endOne()).statusCode, (await endOne()).statusCode]).toEqual([204, 404])
      await expectOut(one)
      expect((await administrator(administration.endUserSessions, { params: { id } })).statusCode).toBe(204)
      await expectOut(two)
      expect(await listed()).toEqual([])
      const query = { kind: 'user', subjectId: String(id) } as const
      const { data } = (await administrator(administration.listAuditEntries, { query })).json()
      expect(data).toMatchObject([
        { action: 'disconnect', before: { openSessions: 1 }, after: { openSessions: 0 } },
        { action: 'disconnect', before: { openSessions: 2 }, after: { openSessions: 1 } },
      ])
      const self = (await administrator(contract.readSession)).json().id
      expect((await administrator(administration.endUserSessions, { params: { id: self } })).statusCode).toBe(204)
      expect((await administrator(contract.readSession)).statusCode).toBe(200)
      const unknown = await administrator(administration.listUserSessions, { params: { id: 2_000_000_000 } })
      expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Usuário não encontrado.'])
    })
  })

  test('SEC-008 an ended session is out at once, and its open stream says so', async () => {
    const here = await enter('marketing', agents.windows)
    const stream = await test$.follow('marketing@girassol.demo', followNotifications)
    const other = (await list(here)).find(({ isCurrent }) => !isCurrent) as OpenSession
    expect(await end(here, other)).toBe(204)
    expect(await stream.receive(1)).toEqual([{}])
    await stream.ended
    expect((await list(here)).map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect(await end(here, other)).toBe(404)
  })

  test('SEC-008 all others end together, and this one stays', async () => {
    const [here, one, two] = [
      await enter('logistics', agents.windows),
      await enter('logistics', agents.iphone),
      await enter('logistics', ''),
    ]
    expect((await list(here)).map(({ browser }) => browser)).toContain('Navegador desconhecido')
    expect((await here(contract.endOwnOtherSessions)).statusCode).toBe(204)
    await Promise.all([expectOut(one), expectOut(two)])
    expect(await list(here)).toHaveLength(1)
  })

  test('SEC-008 of two who end one session at once one does', async () => {
    const [here] = [await enter('customer-success', agents.windows), await enter('customer-success', agents.iphone)]
    const other = (await list(here)).find(({ isCurrent }) => !isCurrent) as OpenSession
    const statuses = await Promise.all([end(here, other), end(here, other)])
    expect(statuses.toSorted()).toEqual([204, 404])
  })
})
