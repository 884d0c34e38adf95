import * as contract from '@girassol/contract/onboarding'
import * as session from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

const info = {
  partnerName: 'Ana Prado',
  partnerDocument: '529.982.247-25',
  partnerBirthDate: '1985-03-14',
  partnerEmail: 'ana@luznova.example',
  partnerPhone: '(51) 99000-1234',
  question1: 'Mais de 3 anos',
  question2: 'Mais de 100',
  question3: 'Grandes usinas',
  question4: 'De 20 a 100 kWp',
  question5: 'De 5 a 15',
  question6: 'HELIAR e VOLTARA',
}
const stored = { ...info, partnerDocument: '52998224725', partnerPhone: '51990001234' }

describe.each(bothDatabases)('the onboarding answers on %s', (kind) => {
  let test$: TestApplication

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    test$.setNow('2026-11-21T12:00:00.000Z')
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  beforeEach(() =>
    db()
      .updateTable('seller')
      .set({ company_info: null, profile: null, profile_points: null })
      .where('erp_code', '=', 'INT006')
      .execute(),
  )
  afterAll(() => test$.close())

  const db = () => test$.deps.connection.db
  const as = (account: string) => test$.as(`${account}@girassol.demo`)
  const sellerId = async (code: string) =>
    (await db().selectFrom('seller').select('id').where('erp_code', '=', code).executeTakeFirstOrThrow()).id

  const registration = {
    name: 'Sol do Cerrado Energia Ltda',
    fancyName: 'Sol do Cerrado Energia',
    cnpj: '11222333000181',
    ie: 'ISENTO',
    phone: '11940000000',
    email: 'contato@int001.girassol.demo',
    erpCode: 'INT001',
    addressCep: '01310100',
    addressDescription: 'Avenida Central',
    addressNumber: '100',
    addressNeighborhood: 'Centro',
    addressComplement: '',
    erpState: 'SP',
    erpCityName: 'São Paulo',
    status: 'APPROVED',
    pointsEnabled: true,
    profile: 'Integrador Crescimento',
    profilePoints: 70,
  }

  whereTested(kind, () => {
    test.each([
      ['ONB-004', { partnerName: '' }, 'partnerName', 'Nome do sócio é obrigatório'],
      ['ONB-005', { partnerDocument: '' }, 'partnerDocument', 'Campo obrigatório'],
      ['ONB-005', { partnerDocument: undefined }, 'partnerDocument', 'Campo obrigatório'],
      ['ONB-006', { partnerDocument: '00000000000' }, 'partnerDocument', 'CPF inválido'],
      ['ONB-006', { partnerDocument: '52998224724' }, 'partnerDocument', 'CPF inválido'],
      ['ONB-007', { partnerBirthDate: '' }, 'partnerBirthDate', 'Campo obrigatório'],
      ['ONB-007', { partnerBirthDate: '2026-11-22' }, 'partnerBirthDate', 'A data não pode estar no futuro'],
      ['ONB-008', { partnerEmail: '' }, 'partnerEmail', 'Email é obrigatório'],
      ['ONB-009', { partnerEmail: 'ana@' }, 'partnerEmail', 'E-mail inválido'],
      ['ONB-010', { partnerPhone: '' }, 'partnerPhone', 'Telefone é obrigatório'],
      ['ONB-011', { question1: '' }, 'question1', 'Campo é obrigatório'],
      ['ONB-011', { question5: 'Muitas' }, 'question5', 'Campo é obrigatório'],
      ['ONB-011 ONB-022', { question6: ' ' }, 'question6', 'Campo é obrigatório'],
    ])('%s %j is refused on its field', async (...row) => {
      const [, change, field, sentence] = row
      const caller = await as('newcomer')
      const answer = await caller(contract.saveOnboardingAnswers, {
        body: { companyInfo: { ...info, ...change } } as never,
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual([
        { property: `companyInfo.${field}`, value: null, constraints: { custom: sentence } },
      ])
      expect((await caller(session.readSession)).json().seller.companyInfo).toBeNull()
    })

    test('ONB-012 all errors are reported at once', async () => {
      const answer = await (await as('newcomer'))(contract.saveOnboardingAnswers, {
        body: { companyInfo: {} } as never,
      })
      expect(answer.json().errors.map(({ property }: { property: string }) => property)).toEqual(
        Object.keys(info).map((field) => `companyInfo.${field}`),
      )
    })

    test.each(['administrator', 'commercial', 'manager', 'contributor'])(
      'ONB-013 ONB-002 %s may not save them',
      async (account) => {
        const answer = await (await as(account))(contract.saveOnboardingAnswers, { body: { companyInfo: info } })
        expect(answer.statusCode).toBe(403)
      },
    )

    test('ONB-013 a user who acts for a selected integrator saves only the answers of the own company', async () => {
      await db()
        .updateTable('app_user')
        .set({ roles: ['INTEGRATOR', 'COMMERCIAL'] satisfies Role[] })
        .where('email', '=', 'marketing@girassol.demo')
        .execute()
      const both = await test$.as('marketing@girassol.demo', 'INT003')
      expect((await both(contract.saveOnboardingAnswers, { body: { companyInfo: info } })).statusCode).toBe(409)
      const third = await db()
        .selectFrom('seller')
        .selectAll()
        .where('erp_code', '=', 'INT003')
        .executeTakeFirstOrThrow()
      expect(third.company_info).toBeNull()
    })

    test.each([
      ['integrator', 'Marina Alves'],
      ['manager', null],
      ['contributor', null],
    ])(
      'ONB-014 %s reads the own integrator; only the integrator itself reads the partner’s answers',
      async (account, partner) => {
        const answer = (await (await as(account))(contract.showOwnIntegrator)).json()
        expect(answer).toMatchObject(registration)
        expect(answer.companyInfo?.partnerName ?? null).toBe(partner)
      },
    )

    test.each(['administrator', 'shipping-company'])('ONB-014 %s has no own integrator', async (account) => {
      expect((await (await as(account))(contract.showOwnIntegrator)).statusCode).toBe(403)
    })

    test.each([
      ['administrator', 'Marina Alves'],
      ['registration', 'Marina Alves'],
      ['commercial-supervisor', null],
      ['logistics', null],
      ['manager', null],
      ['integrator', 'Marina Alves'],
    ])('ONB-015 %s reads an integrator by its id', async (account, partner) => {
      const params = { id: await sellerId('INT001') }
      const answer = (await (await as(account))(contract.showIntegrator, { params })).json()
      expect(answer).toMatchObject({ id: params.id, ...registration })
      expect(answer.companyInfo?.partnerName ?? null).toBe(partner)
    })

    test('ONB-015 C-08 another integrator is not found, and the carrier may read none', async () => {
      const params = { id: await sellerId('INT002') }
      for (const account of ['integrator', 'manager', 'contributor']) {
        expect((await (await as(account))(contract.showIntegrator, { params })).statusCode).toBe(404)
      }
      expect((await (await as('shipping-company'))(contract.showIntegrator, { params })).statusCode).toBe(403)
      const bad = { params: { id: 0 } }
      expect((await (await as('administrator'))(contract.showIntegrator, bad)).statusCode).toBe(400)
    })
  })

  test('ONB-003 ONB-013 ONB-016 the answers are stored once with their profile, even when they are sent twice at once', async () => {
    const caller = await as('newcomer')
    const save = () => caller(contract.saveOnboardingAnswers, { body: { companyInfo: info } })
    const answers = await Promise.all([save(), save()])
    const [accepted, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(accepted?.json()).toEqual({ companyInfo: stored, profile: 'Integrador Valor', profilePoints: 85 })
    expect([refused?.statusCode, refused?.json().reason]).toEqual([409, 'companyInfoTold'])
    const known = { companyInfo: stored, profile: 'Integrador Valor', profilePoints: 85 }
    expect((await caller(session.readSession)).json().seller).toMatchObject(known)
    expect((await caller(contract.showOwnIntegrator)).json()).toMatchObject({ erpCode: 'INT006', ...known })
    expect(await db().selectFrom('seller').select('erp_code').where('profile_points', '=', 85).execute()).toEqual([
      { erp_code: 'INT006' },
    ])
  })
})
