import * as administration from '@girassol/contract/administration'
import * as contract from '@girassol/contract/company-users'
import { listNotifications } from '@girassol/contract/notifications'
import * as session from '@girassol/contract/session'
import type { CompanyRole } from '@girassol/domain/access'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { monday } from '../../catalogue/store/test-storefront.ts'
import { purgeLeftovers } from '../../session/purge-leftovers.ts'
import { type Invitations, integrator, nina, openInvitations, otherIntegrator } from './test-invitations.ts'

const after = (milliseconds: number): string => new Date(Date.parse(monday) + milliseconds).toISOString()
const sevenDays = 7 * 24 * 3_600_000

describe.each(testedDatabases)('invitations of a company on %s', (kind) => {
  let rooms: Invitations
  let admin: Caller
  let addresses = 0

  beforeAll(async () => {
    rooms = await openInvitations(kind)
  })
  beforeEach(async () => {
    rooms.setNow(monday)
    await rooms.clear()
    admin = await rooms.as(integrator)
    await rooms.db.deleteFrom('rate_limit').execute()
  })
  afterAll(() => rooms.close())

  /** An address that no other test invites. */
  const fresh = () => `nova-${++addresses}@empresa.example`
  const one = async (caller = admin) => {
    const [invitation] = await rooms.list(caller)
    if (invitation === undefined) throw new Error('nobody is invited')
    return invitation
  }
  const invited = async (email = fresh()) => {
    expect((await rooms.invite(admin, { email })).statusCode).toBe(202)
    const [mail] = await rooms.deliver()
    if (mail === undefined) throw new Error('no mail was sent')
    return { email, mail, invitation: await one() }
  }
  const resend = (id: number, caller = admin) => caller(contract.resendInvitation, { params: { id } })
  const withdraw = (id: number, caller = admin) => caller(contract.withdrawInvitation, { params: { id } })

  test('COMP-004 an invited person chooses a password and enters with the roles of the invitation', async () => {
    const { email, mail } = await invited()
    expect([mail.to, mail.subject]).toEqual([email, 'Convite para o Girassol'])
    expect((await rooms.enter(email)).statusCode).toBe(401)
    expect((await rooms.accept(mail)).statusCode).toBe(204)
    expect((await rooms.enter(email)).json()).toMatchObject({
      name: nina.name,
      email,
      roles: [{ reference: 'CONTRIBUTOR' }],
      companyRole: 'APPROVER',
      owner: { id: await rooms.findSeller(integrator) },
    })
    expect(await rooms.list(admin)).toEqual([])
  })

  test('COMP-008 an invited user sees prices if the ADMIN who invited him does', async () => {
    for (const sees of [true, false]) {
      await rooms.db
        .updateTable('app_user')
        .set({ can_view_product_prices: sees })
        .where('email', '=', integrator)
        .execute()
      const { email, mail } = await invited()
      expect((await rooms.accept(mail)).statusCode).toBe(204)
      expect((await rooms.enter(email)).json()).toMatchObject({ canViewProductPrices: sees })
    }
    await rooms.db
      .updateTable('app_user')
      .set({ can_view_product_prices: true })
      .where('email', '=', integrator)
      .execute()
  })

  test('COMP-004 the link works for 7 days, and no second longer', async () => {
    const first = await invited()
    rooms.setNow(after(sevenDays - 1000))
    expect((await rooms.accept(first.mail)).statusCode).toBe(204)
    rooms.setNow(monday)
    const second = await invited()
    rooms.setNow(after(sevenDays + 1000))
    const answer = await rooms.accept(second.mail)
    expect([answer.statusCode, answer.json().message]).toEqual([
      410,
      'Este convite não vale mais. Peça outro a quem convidou você.',
    ])
    expect(await one(await rooms.as(integrator))).toMatchObject({ email: second.email, state: 'EXPIRED' })
  })

  test('COMP-004 a link works once, also when it is used twice at the same time', async () => {
    const { email, mail } = await invited()
    const answers = await Promise.all([rooms.accept(mail), rooms.accept(mail)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410])
    expect((await rooms.accept(mail)).statusCode).toBe(410)
    expect(await rooms.db.selectFrom('app_user').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  test('COMP-004 a refused password leaves the link open, and an unknown link is 410', async () => {
    const { mail } = await invited()
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    const send = (password: string, link = token) =>
      rooms.anonymous(session.acceptInvitation, { body: { token: link, password, password_confirmation: password } })
    expect((await send('curta')).statusCode).toBe(400)
    expect((await send('Nina@2026nina')).statusCode).toBe(400)
    expect((await send('Girassol@2026x', 'unknown')).statusCode).toBe(410)
    expect((await rooms.accept(mail)).statusCode).toBe(204)
  })

  test('COMP-004 resending ends the earlier link and begins another seven days', async () => {
    const { mail, invitation } = await invited()
    rooms.setNow(after(3_600_000))
    const later = await rooms.as(integrator)
    expect((await resend(invitation.id, later)).statusCode).toBe(202)
    expect((await rooms.accept(mail)).statusCode).toBe(410)
    expect((await one(later)).expiresAt).toBe(after(sevenDays + 3_600_000))
    const [second] = await rooms.deliver()
    expect((await rooms.accept(second ?? mail)).statusCode).toBe(204)
  })

  test('COMP-004 an invitation that is sent again before its first mail left causes one mail', async () => {
    await rooms.invite(admin, { email: fresh() })
    await resend((await one()).id)
    expect(await rooms.deliver()).toHaveLength(1)
  })

  test('COMP-004 a withdrawn invitation ends its link and its mail, and the address can be invited again', async () => {
    const { email, mail, invitation } = await invited()
    expect((await withdraw(invitation.id)).statusCode).toBe(204)
    expect((await rooms.accept(mail)).statusCode).toBe(410)
    for (const again of [resend, withdraw]) expect((await again(invitation.id)).statusCode).toBe(404)
    expect((await rooms.invite(admin, { email })).statusCode).toBe(202)
    await withdraw((await one()).id)
    expect(await rooms.deliver()).toEqual([])
  })

  test('COMP-004 other roles, a missing name and an invalid e-mail are refused', async () => {
    const bad = [
      { role: 'INTEGRATOR' },
      { role: 'ADMINISTRATOR' },
      { companyRole: 'OWNER' },
      { name: ' ' },
      { email: 'x' },
    ]
    for (const parts of bad)
      expect([parts, (await rooms.invite(admin, parts as never)).statusCode]).toEqual([parts, 400])
  })

  test('COMP-004 only the ADMIN of a company invites, and an invitation of another company is not found', async () => {
    const { invitation } = await invited()
    for (const email of ['manager@girassol.demo', 'contributor@girassol.demo', 'administrator@girassol.demo']) {
      const caller = await rooms.as(email)
      expect((await rooms.invite(caller)).statusCode).toBe(403)
      expect((await caller(contract.listInvitations)).statusCode).toBe(403)
    }
    const other = await rooms.as(otherIntegrator)
    expect(await rooms.list(other)).toEqual([])
    for (const call of [resend, withdraw]) {
      const answer = await call(invitation.id, other)
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Convite não encontrado.'])
    }
    expect(await one()).toEqual(invitation)
  })

  test('COMP-004 a caller who stopped being ADMIN after his call was admitted invites no user', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const change = (company_role: CompanyRole) =>
      rooms.db.updateTable('app_user').set({ company_role }).where('email', '=', integrator).execute()
    await admin(contract.listInvitations)
    await change('BUYER')
    expect((await rooms.invite(admin)).statusCode).toBe(403)
    await change('ADMIN')
    now.mockRestore()
  })

  /** The headers without what differs for every call: its id, its time and its nonce. */
  const toComparable = ({ statusCode, body, headers }: Awaited<ReturnType<typeof resend>>) => {
    const { 'x-request-id': _id, date: _date, 'content-security-policy': policy, ...rest } = headers
    const sentence = body.replaceAll(/"(?:timestamp|requestId)":"[^"]+",/g, '')
    return { statusCode, sentence, headers: { ...rest, policy: String(policy).replaceAll(/'nonce-[^']+'/g, 'nonce') } }
  }

  test('COMP-005 an address in use answers, is listed, is sent again and expires exactly like a free one', async () => {
    const observe = async (email: string) => {
      const answers = [await rooms.invite(admin, { email }), await rooms.invite(admin, { email })]
      const { id } = await one()
      answers.push(await resend(id))
      const listed = await one()
      const mails = await rooms.deliver()
      rooms.setNow(after(sevenDays))
      const expired = await one(await rooms.as(integrator))
      rooms.setNow(monday)
      answers.push(await withdraw(id))
      const hide = (invitation: contract.Invitation) => ({ ...invitation, id: 0, email: '' })
      return { mails, shown: [...answers.map(toComparable), hide(listed), hide(expired)] }
    }
    const free = await observe(fresh())
    await rooms.db.deleteFrom('rate_limit').execute()
    const taken = await observe(otherIntegrator.toUpperCase())
    expect(taken.shown).toEqual(free.shown)
    expect(free.mails.map(({ subject }) => subject)).toEqual(['Convite para o Girassol'])
    expect(taken.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [otherIntegrator, 'Seu e-mail já tem acesso ao portal'],
    ])
    expect(taken.mails[0]?.text).not.toContain('token=')
  })

  test('COMP-005 the user who has the address stays as he is, and a deactivated one gets no mail', async () => {
    const read = () =>
      rooms.db.selectFrom('app_user').selectAll().where('email', '=', otherIntegrator).executeTakeFirstOrThrow()
    const before = await read()
    await rooms.invite(admin, { email: otherIntegrator })
    expect(await rooms.deliver()).toHaveLength(1)
    expect(await read()).toEqual(before)
    const { id } = await one()
    const setActive = (active: boolean) =>
      rooms.db.updateTable('app_user').set({ active }).where('email', '=', otherIntegrator).execute()
    await setActive(false)
    await resend(id)
    expect(await rooms.deliver()).toEqual([])
    await setActive(true)
  })

  test('COMP-005 an address that got an account before the link is used keeps it, and the invitation stays pending', async () => {
    const { email, mail } = await invited()
    const account = { name: 'Outra Conta', email: email.toUpperCase(), roles: ['FINANCIAL' as const] }
    await rooms.db.insertInto('app_user').values(account).execute()
    const answer = await rooms.accept(mail)
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Seu e-mail já tem acesso ao portal.'])
    expect((await rooms.enter(email)).statusCode).toBe(401)
    expect(await one()).toMatchObject({ email, state: 'PENDING' })
  })

  test('COMP-004 a company has one open invitation for an address, whatever its case', async () => {
    const { email } = await invited()
    const again = await rooms.invite(admin, { email: email.toUpperCase() })
    expect([again.statusCode, again.json().reason]).toEqual([409, 'alreadyInvited'])
    const other = await rooms.as(otherIntegrator)
    expect((await rooms.invite(other, { email })).statusCode).toBe(202)
  })

  test('C-197 an invitation is deleted 30 days after its link expired', async () => {
    await invited()
    const purgeAt = async (now: string) => {
      await rooms.db.transaction().execute((tx) => purgeLeftovers(tx, now))
      return rooms.db.selectFrom('company_invitation').select('id').execute()
    }
    const thirtyDays = sevenDays + 30 * 24 * 3_600_000
    expect(await purgeAt(after(thirtyDays))).toHaveLength(1)
    expect(await purgeAt(after(thirtyDays + 1))).toEqual([])
  })

  test('C-09 a user who was invited by a company that is not approved any more does not enter', async () => {
    const { email, mail } = await invited()
    const set = async (status: 'APPROVED' | 'REPROVED') =>
      rooms.db
        .updateTable('seller')
        .set({ status })
        .where('id', '=', await rooms.findSeller(integrator))
        .execute()
    await set('REPROVED')
    expect((await rooms.accept(mail)).statusCode).toBe(204)
    expect((await rooms.enter(email)).statusCode).toBe(401)
    await set('APPROVED')
    expect((await rooms.enter(email)).statusCode).toBe(200)
  })

  test('COMP-020 the ADMINs are notified when an invitation is accepted; invitation and user are audited', async () => {
    const { email, mail, invitation } = await invited()
    await rooms.accept(mail)
    const { data: bell } = (await admin(listNotifications)).json()
    expect(bell.map(({ title }: { title: string }) => title)).toEqual(['Nina Nova aceitou o convite'])
    const house = await rooms.as('administrator@girassol.demo')
    const query = { kind: 'user', subjectId: `invitation-${invitation.id}` } as const
    const { data } = (await house(administration.listAuditEntries, { query })).json()
    expect(data).toMatchObject([
      { action: 'invite', after: { email, roles: ['CONTRIBUTOR'], companyRole: 'APPROVER' } },
    ])
    const { id } = await rooms.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const events = await rooms.db.selectFrom('security_event').select('kind').where('user_id', '=', id).execute()
    expect(events.map(({ kind: each }) => each).toSorted()).toEqual(['password-changed', 'roles-changed'])
  })

  test('COMP-004 of a full company only an expired invitation and a deactivated user have no place', async () => {
    const sellerId = await rooms.findSeller(integrator)
    const { userId } = await findAdmin()
    const { invitation } = await invited()
    await rooms.fill(sellerId, userId, 29)
    expect((await resend(invitation.id)).statusCode).toBe(202)
    const full = await rooms.invite(admin, { email: fresh() })
    expect([full.statusCode, full.json().reason]).toEqual([409, 'companyFull'])
    rooms.setNow(after(sevenDays))
    const later = await rooms.as(integrator)
    await rooms.db.deleteFrom('company_invitation').where('id', '!=', invitation.id).execute()
    await rooms.fill(sellerId, userId, 30)
    expect((await rooms.list(later)).find(({ id }) => id === invitation.id)).toMatchObject({
      state: 'EXPIRED',
      actions: { resend: { allowed: false } },
    })
    expect((await resend(invitation.id, later)).json().reason).toBe('companyFull')
  })

  const findAdmin = async () => {
    const { id } = await rooms.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', integrator)
      .executeTakeFirstOrThrow()
    return { userId: id }
  }

  test('COMP-004 a deactivated user of a full company is not reactivated, and reads why beforehand', async () => {
    const set = (active: boolean) =>
      rooms.db.updateTable('app_user').set({ active }).where('email', '=', 'contributor@girassol.demo').execute()
    await set(false)
    await rooms.fill(await rooms.findSeller(integrator), (await findAdmin()).userId, 30)
    const { data } = (await admin(contract.listCompanyUsers)).json()
    const user = data.find(({ email }: contract.CompanyUser) => email === 'contributor@girassol.demo')
    expect(user.actions.reactivate).toMatchObject({ allowed: false })
    const body = { version: user.version, isActive: true }
    const answer = await admin(contract.changeCompanyUser, { params: { id: user.id }, body })
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'companyFull'])
    await set(true)
  })
})
