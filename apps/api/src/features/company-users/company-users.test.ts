import * as administration from '@girassol/contract/administration'
import { listGroups } from '@girassol/contract/catalogue'
import * as contract from '@girassol/contract/company-users'
import { listNotifications } from '@girassol/contract/notifications'
import * as session from '@girassol/contract/session'
import type { CompanyRole } from '@girassol/domain/access'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

const emails = ['integrator@girassol.demo', 'manager@girassol.demo', 'contributor@girassol.demo'] as const
const [integrator, manager, contributor] = emails
const starting: Readonly<Record<(typeof emails)[number], CompanyRole>> = {
  [integrator]: 'ADMIN',
  [manager]: 'APPROVER',
  [contributor]: 'BUYER',
}

describe.each(bothDatabases)('the users of a company on %s', (kind) => {
  let store: Store
  let admin: Caller

  beforeAll(async () => {
    store = await openStore(kind)
  })
  beforeEach(async () => {
    for (const email of emails)
      await set(email, { company_role: starting[email], active: true, can_view_product_prices: true })
    await store.db.deleteFrom('notification').execute()
    admin = await store.as(integrator)
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => store.close())

  const set = (
    email: string,
    fields: { company_role?: CompanyRole; active?: boolean; can_view_product_prices?: boolean },
  ) => store.db.updateTable('app_user').set(fields).where('email', '=', email).execute()
  const list = async (caller = admin): Promise<contract.CompanyUser[]> =>
    (await caller(contract.listCompanyUsers)).json().data
  const find = async (email: string): Promise<contract.CompanyUser> => {
    const found = (await list()).find((user) => user.email === email)
    if (found === undefined) throw new Error(`${email} is not listed`)
    return found
  }
  const change = async (email: string, fields: object, caller = admin) => {
    const { id, version } = await find(email)
    return caller(contract.changeCompanyUser, { params: { id }, body: { version, ...fields } })
  }
  /** How long a process may use what it read of a user. */
  const passTrust = () => {
    const later = performance.now() + 3001
    vi.spyOn(performance, 'now').mockImplementation(() => later)
  }
  const titlesOf = async (email: string): Promise<string[]> =>
    (await (await store.as(email))(listNotifications)).json().data.map(({ title }: { title: string }) => title)

  whereTested(kind, () => {
    test('COMP-003 the ADMIN lists the users of his company alone, and neither other roles nor staff list any', async () => {
      const listed = await list()
      const own = await store.db
        .selectFrom('app_user')
        .leftJoin('seller', (join) =>
          join.on((eb) => eb('seller.id', '=', eb.fn.coalesce('app_user.seller_id', 'app_user.owner_id'))),
        )
        .select('app_user.email')
        .where('seller.erp_code', '=', 'INT001')
        .execute()
      expect(listed.map(({ email }) => email).toSorted()).toEqual(own.map(({ email }) => email).toSorted())
      for (const email of emails)
        expect(listed).toContainEqual(expect.objectContaining({ email, companyRole: starting[email] }))
      expect((await find(integrator)).lastSeenAt).not.toBeNull()
      for (const email of [manager, contributor, 'administrator@girassol.demo', 'commercial@girassol.demo'])
        expect((await (await store.as(email))(contract.listCompanyUsers)).statusCode).toBe(403)
      await set(manager, { company_role: 'ADMIN' })
      expect(await list(await store.as(manager))).toHaveLength(listed.length)
    })

    test('COMP-008 the ADMIN changes a role and switches prices, with an audit entry, and never anything else', async () => {
      const answer = await change(contributor, { companyRole: 'VIEWER', canViewProductPrices: false })
      expect(answer.json()).toMatchObject({ companyRole: 'VIEWER', canViewProductPrices: false })
      const viewer = await store.as(contributor)
      expect((await viewer(session.readSession)).json()).toMatchObject({
        companyRole: 'VIEWER',
        canViewProductPrices: false,
      })
      const house = await store.as('administrator@girassol.demo')
      const query = { kind: 'user', subjectId: String(answer.json().id) } as const
      const { data } = (await house(administration.listAuditEntries, { query })).json()
      expect(data[0]).toMatchObject({
        action: 'change',
        before: { companyRole: 'BUYER', canViewProductPrices: true },
        after: { companyRole: 'VIEWER', canViewProductPrices: false },
      })
      for (const field of [{ canViewMarginLiquid: true }, { roles: ['ADMINISTRATOR'] }, { companyRole: 'OWNER' }])
        expect((await change(contributor, field)).statusCode).toBe(400)
    })

    test('COMP-008 an ADMIN from whom prices are hidden shows them to no user, himself included', async () => {
      await set(integrator, { can_view_product_prices: false })
      await set(contributor, { can_view_product_prices: false })
      admin = await store.as(integrator)
      for (const email of [integrator, contributor]) {
        const answer = await change(email, { canViewProductPrices: true })
        expect([answer.statusCode, answer.json().message]).toEqual([
          403,
          'Você não vê preços: peça à distribuidora que os libere.',
        ])
        expect(await find(email)).toMatchObject({ canViewProductPrices: false })
      }
      expect((await change(manager, { canViewProductPrices: false, companyRole: 'BUYER' })).statusCode).toBe(200)
    })

    test('COMP-008 a user of another company, and one of the house, is not found', async () => {
      const others = await store.db
        .selectFrom('app_user')
        .select(['id', 'version'])
        .where(
          'email',
          'not in',
          (await list()).map(({ email }) => email),
        )
        .execute()
      expect(others.length).toBeGreaterThan(5)
      for (const { id, version } of others) {
        const answer = await admin(contract.changeCompanyUser, { params: { id }, body: { version, isActive: false } })
        expect([answer.statusCode, answer.json().message]).toEqual([404, 'Usuário não encontrado.'])
      }
    })

    test('COMP-006 the last active ADMIN is neither deactivated nor given another role, and reads why beforehand', async () => {
      const reason = 'A empresa precisa de ao menos um administrador ativo.'
      expect((await find(integrator)).actions).toMatchObject({
        changeRole: { allowed: false, reason },
        deactivate: { allowed: false, reason },
      })
      for (const fields of [{ isActive: false }, { companyRole: 'BUYER' }]) {
        const answer = await change(integrator, fields)
        expect([answer.statusCode, answer.json().reason]).toEqual([409, 'lastCompanyAdmin'])
      }
      await set(manager, { company_role: 'ADMIN', active: false })
      expect((await change(integrator, { companyRole: 'BUYER' })).statusCode).toBe(409)
      await set(manager, { active: true })
      expect((await change(integrator, { isActive: false })).json().reason).toBe('ownCompanyAccess')
      expect((await change(integrator, { companyRole: 'BUYER' })).statusCode).toBe(200)
    })

    test('COMP-006 a caller who stopped being ADMIN after his call was admitted changes nothing', async () => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now())
      const { id, version } = await find(contributor)
      await set(integrator, { company_role: 'BUYER' })
      const answer = await admin(contract.changeCompanyUser, {
        params: { id },
        body: { version, companyRole: 'ADMIN' },
      })
      expect(answer.statusCode).toBe(403)
    })

    test('COMP-007 a deactivated user is out within 3 s and cannot sign in until he is reactivated', async () => {
      const caller = await store.as(contributor)
      expect((await caller(listGroups)).statusCode).toBe(200)
      expect((await change(contributor, { isActive: false })).json()).toMatchObject({
        state: 'INACTIVE',
        actions: { reactivate: { allowed: true }, deactivate: { allowed: false } },
      })
      passTrust()
      const enter = () => store.anonymous(session.login, { body: { email: contributor, password: demoPassword } })
      expect([(await caller(listGroups)).statusCode, (await enter()).statusCode]).toEqual([401, 401])
      expect((await change(contributor, { isActive: true })).json()).toMatchObject({ state: 'ACTIVE' })
      expect([(await caller(listGroups)).statusCode, (await enter()).statusCode]).toEqual([401, 200])
    })

    test('COMP-020 the user and the other ADMINs are notified of role and state, the author and others are not', async () => {
      await set(manager, { company_role: 'ADMIN' })
      const { name } = await find(contributor)
      const title = `Acesso de ${name} alterado`
      await change(contributor, { companyRole: 'APPROVER' })
      await change(contributor, { canViewProductPrices: false })
      for (const email of [contributor, manager]) expect(await titlesOf(email)).toEqual([title])
      expect(await titlesOf(integrator)).toEqual([])
      await change(contributor, { isActive: false })
      expect(await titlesOf(manager)).toEqual([title, title])
    })
  })

  test.each([{ companyRole: 'BUYER' }, { isActive: false }] as const)(
    'COMP-006 of two ADMINs who change each other at once to %j one stays',
    async (fields) => {
      await set(manager, { company_role: 'ADMIN' })
      const other = await store.as(manager)
      // Both already have a session in the server's cache.
      vi.spyOn(performance, 'now').mockReturnValue(performance.now())
      const [one, two] = [await find(integrator), await find(manager)]
      await other(contract.listCompanyUsers)
      const send = (call: Caller, { id, version }: contract.CompanyUser) =>
        call(contract.changeCompanyUser, { params: { id }, body: { ...fields, version } })
      const answers = await Promise.all([send(admin, two), send(other, one)])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json().reason).toBe('lastCompanyAdmin')
      const left = await store.db
        .selectFrom('app_user')
        .select('id')
        .where('email', 'in', [integrator, manager])
        .where('company_role', '=', 'ADMIN')
        .where('active', '=', true)
        .execute()
      expect(left).toHaveLength(1)
    },
  )

  test('COMP-004 of many invitations at once only so many are admitted that the company has 30 users', async () => {
    const seller = await store.db
      .selectFrom('app_user')
      .select(['id', 'seller_id'])
      .where('email', '=', integrator)
      .executeTakeFirstOrThrow()
    const used = (await list()).length
    const invite = (index: number) => {
      const user = { name: 'Nova', email: `nova-${index}@empresa.example` }
      const body = { ...user, role: 'MANAGER', companyRole: 'BUYER' } as const
      return admin(contract.inviteCompanyUser, { body })
    }
    const now = store.deps.clock()
    const row = { seller_id: seller.seller_id ?? 0, name: 'Nova', invited_by: seller.id, sent_at: now }
    const rights = { role: 'MANAGER', company_role: 'BUYER', expires_at: '2100-01-01T00:00:00.000Z' } as const
    const earlier = Array.from({ length: 28 - used }, (_, index) => ({
      ...row,
      ...rights,
      email: `antes-${index}@empresa.example`,
    }))
    await store.db.insertInto('company_invitation').values(earlier).execute()
    const answers = await Promise.all([1, 2, 3, 4, 5, 5].map(invite))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 202, 409, 409, 409, 409])
    expect((await admin(contract.listInvitations)).json()).toHaveLength(30 - used)
    await store.db.deleteFrom('company_invitation').execute()
  })

  test('C-152 of two changes of the same version the second is refused', async () => {
    const { id, version } = await find(contributor)
    const send = (companyRole: CompanyRole) =>
      admin(contract.changeCompanyUser, { params: { id }, body: { version, companyRole } })
    expect((await send('APPROVER')).statusCode).toBe(200)
    expect([(await send('VIEWER')).statusCode, (await find(contributor)).companyRole]).toEqual([409, 'APPROVER'])
  })
})
