import * as contract from '@girassol/contract/administration'
import * as session from '@girassol/contract/session'
import { roles } from '@girassol/domain/access'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import type { Caller } from '../../test-application.ts'
import { newUser, openPeople, type People, toUserFields } from './test-people.ts'
import { lockAdministrators } from './user-store.ts'

describe('who may enter', () => {
  let people: People
  let administrator: Caller

  beforeAll(async () => {
    people = await openPeople('postgres')
    administrator = await people.as('administrator@girassol.demo')
  })
  beforeEach(() => people.deps.boss.deleteQueuedJobs('mail.invitation'))
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => people.close())

  const find = async (term: string): Promise<contract.UserView> => {
    const { data } = (await administrator(contract.listUsers, { query: { term } })).json()
    return (await administrator(contract.showUser, { params: { id: data[0].id } })).json()
  }
  const deactivate = (call: Caller, id: number) => call(contract.deactivateUser, { params: { id } })
  const reactivate = (id: number) => administrator(contract.reactivateUser, { params: { id } })
  const demote = (call: Caller, user: contract.UserView) =>
    call(contract.changeUser, { params: { id: user.id }, body: { ...toUserFields(user), roles: ['FINANCIAL'] } })

  test('C-140 AUTH-001 a user who is deactivated is out at once, with every link, until reactivated', async () => {
    const user = await find('logistics@girassol.demo')
    const caller = await people.as(user.email)
    await administrator(contract.sendUserLink, { params: { id: user.id } })
    const mail = await people.mailed()
    expect((await deactivate(administrator, user.id)).json()).toMatchObject({ state: 'INACTIVE' })
    // How long a process may use what it read of a user.
    const later = performance.now() + 3001
    vi.spyOn(performance, 'now').mockImplementation(() => later)
    expect((await caller(session.readSession)).statusCode).toBe(401)
    const enter = () => people.anonymous(session.login, { body: { email: user.email, password: demoPassword } })
    expect((await enter()).statusCode).toBe(401)
    expect((await people.choosePassword(mail)).statusCode).toBe(400)
    expect((await administrator(contract.sendUserLink, { params: { id: user.id } })).statusCode).toBe(409)
    const again = await deactivate(administrator, user.id)
    expect([again.statusCode, again.json().message]).toEqual([409, 'Este usuário já está desativado.'])
    expect((await reactivate(user.id)).json()).toMatchObject({ state: 'ACTIVE' })
    expect((await reactivate(user.id)).json().message).toBe('Este usuário já está ativo.')
    expect((await enter()).statusCode).toBe(200)
    expect((await caller(session.readSession)).statusCode).toBe(401)
    const query = { kind: 'user', subjectId: String(user.id) } as const
    const { data } = (await administrator(contract.listAuditEntries, { query })).json()
    expect(data.map(({ action }: contract.AuditEntry) => action)).toEqual(['reactivate', 'deactivate'])
    expect(data[1]).toMatchObject({ before: { isActive: true }, after: { isActive: false } })
  })

  test('C-140 nobody locks themselves out: neither the own access nor the own role of administrator', async () => {
    const self = await find('administrator@girassol.demo')
    expect(self.actions.deactivate).toEqual({
      allowed: false,
      reason: 'Você não pode desativar o seu próprio acesso.',
    })
    const out = await deactivate(administrator, self.id)
    expect([out.statusCode, out.json().reason]).toEqual([409, 'ownAccess'])
    const demoted = await demote(administrator, self)
    expect([demoted.statusCode, demoted.json().reason]).toEqual([409, 'ownRole'])
    const renamed = { ...toUserFields(self), name: 'Ana Diretora' }
    expect((await administrator(contract.changeUser, { params: { id: self.id }, body: renamed })).statusCode).toBe(200)
  })

  test('C-140 of two administrators who drop each other at once one stays', async () => {
    const second = await people.administrators.insert('segunda@girassol.demo')
    const other = await people.as('segunda@girassol.demo')
    const [one, two] = [await find('administrator@girassol.demo'), await find('segunda@girassol.demo')]
    // Both already have a session in the server's cache.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    for (const call of [administrator, other]) await call(contract.listUsers)
    const both = await Promise.all([deactivate(administrator, two.id), deactivate(other, one.id)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().reason).toBe('lastAdministrator')
    expect(await people.administrators.countActive()).toBe(1)
    await people.administrators.restore([one.id, second])
    administrator = await people.as('administrator@girassol.demo')
  })

  test('COMP-006 staff do not take the last ADMIN of a company out of it', async () => {
    const last = await find('integrator@girassol.demo')
    const answer = await demote(administrator, { ...last, seller: null })
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'lastCompanyAdmin'])
    const shown = await administrator(contract.showUser, { params: { id: last.id } })
    expect(shown.json().actions.leaveCompany).toEqual({ allowed: false, reason: answer.json().message })
    const colleague = await find('manager@girassol.demo')
    const other = await administrator(contract.showUser, { params: { id: colleague.id } })
    expect(other.json().actions.leaveCompany).toEqual({ allowed: true })
  })

  test('COMP-006 staff do not deactivate the last ADMIN of a company, not even two of its ADMINs at once', async () => {
    const company = [await find('integrator@girassol.demo'), await find('manager@girassol.demo')] as const
    const [one, two] = [company[0].id, company[1].id]
    const last = await deactivate(administrator, one)
    expect([last.statusCode, last.json().reason]).toEqual([409, 'lastCompanyAdmin'])
    const offered = async (id: number) => (await administrator(contract.showUser, { params: { id } })).json().actions
    expect((await offered(one)).deactivate).toEqual({ allowed: false, reason: last.json().message })
    await people.db.updateTable('app_user').set({ company_role: 'ADMIN' }).where('id', '=', two).execute()
    expect((await offered(one)).deactivate).toEqual({ allowed: true })
    const both = await Promise.all([deactivate(administrator, one), deactivate(administrator, two)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().reason).toBe('lastCompanyAdmin')
    await people.administrators.restore([one, two])
    await people.db.updateTable('app_user').set({ company_role: 'APPROVER' }).where('id', '=', two).execute()
  })

  test('C-140 an administrator who never chose a password does not count as one who could enter', async () => {
    const { id } = (
      await administrator(contract.inviteUser, {
        body: { ...newUser, email: 'convidada@empresa.example', roles: ['ADMINISTRATOR'] },
      })
    ).json()
    const counted = await people.db.transaction().execute(lockAdministrators)
    expect(counted).toContain((await find('administrator@girassol.demo')).id)
    expect(counted).not.toContain(id)
    expect((await deactivate(administrator, id)).statusCode).toBe(200)
  })

  test('C-140 only the administrator handles users; the role registration does not', async () => {
    const { id } = await find('purchase@girassol.demo')
    const params = { id }
    for (const role of roles.filter((each) => each !== 'ADMINISTRATOR')) {
      const call = await people.as(`${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`)
      const answers = [
        await call(contract.listUsers),
        await call(contract.showUser, { params }),
        await call(contract.inviteUser, { body: newUser }),
        await call(contract.changeUser, { params, body: { ...newUser, version: 1 } }),
        await deactivate(call, id),
        await call(contract.reactivateUser, { params }),
        await call(contract.sendUserLink, { params }),
      ]
      expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([role, ...answers.map(() => 403)])
    }
  })
})
