import { listAuditEntries } from '@girassol/contract/administration'
import * as companyUsers from '@girassol/contract/company-users'
import * as contract from '@girassol/contract/purchase-approvals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { admin, approver, buyer, openPurchases, type Purchases } from './test-purchases.ts'

const wrong = [
  ['a negative limit', -0.01, 'De R$ 0,00 a R$ 99.999.999,99'],
  ['fractions of a cent', 10.001, 'No máximo 2 casas decimais'],
  ['one cent above the most', 100_000_000, 'De R$ 0,00 a R$ 99.999.999,99'],
] as const

describe.each(testedDatabases)('the limits of the users of a company on %s', (kind) => {
  let shop: Purchases
  let asAdmin: Caller

  beforeAll(async () => {
    shop = await openPurchases(kind)
  })
  beforeEach(async () => {
    await shop.reset()
    asAdmin = await shop.as(admin)
  })
  afterAll(() => shop.close())

  const findBuyer = async (): Promise<companyUsers.CompanyUser> => {
    const users: companyUsers.CompanyUser[] = (await asAdmin(companyUsers.listCompanyUsers)).json().data
    const found = users.find(({ email }) => email === buyer)
    if (found === undefined) throw new Error('the BUYER is not listed')
    return found
  }

  test('COMP-009 the ADMIN sets both limits, which are listed and audited, and removes one again', async () => {
    const { id, version } = await findBuyer()
    const change = (body: Partial<companyUsers.CompanyUserChange>) =>
      asAdmin(companyUsers.changeCompanyUser, { params: { id }, body: { version, ...body } })
    const limits = { orderLimit: 99_999_999.99, monthLimit: 0 }
    expect((await change(limits)).json()).toMatchObject({
      ...limits,
      companyRole: 'BUYER',
      monthUsed: expect.any(Number),
    })
    const removed = await change({ monthLimit: null, version: version + 1 })
    expect(removed.json()).toMatchObject({ orderLimit: 99_999_999.99, monthLimit: null, monthUsed: null })
    const administrator = await shop.as('administrator@girassol.demo')
    const [last, first] = (await administrator(listAuditEntries)).json().data
    expect([first.before, first.after]).toEqual([{ orderLimit: null, monthLimit: null }, limits])
    expect([last.before, last.after]).toEqual([{ monthLimit: 0 }, { monthLimit: null }])
  })

  test.each(wrong)(
    'COMP-009 %s is refused with 400 for users, invitations and the rule',
    async (_case, limit, sentence) => {
      const { id, version } = await findBuyer()
      const person = { name: 'Nina', email: 'nina@empresa.example', role: 'CONTRIBUTOR', companyRole: 'BUYER' } as const
      const answers = [
        await asAdmin(companyUsers.changeCompanyUser, { params: { id }, body: { version, orderLimit: limit } }),
        await asAdmin(companyUsers.changeCompanyUser, { params: { id }, body: { version, monthLimit: limit } }),
        await asAdmin(companyUsers.inviteCompanyUser, { body: { ...person, orderLimit: limit } }),
        await asAdmin(contract.saveCompanyRules, { body: { approveAbove: limit, version: 0 } }),
      ]
      for (const answer of answers) expect([answer.statusCode, answer.body.includes(sentence)]).toEqual([400, true])
    },
  )

  test('COMP-009 only the ADMIN reads and sets limits, and sees no used amount without the right to see prices', async () => {
    await shop.set(buyer, { month_limit_cents: 1000 })
    const { id, version } = await findBuyer()
    const asApprover = await shop.as(approver)
    const body = { version, orderLimit: 1 }
    expect((await asApprover(companyUsers.changeCompanyUser, { params: { id }, body })).statusCode).toBe(403)
    expect((await asApprover(contract.readCompanyRules)).statusCode).toBe(403)
    await shop.set(admin, { can_view_product_prices: false })
    asAdmin = await shop.as(admin)
    expect(await findBuyer()).toMatchObject({ monthLimit: 10, monthUsed: null })
  })
})
