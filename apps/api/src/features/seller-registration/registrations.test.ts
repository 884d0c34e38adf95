import { formatCnpj, generateCnpj } from '@brazilian-utils/brazilian-utils'
import { type AuditEntry, listAuditEntries } from '@girassol/contract/administration'
import { consultCnpj } from '@girassol/contract/customers'
import * as contract from '@girassol/contract/seller-registration'
import * as session from '@girassol/contract/session'
import { roles } from '@girassol/domain/access'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import type { Caller } from '../../test-application.ts'
import { openPeople, type People } from '../administration/test-people.ts'

/** The values of the form of a new seller. */
const form: contract.NewRegistration = {
  erpCode: 'INT900',
  cnpj: '33.000.167/0001-01',
  name: 'Aurora Instalações Ltda',
  fancyName: 'Aurora Solar',
  ie: '',
  phone: '(62) 99999-0000',
  email: 'contato@aurora.example',
  addressCep: '74003-010',
  addressDescription: 'Avenida Goiás',
  addressNumber: '10',
  addressNeighborhood: 'Centro',
  addressComplement: '',
  erpState: 'GO',
  erpCity: '5208707',
  pointsEnabled: false,
  canDoTriangulation: false,
  branch: '01,01',
  user: { name: 'Sara Aurora', email: 'sara@aurora.example' },
}

