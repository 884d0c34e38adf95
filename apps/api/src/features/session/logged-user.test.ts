import * as contract from '@girassol/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

let test$: TestApplication

beforeAll(async () => {
  test$ = await testApplication()
  await test$.deps.connection.db.transaction().execute(loadDemoPeople)
})
afterAll(() => test$.close())

const readAs = async (account: string) => {
  const caller = await test$.as(`${account}@girassol.demo`)
  const answer = await caller(contract.readSession)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** The public fields of the company INT001. */
const registration = {
  id: expect.any(Number),
  name: 'Sol do Cerrado Energia Ltda',
  fancyName: 'Sol do Cerrado Energia',
  cnpj: '11222333000181',
  ie: 'ISENTO',
  phone: '11940000000',
  addressCep: '01310100',
  addressDescription: 'Avenida Central',
  addressNumber: '100',
  addressNeighborhood: 'Centro',
  erpCode: 'INT001',
  erpState: 'SP',
  erpCityName: 'São Paulo',
  pointsEnabled: true,
  canDoTriangulation: true,
  status: 'APPROVED',
}

const companyInfo = {
  partnerName: 'Marina Alves',
  partnerDocument: '52998224725',
  partnerBirthDate: '1985-03-14',
  partnerEmail: 'marina@int001.girassol.demo',
  partnerPhone: '11940001234',
  question1: 'Mais de 3 anos',
  question2: 'De 50 a 100',
  question3: 'Comercial',
  question4: 'De 20 a 100 kWp',
  question5: 'De 5 a 15',
  question6: 'HELIAR e VOLTARA',
}

test('AUTH-012 AUTH-014 AUTH-015 an integrator is returned with every field of the user and of the own seller', async () => {
  expect(await readAs('integrator')).toEqual({
    id: expect.any(Number),
    name: 'Marina Alves',
    email: 'integrator@girassol.demo',
    pendingEmail: null,
    roles: [{ reference: 'INTEGRATOR' }],
    companyRole: 'ADMIN',
    avatar: null,
    notificationMethods: ['APPLICATION', 'EMAIL'],
    canViewProductPrices: true,
    canViewMarginLiquid: false,
    orderColumns: null,
    simulatedSystems: [],
    seller: { ...registration, profile: 'Integrador Crescimento', profilePoints: 70, companyInfo },
    owner: null,
  })
})

test('AUTH-015 ONB-003 a seller that has not answered the onboarding has no company data', async () => {
  expect((await readAs('newcomer')).seller).toMatchObject({
    erpCode: 'INT006',
    companyInfo: null,
    profile: null,
    profilePoints: null,
  })
})

test.each([
  ['manager', 'MANAGER', true],
  ['contributor', 'CONTRIBUTOR', false],
])('AUTH-016 AUTH-020 a %s has the integrator as owner, without the partner’s answers', async (...row) => {
  const [account, role, canViewProductPrices] = row
  const user = await readAs(account)
  expect(user).toMatchObject({ roles: [{ reference: role }], canViewProductPrices, seller: null })
  expect(user.owner).toEqual(registration)
})

test('AUTH-012 AUTH-014 REL-014 staff have no seller, and have their own flags and several roles', async () => {
  const { db } = test$.deps.connection
  await db
    .updateTable('app_user')
    .set({ roles: ['MARKETING', 'FINANCIAL'], avatar: 'a.png', notification_methods: [] })
    .where('email', '=', 'marketing@girassol.demo')
    .execute()
  expect(await readAs('marketing')).toEqual({
    id: expect.any(Number),
    name: 'Marta Kuhn',
    email: 'marketing@girassol.demo',
    pendingEmail: null,
    roles: [{ reference: 'MARKETING' }, { reference: 'FINANCIAL' }],
    companyRole: null,
    avatar: '/api/users/avatar/a.png',
    notificationMethods: ['APPLICATION'],
    canViewProductPrices: true,
    canViewMarginLiquid: false,
    orderColumns: null,
    simulatedSystems: ['ERP', 'GATEWAY', 'CARD_CHECK', 'FREIGHT', 'MAIL', 'CEP', 'CNPJ'],
    seller: null,
    owner: null,
  })
  expect(await readAs('administrator')).toMatchObject({ canViewMarginLiquid: true })
})
