import * as contract from '@girassol/contract/administration'
import * as session from '@girassol/contract/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import type { Caller } from '../../test-application.ts'
import { deliverEmailMails, tokenIn } from '../session/email-change/test-email-mail.ts'
import { newUser, openPeople, type People, toUserFields } from './test-people.ts'

const administratorName = 'Alice Andrade'

describe.each(bothDatabases)('users on %s', (kind) => {
  let people: People
  let administrator: Caller

  beforeAll(async () => {
    people = await openPeople(kind)
    administrator = await people.as('administrator@girassol.demo')
  })
  beforeEach(async () => {
    for (const name of ['mail.invitation', 'mail.email-requested', 'mail.email-changed'])
      await people.deps.boss.deleteQueuedJobs(name)
    await people.db.updateTable('app_user').set({ active: false }).where('email', 'like', '%@empresa.example').execute()
  })
  afterAll(() => people.close())

  const list = async (query = {}) => (await administrator(contract.listUsers, { query })).json()
  const emails = async (query = {}) => ((await list(query)).data as contract.UserRow[]).map(({ email }) => email)
  const show = async (id: number) =>
    (await administrator(contract.showUser, { params: { id } })).json() as contract.UserView
  const invite = (changed: Partial<contract.UserFields> = {}) =>
    administrator(contract.inviteUser, { body: { ...newUser, ...changed } })
  const change = (user: contract.UserView, changed: Partial<contract.UserFields> & { version?: number }) =>
    administrator(contract.changeUser, { params: { id: user.id }, body: { ...toUserFields(user), ...changed } })
  const readColumns = (id: number) =>
    people.db
      .selectFrom('app_user')
      .select(['seller_id', 'owner_id', 'notification_methods'])
      .where('id', '=', id)
      .executeTakeFirst()
  const listEntries = async (id: number) => {
    const query = { kind: 'user', subjectId: String(id) } as const
    return (await administrator(contract.listAuditEntries, { query })).json().data as contract.AuditEntry[]
  }

  whereTested(kind, () => {
    test('C-140 C-41 the list is sorted by name and filtered by name or e-mail, role, state and seller', async () => {
      const all = await list({ take: 100 })
      expect(all.total).toBe(all.data.length)
      const names = all.data.map(({ name }: contract.UserRow) => name)
      expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'pt')))
      expect(await emails({ term: 'FINANCIAL@' })).toEqual(['financial@girassol.demo'])
      expect(await emails({ role: 'PURCHASE' })).toEqual(['purchase@girassol.demo'])
      const manager = all.data.find(({ email }: contract.UserRow) => email === 'manager@girassol.demo')
      expect(manager).toMatchObject({ seller: { erpCode: 'INT001' }, state: 'ACTIVE', roles: ['MANAGER'] })
      expect((await emails({ sellerId: manager.seller.id })).toSorted()).toEqual([
        'contributor@girassol.demo',
        'integrator@girassol.demo',
        'manager@girassol.demo',
      ])
      expect(await emails({ state: 'INVITED' })).toEqual([])
      expect((await list({ take: 2, skip: 2 })).data.map(({ name }: contract.UserRow) => name)).toEqual(
        names.slice(2, 4),
      )
      expect(await list({ skip: 99 })).toEqual({ data: [], total: 0, totalIsExact: true })
    })

    test('C-140 C-02 an invited user chooses a password with the link in the mail, within seven days', async () => {
      people.setNow('2026-11-23T12:00:00.000Z')
      const answer = await invite({ email: 'nova@empresa.example', roles: ['FINANCIAL', 'MARKETING'] })
      expect(answer.statusCode).toBe(201)
      const user = answer.json()
      expect(user).toMatchObject({
        state: 'INVITED',
        roles: ['FINANCIAL', 'MARKETING'],
        seller: null,
        lastSeenAt: null,
      })
      expect(await emails({ state: 'INVITED' })).toEqual(['nova@empresa.example'])
      const body = { email: 'nova@empresa.example', password: demoPassword }
      expect((await people.anonymous(session.login, { body })).statusCode).toBe(401)
      const mail = await people.mailed()
      expect(mail).toMatchObject({ to: 'nova@empresa.example', subject: 'Seu acesso ao Girassol' })
      people.setNow('2026-11-30T11:59:00.000Z')
      expect((await people.choosePassword(mail)).statusCode).toBe(204)
      expect((await people.anonymous(session.login, { body })).json()).toMatchObject({ name: user.name })
      expect(await show(user.id)).toMatchObject({ state: 'ACTIVE', lastSeenAt: '2026-11-30T11:59:00.000Z' })
      expect((await listEntries(user.id))[0]).toMatchObject({
        action: 'invite',
        author: { name: administratorName },
        before: null,
        after: { email: 'nova@empresa.example', roles: ['FINANCIAL', 'MARKETING'], seller: null },
      })
    })

    test('C-140 sending a link again invalidates the one before', async () => {
      const { id } = (await invite({ email: 'duas@empresa.example' })).json()
      const first = await people.mailed()
      expect((await administrator(contract.sendUserLink, { params: { id } })).statusCode).toBe(202)
      const second = await people.mailed()
      expect((await people.choosePassword(first)).json().reason).toBe('linkUsed')
      expect((await people.choosePassword(second)).statusCode).toBe(204)
    })

    test('C-140 correcting the address of an invited user sends a new link there and invalidates the first one', async () => {
      const user = (await invite({ email: 'errado@empresa.example' })).json()
      const wrong = await people.mailed()
      expect((await change(user, { email: 'certo@empresa.example' })).json().email).toBe('certo@empresa.example')
      const right = await people.mailed()
      expect(right.to).toBe('certo@empresa.example')
      expect((await people.choosePassword(wrong)).statusCode).toBe(400)
      expect((await people.choosePassword(right)).statusCode).toBe(204)
    })

    test('SEC-005 C-140 another e-mail of a user who signs in counts once it is confirmed, and the old address can undo it', async () => {
      const { id } = (await invite({ email: 'trocada@empresa.example' })).json()
      await people.choosePassword(await people.mailed())
      const answer = await change(await show(id), { email: 'trocada.nova@empresa.example', name: 'Trocada' })
      expect([answer.statusCode, answer.json().name, answer.json().email]).toEqual([
        200,
        'Trocada',
        'trocada@empresa.example',
      ])
      expect(answer.json().pendingEmail.address).toBe('trocada.nova@empresa.example')
      expect((await listEntries(id))[0]).toMatchObject({
        before: { name: newUser.name, pendingEmail: null },
        after: { name: 'Trocada', pendingEmail: 'trocada.nova@empresa.example' },
      })
      const [asked] = await deliverEmailMails(people.deps)
      expect(asked?.to).toBe('trocada.nova@empresa.example')
      const edited = await show(id)
      expect((await people.anonymous(session.confirmEmail, { body: { token: tokenIn(asked) } })).statusCode).toBe(204)
      expect(await show(id)).toMatchObject({ email: 'trocada.nova@empresa.example', pendingEmail: null })
      // The edit began before the confirmation, so it would request the old address again.
      expect((await change(edited, { name: 'Outra' })).json().reason).toBe('changedMeanwhile')
      const [told] = await deliverEmailMails(people.deps)
      expect(told?.to).toBe('trocada@empresa.example')
      expect((await people.anonymous(session.undoEmail, { body: { token: tokenIn(told) } })).statusCode).toBe(204)
      expect((await show(id)).email).toBe('trocada@empresa.example')
      const taken = await change(await show(id), { email: 'FINANCIAL@girassol.demo' })
      expect([taken.statusCode, taken.json().reason]).toEqual([409, 'emailTaken'])
    })

    test.each([
      ['no role', { roles: [] }, 400, 'Escolha ao menos um papel.'],
      ['a manager without a seller', { roles: ['MANAGER'] }, 400, 'Integrador, gerente e colaborador trabalham'],
      ['staff with a seller', { roles: ['FINANCIAL'], sellerId: 1 }, 400, 'Só integrador, gerente e colaborador'],
      ['a seller that does not exist', { roles: ['MANAGER'], sellerId: 99_999 }, 400, 'Integrador não encontrado.'],
      ['an e-mail that is taken', { email: 'FINANCIAL@girassol.demo' }, 409, 'Já existe um usuário com este e-mail.'],
      ['an e-mail that is none', { email: 'nova' }, 400, 'Confira os dados enviados.'],
      ['no name', { name: ' ' }, 400, 'Confira os dados enviados.'],
    ] as const)('C-140 an invitation with %s is refused', async (...row) => {
      const [, changed, status, sentence] = row
      const answer = await invite({ email: 'outra@empresa.example', ...(changed as Partial<contract.UserFields>) })
      expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(sentence)])
      expect(await emails({ term: 'outra@empresa.example' })).toEqual([])
    })

    test('C-140 AUTH-020 roles, seller and flags change together, and the log shows each as it was', async () => {
      const user = (await invite({ email: 'muda@empresa.example' })).json()
      const { id: sellerId } = people.seller
      const changed = { sellerId, canViewMarginLiquid: true, getsEmails: false }
      const after = (await change(user, { ...changed, roles: ['INTEGRATOR'] })).json()
      expect(after).toMatchObject({ roles: ['INTEGRATOR'], seller: people.seller, version: user.version + 1 })
      expect(after).toMatchObject({ canViewMarginLiquid: true, getsEmails: false, updatedBy: administratorName })
      expect(await readColumns(user.id)).toEqual({ seller_id: sellerId, owner_id: null, notification_methods: [] })
      await change(after, { roles: ['CONTRIBUTOR'] })
      expect(await readColumns(user.id)).toMatchObject({ seller_id: null, owner_id: sellerId })
      const [second, first] = await listEntries(user.id)
      expect(second).toMatchObject({ before: { roles: ['INTEGRATOR'] }, after: { roles: ['CONTRIBUTOR'] } })
      expect(first).toMatchObject({
        action: 'change',
        before: { roles: ['FINANCIAL'], seller: null, canViewMarginLiquid: false, notificationMethods: ['EMAIL'] },
        after: { seller: expect.stringContaining(people.seller.erpCode), notificationMethods: [] },
      })
      expect(Object.keys(first?.before ?? {})).not.toContain('name')
    })

    test('C-140 saving without a change writes no log entry', async () => {
      const user = (await invite({ email: 'igual@empresa.example' })).json()
      expect((await change(user, {})).statusCode).toBe(200)
      expect(await listEntries(user.id)).toHaveLength(1)
    })

    test('C-140 an unknown user is not found, and a change cannot take the e-mail of another user', async () => {
      const user = (await invite({ email: 'unica@empresa.example' })).json()
      const taken = await change(user, { email: 'purchase@girassol.demo' })
      expect([taken.statusCode, taken.json().reason]).toEqual([409, 'emailTaken'])
      expect((await show(user.id)).email).toBe('unica@empresa.example')
      const params = { id: 2_000_000_000 }
      for (const call of [contract.deactivateUser, contract.reactivateUser, contract.sendUserLink, contract.showUser]) {
        const answer = await administrator(call, { params })
        expect([answer.statusCode, answer.json().message]).toEqual([404, 'Usuário não encontrado.'])
      }
      expect((await change({ ...user, id: params.id }, {})).statusCode).toBe(404)
    })
  })

  test('C-140 of two edits of the same version one is saved, and the other is refused with the name of the first user', async () => {
    people.setNow('2026-12-01T13:05:00.000Z')
    const user = (await invite({ email: 'corrida@empresa.example', name: 'Corrida' })).json()
    const both = await Promise.all([change(user, { name: 'Primeira' }), change(user, { name: 'Segunda' })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const won = both.find(({ statusCode }) => statusCode === 200)?.json()
    const lost = both.find(({ statusCode }) => statusCode === 409)?.json()
    expect(lost).toMatchObject({
      reason: 'changedMeanwhile',
      message: `${administratorName} alterou este usuário em 01/12/2026 às 10:05. Confira antes de salvar.`,
      details: { by: administratorName, at: '2026-12-01T13:05:00.000Z' },
    })
    expect((await show(user.id)).name).toBe(won.name)
  })
})
