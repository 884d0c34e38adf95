import * as contract from '@girassol/contract/administration'
import { fileBytes } from '@girassol/contract/http/file'
import { exportOrders } from '@girassol/contract/orders'
import { documentAnswer } from '@girassol/contract/printing'
import { updateProfile } from '@girassol/contract/profile'
import { approveSeller } from '@girassol/contract/seller-registration'
import { confirmEmail, confirmPassword, login, refreshSession } from '@girassol/contract/session'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import { everyEndpoint } from '../../http/test-contract.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'
import { deliverEmailMails, tokenIn } from '../session/email-change/test-email-mail.ts'

describe.each(testedDatabases)('security events on %s', (kind) => {
  let test$: TestApplication
  let administrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind, contents: 'demonstration' })
    administrator = await test$.as('administrator@girassol.demo')
  })
  afterAll(() => test$.close())

  const list = async (query: object = {}): Promise<readonly contract.SecurityEvent[]> =>
    (await administrator(contract.listSecurityEvents, { query })).json().data
  const findUser = async (account: string) =>
    test$.deps.connection.db
      .selectFrom('app_user')
      .select(['id', 'name'])
      .where('email', '=', `${account}@girassol.demo`)
      .executeTakeFirstOrThrow()
  /** The newest event of this kind, which may be written behind the answer. */
  const newest = (eventKind: contract.SecurityEvent['kind']) =>
    vi.waitFor(async () => {
      const [event] = await list({ kind: eventKind, take: 1 })
      expect(event).toBeDefined()
      return event
    })
  const signIn = (account: string, password = demoPassword) =>
    test$.anonymous(login, { body: { email: `${account}@girassol.demo`, password } })

  test('SEC-009 C-223 a sign-in and a wrong password are kept with user, network and request', async () => {
    const user = await findUser('marketing')
    await signIn('marketing')
    expect(await newest('sign-in')).toEqual({
      id: expect.any(Number),
      madeAt: expect.any(String),
      kind: 'sign-in',
      user,
      subject: null,
      onBehalfOf: null,
      call: 'POST /auth/login',
      network: expect.stringMatching(/^[\w-]{16}$/),
      requestId: expect.stringMatching(/^\w{8}$/),
    })
    await signIn('marketing', 'Errada@26')
    expect(await newest('sign-in-failed')).toMatchObject({ user, call: 'POST /auth/login' })
    await signIn('ninguem', 'Errada@26')
    expect(await newest('sign-in-failed')).toMatchObject({ user: null })
    const caller = await test$.as('marketing@girassol.demo')
    await caller(confirmPassword, { body: { password: 'Errada@26' } })
    expect(await newest('sign-in-failed')).toMatchObject({ user, call: 'POST /auth/confirm' })
  })

  test('SEC-009 a lock-out is kept once, however long the attempts go on', async () => {
    for (let n = 0; n < 14; n += 1) await signIn('production', 'Errada@26')
    const { id } = await findUser('production')
    expect(await list({ kind: 'locked-out', userId: id })).toHaveLength(1)
  })

  test('SEC-009 a refresh token that is used twice', async () => {
    const cookies = (await signIn('purchase')).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    for (let n = 0; n < 2; n += 1) await test$.anonymous(refreshSession, {}, { cookie: cookies })
    expect(await newest('token-reused')).toMatchObject({ user: await findUser('purchase') })
  })

  test('SEC-009 a refused access names the call without its values, once a minute', async () => {
    const integrator = await test$.as('integrator2@girassol.demo')
    const user = await findUser('integrator2')
    for (let n = 0; n < 3; n += 1) await integrator(contract.showUser, { params: { id: 1 } })
    expect(await newest('access-refused')).toMatchObject({ user, call: 'GET /admin/users/1' })
    expect(await list({ kind: 'access-refused', userId: user.id })).toHaveLength(1)
    await integrator(contract.listUsers, { query: { term: 'segredo-digitado' } })
    await vi.waitFor(async () => {
      expect(await list({ kind: 'access-refused', userId: user.id })).toHaveLength(2)
    })
    expect(JSON.stringify(await list())).not.toContain('segredo-digitado')
  })

  test('SEC-009 a password that is asked for again is no refused access', async () => {
    const { id } = await findUser('marketing')
    const caller = await test$.as('marketing@girassol.demo')
    await caller(confirmPassword, { body: { password: 'Errada@26' } })
    expect(await list({ kind: 'access-refused', userId: id })).toEqual([])
  })

  test('SEC-009 SEC-005 password and e-mail that a user changes, the e-mail when it counts', async () => {
    const caller = await test$.as('commercial@girassol.demo')
    const password = 'Chuva-Fina#42'
    await caller(updateProfile, {
      body: {
        name: 'Caio Comercial',
        email: 'caio.novo@girassol.demo',
        notificationMethods: ['APPLICATION'],
        password,
        password_confirmation: password,
      },
    })
    expect(await newest('password-changed')).toMatchObject({ user: { name: 'Caio Comercial' }, subject: null })
    expect(await list({ kind: 'email-changed' })).toEqual([])
    const [mail] = await deliverEmailMails(test$.deps)
    expect((await test$.anonymous(confirmEmail, { body: { token: tokenIn(mail) } })).statusCode).toBe(204)
    expect(await newest('email-changed')).toMatchObject({ user: { name: 'Caio Comercial' }, subject: null })
  })

  test('SEC-009 roles, flags and state that an administrator changes', async () => {
    const before = await findUser('financial')
    const view = (await administrator(contract.showUser, { params: { id: before.id } })).json() as contract.UserView
    const body = {
      name: view.name,
      email: view.email,
      roles: ['MARKETING' as const],
      sellerId: null,
      canViewProductPrices: !view.canViewProductPrices,
      canViewMarginLiquid: view.canViewMarginLiquid,
      getsEmails: view.getsEmails,
      version: view.version,
    }
    await administrator(contract.changeUser, { params: { id: before.id }, body })
    await administrator(contract.deactivateUser, { params: { id: before.id } })
    const author = await findUser('administrator')
    for (const each of ['roles-changed', 'flags-changed', 'state-changed'] as const) {
      const expected = { user: author, subject: { id: before.id } }
      expect(await newest(each)).toMatchObject(expected)
    }
  })

  test('SEC-009 the state of an integrator', async () => {
    const waiting = await test$.deps.connection.db
      .selectFrom('seller')
      .select(['id', 'fancy_name'])
      .where('status', '<>', 'APPROVED')
      .executeTakeFirstOrThrow()
    await administrator(approveSeller, { params: { id: waiting.id } })
    expect(await newest('state-changed')).toMatchObject({ onBehalfOf: { id: waiting.id, name: waiting.fancy_name } })
  })

  test('SEC-009 an export is recorded, a refused one is not', async () => {
    const marketing = await test$.as('marketing@girassol.demo')
    expect((await marketing(contract.exportUsers)).statusCode).toBe(403)
    await administrator(contract.exportUsers)
    const user = await findUser('administrator')
    const exported = async () => {
      const events = await list({ kind: 'exported' })
      return events.filter(({ call }) => call === 'GET /admin/users/export')
    }
    await vi.waitFor(async () => expect(await exported()).toMatchObject([{ user }]))
  })

  test('SEC-009 C-223 an export by staff for an integrator records that integrator', async () => {
    const staff = await test$.as('administrator@girassol.demo', 'INT002')
    expect((await staff(exportOrders, { query: { format: 'csv' } } as never)).statusCode).toBe(200)
    await vi.waitFor(async () => {
      expect(await newest('exported')).toMatchObject({ onBehalfOf: { name: 'Luz Nova Solar' } })
    })
  })

  test('SEC-009 C-41 the events can be filtered by kind, user and period of days', async () => {
    const { id } = await findUser('marketing')
    for (let n = 0; n < 3; n += 1) await signIn('marketing')
    const all = await list({ userId: id, take: 100 })
    expect(all.length).toBeGreaterThan(2)
    expect(all.every(({ user, subject }) => user?.id === id || subject?.id === id)).toBe(true)
    expect(await list({ from: '2030-01-01' })).toEqual([])
    expect(await list({ to: '2020-01-01' })).toEqual([])
  })

  test('SEC-009 only the administrator reads them, and they contain no personal data', async () => {
    const others = ['integrator', 'registration', 'commercial-supervisor']
    for (const account of others) {
      const caller = await test$.as(`${account}@girassol.demo`)
      expect((await caller(contract.listSecurityEvents)).statusCode, account).toBe(403)
    }
    await signIn('registration', 'Errada@26')
    for (let n = 0; n < 10; n += 1) await signIn('registration')
    const stored = await test$.deps.connection.db.selectFrom('security_event').selectAll().execute()
    expect(stored.length).toBeGreaterThan(10)
    expect(JSON.stringify(stored)).not.toMatch(/@|127\.0\.0\.1|Errada/)
  })
})

/** Files without a record of a customer: pictures, papers of the store, and what the caller's own file contains. */
const filesOfEveryone = [
  'downloadFile',
  'downloadRegulation',
  'downloadSampleList',
  'exportCart',
  'listCatalogueRefusals',
  'listFreightRefusals',
  'listIrradiationRefusals',
  'listUsersRefusals',
  'readPublicCalendar',
  'showAvatar',
  'showBannerPicture',
  'showBrandLogo',
  'showImage',
  'showLogo',
  'showProposalLogo',
  'showPublicLogo',
  'showSimulatedPayment',
]

test('SEC-009 every other file that the server sends leaves a security event', () => {
  const silent = everyEndpoint.flatMap(([name, { response, evidence }]) =>
    (response === fileBytes || response === documentAnswer) && evidence === undefined ? [name] : [],
  )
  expect(silent.toSorted()).toEqual(filesOfEveryone)
})