describe.each(bothDatabases)('the registration of sellers on %s', (kind) => {
  let people: People
  let registration: Caller
  let administrator: Caller

  beforeAll(async () => {
    people = await openPeople(kind)
    registration = await people.as('registration@girassol.demo')
    administrator = await people.as('administrator@girassol.demo')
  })
  beforeEach(() => people.deps.boss.deleteQueuedJobs('mail.invitation'))
  afterAll(() => people.close())

  let companies = 0
  /** A registered company that no other test knows. */
  const registered = async (): Promise<contract.RegistrationView> => {
    companies += 1
    const user = { ...form.user, email: `sara${companies}@aurora.example` }
    const answer = await register({ erpCode: `INT91${companies}`, cnpj: generateCnpj(), user })
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }
  const register = (changed: Partial<contract.NewRegistration> = {}) =>
    registration(contract.registerSeller, { body: { ...form, ...changed } })
  const show = async (id: number): Promise<contract.RegistrationView> =>
    (await registration(contract.showRegistration, { params: { id } })).json()
  const list = async (query = {}) => (await registration(contract.listRegistrations, { query })).json()
  const approve = (id: number) => registration(contract.approveSeller, { params: { id } })
  const reject = (id: number, reason = 'CNPJ baixado') =>
    registration(contract.rejectSeller, { params: { id }, body: { reason } })
  const change = (
    { id, version }: Pick<contract.RegistrationView, 'id' | 'version'>,
    { user: _, erpCode: __, cnpj: ___, ...fields }: contract.NewRegistration,
  ) => registration(contract.changeRegistration, { params: { id }, body: { ...fields, version } })
  const actionsOn = async (subjectId: number) => {
    const query = { kind: 'seller', subjectId: String(subjectId) } as const
    return (await administrator(listAuditEntries, { query })).json().data as AuditEntry[]
  }
  const enter = (email: string) => people.anonymous(session.login, { body: { email, password: demoPassword } })

  whereTested(kind, () => {
    test('C-140 the registration role registers a seller with its first user; both wait for approval', async () => {
      const answer = await register()
      expect(answer.statusCode).toBe(201)
      const aurora: contract.RegistrationView = answer.json()
      expect(aurora).toMatchObject({
        cnpj: '33000167000101',
        phone: '62999990000',
        addressCep: '74003010',
        ie: null,
        erpCityName: 'Goiânia',
        status: 'PENDING',
        users: [{ name: 'Sara Aurora', roles: ['INTEGRATOR'], state: 'INVITED' }],
        actions: { approve: { allowed: true }, reprove: { allowed: true } },
      })
      expect(await people.deps.boss.fetch('mail.invitation')).toEqual([])
      expect((await actionsOn(aurora.id))[0]).toMatchObject({ action: 'create', after: { fancyName: 'Aurora Solar' } })
    })

    test.each([
      [
        'a CNPJ that is registered',
        { erpCode: 'INT901', cnpj: '11222333000181' },
        409,
        'Já existe um integrador com este CNPJ.',
      ],
      [
        'a code that is registered',
        { erpCode: 'INT001', cnpj: '06990590000123' },
        409,
        'Já existe um integrador com este código.',
      ],
      [
        'a user who exists',
        { erpCode: 'INT902', cnpj: '60701190000104', user: { name: 'X', email: 'financial@girassol.demo' } },
        409,
        'Já existe um usuário com este e-mail.',
      ],
      ['a city outside the state', { erpState: 'SP', cnpj: '60701190000104' }, 400, 'A cidade não pertence ao estado'],
      ['a CNPJ that is none', { cnpj: '11222333000180' }, 400, 'Confira os dados enviados.'],
      ['a code with a space', { erpCode: 'INT 9' }, 400, 'Confira os dados enviados.'],
      ['a phone without area code', { phone: '99999000' }, 400, 'Confira os dados enviados.'],
    ])('C-140 a registration with %s is refused as a whole', async (...row) => {
      const [, changed, status, sentence] = row
      const before = (await list({ take: 100 })).total
      const answer = await register(changed)
      expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(sentence)])
      expect((await list({ take: 100 })).total).toBe(before)
    })

    test('C-140 AUTH-010 an approved seller’s user is invited and logs in; a rejected one is refused with the stored reason', async () => {
      const aurora = await registered()
      const email = aurora.users[0]?.email ?? ''
      expect((await approve(aurora.id)).json()).toMatchObject({ status: 'APPROVED' })
      const mail = await people.mailed()
      expect(mail.to).toBe(email)
      expect((await people.choosePassword(mail)).statusCode).toBe(204)
      expect((await enter(email)).json()).toMatchObject({
        seller: { erpCode: aurora.erpCode },
        roles: [{ reference: 'INTEGRATOR' }],
      })
      const again = await approve(aurora.id)
      expect([again.statusCode, again.json().message]).toEqual([409, 'Este integrador já está aprovado.'])
      expect((await reject(aurora.id, ' ')).statusCode).toBe(400)
      expect((await reject(aurora.id)).json()).toMatchObject({ status: 'REPROVED', reprovalReason: 'CNPJ baixado' })
      expect((await enter(email)).json()).toMatchObject({ reason: 'sellerNotApproved' })
      expect((await reject(aurora.id)).json().message).toBe('Este integrador já está reprovado.')
      expect((await actionsOn(aurora.id))[0]).toMatchObject({
        action: 'reprove',
        before: { status: 'APPROVED', reason: null },
        after: { status: 'REPROVED', reason: 'CNPJ baixado' },
      })
      // A user with a password needs no invitation.
      expect((await approve(aurora.id)).json()).toMatchObject({ status: 'APPROVED', reprovalReason: null })
      expect(await people.deps.boss.fetch('mail.invitation')).toEqual([])
    })

    test('C-140 an edit changes only the allowed fields, and one of an older version is refused', async () => {
      const aurora = await registered()
      expect((await approve(aurora.id)).json().status).toBe('APPROVED')
      const { version } = await show(aurora.id)
      const seen = { id: aurora.id, version }
      const after = (await change(seen, { ...form, fancyName: 'Aurora', pointsEnabled: true })).json()
      expect(after).toMatchObject({ fancyName: 'Aurora', pointsEnabled: true, version: version + 1 })
      const late = await change(seen, { ...form, fancyName: 'Perdida' })
      expect([late.statusCode, late.json().reason]).toEqual([409, 'changedMeanwhile'])
      expect(late.json().message).toMatch(/^Rita Cardoso alterou este cadastro em /)
      expect((await show(aurora.id)).fancyName).toBe('Aurora')
      expect((await actionsOn(aurora.id))[0]).toMatchObject({
        before: { fancyName: 'Aurora Solar', pointsEnabled: false },
        after: { fancyName: 'Aurora', pointsEnabled: true },
      })
    })

    test('C-140 C-41 every seller is listed by fancy name, by status and by name, CNPJ or code', async () => {
      const { id, cnpj, erpCode } = await registered()
      expect((await approve(id)).json().status).toBe('APPROVED')
      const stored = await people.deps.connection.db.selectFrom('seller').select('id').execute()
      expect(stored.length).toBeGreaterThanOrEqual(15)
      expect((await list({ take: 100 })).total).toBe(stored.length)
      expect((await list({ status: 'REPROVED' })).data).toEqual([])
      expect((await list({ term: formatCnpj(cnpj).slice(0, 15) })).data).toMatchObject([
        { erpCode, status: 'APPROVED' },
      ])
      expect((await list({ skip: 99 })).total).toBe(0)
      const unknown = await registration(contract.showRegistration, { params: { id: 99_999 } })
      expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Integrador não encontrado.'])
      expect((await approve(99_999)).statusCode).toBe(404)
    })
  })

  test('C-140 of two decisions on a seller at once one succeeds', async () => {
    const { id } = (await list({ term: 'Vale Verde' })).data[0]
    const both = await Promise.all([approve(id), approve(id)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

test('C-140 only administrator and registration handle registrations; registration may look up a CNPJ', async () => {
  const people = await openPeople('postgres')
  try {
    const params = { id: 1 }
    for (const role of roles) {
      const call = await people.as(`${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`)
      const may = role === 'ADMINISTRATOR' || role === 'REGISTRATION'
      const { user: _, erpCode: __, cnpj: ___, ...fields } = form
      const answers = [
        await call(contract.listRegistrations),
        await call(contract.showRegistration, { params }),
        ...(may ? [] : [await call(contract.registerSeller, { body: form })]),
        ...(may ? [] : [await call(contract.changeRegistration, { params, body: { ...fields, version: 1 } })]),
        ...(may ? [] : [await call(contract.approveSeller, { params })]),
        ...(may ? [] : [await call(contract.rejectSeller, { params, body: { reason: 'x' } })]),
      ]
      expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([
        role,
        ...answers.map(() => (may ? 200 : 403)),
      ])
    }
    const registration = await people.as('registration@girassol.demo')
    expect((await registration(consultCnpj, { params: { cnpj: '11222333000181' } })).statusCode).toBe(200)
  } finally {
    await people.close()
  }
})
