import * as cart from '@girassol/contract/cart'
import type { CompanyActivity } from '@girassol/contract/company-activity'
import * as contract from '@girassol/contract/company-activity'
import { changeCompanyUser, inviteCompanyUser, listCompanyUsers } from '@girassol/contract/company-users'
import { saveCustomer } from '@girassol/contract/customers'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { createProductList } from '@girassol/contract/product-lists'
import { createProposal } from '@girassol/contract/proposals'
import * as sites from '@girassol/contract/sites'
import { describeActivity } from '@girassol/domain/company-activity'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOwner, testedDatabases } from '../../database/test-database.ts'
import { recordChange } from '../../records/record-change.ts'
import type { Caller } from '../../test-application.ts'
import { noon, readyCart } from '../cart/test-shop.ts'
import { priced } from '../proposals/test-proposals.ts'
import { openSiteDesk, type SiteDesk } from '../sites/test-sites.ts'

const form = {
  documentType: 'J',
  document: '11.222.333/0001-81',
  name: 'Padaria São José',
  email: 'ze@padaria.example',
  phone: '(11) 98765-4321',
  hasIe: false,
  addressCep: '01310100',
  addressDescription: 'Avenida Paulista',
  addressNumber: '10',
  addressNeighborhood: 'Bela Vista',
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
} as const satisfies RequestFor<typeof saveCustomer>['body']

const toSentence = ({ author, onBehalf, kind, subject, action, description }: CompanyActivity): string =>
  describeActivity({ author: author.name, onBehalf, kind, subject: subject.name, action, description })

describe.each(testedDatabases)('the activity of a company on %s', (kind) => {
  let desk: SiteDesk
  let other: Caller
  let commercial: Caller
  let administrator: Caller

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
    commercial = await desk.as('commercial@girassol.demo', 'INT001')
    administrator = await desk.as('administrator@girassol.demo')
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    second = 0
    desk.setNow(noon)
    await desk.forgetCalls()
    await asOwner(desk.shop.deps.connection, async (tx) => {
      await tx.deleteFrom('audit_entry').execute()
      await tx.deleteFrom('order_log').execute()
    })
  })

  const list = async (query: object = {}, call: Caller = desk.integrator): Promise<CompanyActivity[]> => {
    const answer = await call(contract.listCompanyActivity, { query: { take: 100, ...query } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  let second = 0
  /** One write after the other, so that their order is known. */
  const after = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    const answer = await work
    second += 1
    desk.setNow(`2026-11-23T15:00:${String(second % 60).padStart(2, '0')}.000Z`)
    return answer
  }
  const readSentences = async (query: object = {}) => (await list(query)).map(toSentence).toReversed()
  const save = async (call: Caller, body: object = {}) => {
    const answer = await call(saveCustomer, { body: { ...form, ...body } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().id as number
  }
  const findColleague = async () => {
    const { data } = (await desk.integrator(listCompanyUsers, { query: {} })).json()
    return data.find(({ companyRole }: { companyRole: string }) => companyRole === 'BUYER')
  }

  test('COMP-018 each write of a story is one entry: who, what, when, before and after', async () => {
    const customer = await after(save(desk.integrator))
    await after(save(desk.integrator, { id: customer, phone: '(11) 91234-5678' }))
    const site = await after(desk.site({ title: 'Casa Prado' }))
    const edit = { title: 'Casa Lima', version: 1 }
    await after(desk.integrator(sites.editSite, { params: { id: site.id }, body: edit }))
    await after(desk.move(site.id, 'PROPOSAL'))
    const items = [{ code: '10010005', quantity: 2 }]
    await after(desk.integrator(createProductList, { body: { name: 'Telhados', items } }))
    const colleague = await findColleague()
    const change = { companyRole: 'VIEWER', version: colleague.version } as const
    await after(desk.integrator(changeCompanyUser, { params: { id: colleague.id }, body: change }))
    const nina = {
      name: 'Nina Nova',
      email: 'nina@empresa.example',
      role: 'CONTRIBUTOR',
      companyRole: 'BUYER',
    } as const
    await after(desk.integrator(inviteCompanyUser, { body: nina }))
    const { id: order } = await readyCart(desk.shop, desk.integrator)
    await desk.integrator(cart.finishAsOrder, { params: { id: order } })
    expect(await readSentences()).toEqual([
      'Marina Alves cadastrou o cliente Padaria Sao Jose',
      'Marina Alves alterou o cliente Padaria Sao Jose',
      'Marina Alves cadastrou a obra Casa Lima',
      'Marina Alves alterou a obra Casa Lima',
      'Marina Alves alterou a obra Casa Lima',
      'Marina Alves cadastrou a lista Telhados',
      `Marina Alves alterou o usuário ${colleague.name}`,
      'Marina Alves convidou o usuário Nina Nova',
      expect.stringMatching(`^Marina Alves: .+ \\(pedido ${order}\\)$`),
    ])
    const byKind = (kind: string) => list({ kind })
    expect((await byKind('customer'))[0]).toMatchObject({
      at: '2026-11-23T15:00:01.000Z',
      after: { edited: ['phone'] },
      onBehalf: false,
    })
    expect((await byKind('site')).map(({ before, after }) => [before, after])).toEqual([
      [{ stage: 'LEAD' }, { stage: 'PROPOSAL' }],
      [{ edited: [] }, { edited: ['title'] }],
      [null, { stage: 'LEAD' }],
    ])
    expect((await byKind('product-list'))[0]?.after).toEqual({ name: 'Telhados', products: ['10010005 × 2'] })
    expect((await byKind('user')).at(-1)).toMatchObject({
      before: { companyRole: 'BUYER' },
      after: { companyRole: 'VIEWER' },
    })
    expect((await byKind('order'))[0]).toMatchObject({
      subject: { id: String(order) },
      after: { status: 'Pedido em análise' },
    })
  })

  test('COMP-018 C-156 what staff do for the company is marked; what the distributor does with an order is its own', async () => {
    await after(save(commercial, { document: '52998224725', documentType: 'F', name: 'Helena Prado' }))
    const { id: order } = await readyCart(desk.shop, commercial)
    await commercial(cart.finishAsOrder, { params: { id: order } })
    await desk.db.updateTable('orders').set({ status: 'INVOICE_VALIDATED' }).where('id', '=', order).execute()
    const entries = await list()
    expect(entries.map(({ kind, onBehalf }) => [kind, onBehalf])).toEqual([
      ['order', true],
      ['customer', true],
    ])
    expect(toSentence(entries[1] as CompanyActivity)).toMatch(/, em nome da empresa, cadastrou o cliente Helena Prado$/)
    const logged = await desk.db.selectFrom('order_log').select(['to_status', 'on_behalf_of', 'company_id']).execute()
    expect(logged.every(({ on_behalf_of: id, company_id }) => id === company_id)).toBe(true)
  })

  test('COMP-018 C-29 margins, their reasons and what the distributor keeps of a user are in no entry', async () => {
    const sellerId = await desk.db
      .selectFrom('seller')
      .select('id')
      .where('erp_code', '=', 'INT001')
      .executeTakeFirstOrThrow()
    const [userId, staffId] = [
      await desk.userId('contributor@girassol.demo'),
      await desk.userId('administrator@girassol.demo'),
    ]
    await desk.db.transaction().execute(async (tx) => {
      const given = { now: noon, author: { userId: staffId }, action: 'change', before: null } as const
      const order = { kind: 'order', id: 10_001, name: '10001' } as const
      await recordChange(tx, { ...given, subject: order, after: { marginLiquid: -7.77 }, onBehalfOf: sellerId.id })
      const user = { kind: 'user', id: userId, name: 'Caio' } as const
      await recordChange(tx, { ...given, subject: user, after: { canViewMarginLiquid: true, isActive: true } })
      const points = { kind: 'points', id: sellerId.id, name: 'Sol' } as const
      await recordChange(tx, { ...given, subject: points, after: { points: 10, marginLiquid: 3 } })
    })
    const entries = await list()
    expect(entries.map(({ kind, after, onBehalf }) => ({ kind, after, onBehalf }))).toEqual([
      { kind: 'points', after: { points: 10 }, onBehalf: false },
      { kind: 'user', after: { isActive: true }, onBehalf: false },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/margin|-7\.77|cost/i)
  })

  test('COMP-018 C-08 another company has none of it, nor have jobs and end customers an entry; only an ADMIN reads it', async () => {
    const site = await desk.site()
    await other(sites.createSite, { body: { title: 'Obra de outra', cityCode: '3550308' } })
    await desk.db.transaction().execute((tx) => {
      const subject = { kind: 'site', id: site.id, name: String(site.id) } as const
      const author = { userId: null, name: 'Sistema' }
      return recordChange(tx, {
        now: noon,
        author,
        action: 'change',
        subject,
        before: { stage: 'LEAD' },
        after: { stage: 'LOST' },
      })
    })
    expect((await list()).map(({ subject }) => subject.name)).toEqual(['Residência Duarte'])
    expect((await list({}, other)).map(({ subject }) => subject.name)).toEqual(['Obra de outra'])
    for (const account of ['manager', 'contributor', 'administrator', 'commercial']) {
      const call = account === 'administrator' ? administrator : await desk.as(`${account}@girassol.demo`, 'INT001')
      expect([account, (await call(contract.listCompanyActivity)).statusCode]).toEqual([account, 403])
    }
  })

  test('COMP-018 a user who now works for another company leaves what he did with the first one', async () => {
    await desk.site()
    const [mover, target] = [
      await desk.userId('integrator@girassol.demo'),
      await desk.userId('integrator2@girassol.demo'),
    ]
    const { seller_id: own } = await desk.db
      .selectFrom('app_user')
      .select('seller_id')
      .where('id', '=', mover)
      .executeTakeFirstOrThrow()
    const { seller_id } = await desk.db
      .selectFrom('app_user')
      .select('seller_id')
      .where('id', '=', target)
      .executeTakeFirstOrThrow()
    await desk.db.updateTable('app_user').set({ seller_id }).where('id', '=', mover).execute()
    expect(await list({}, other)).toEqual([])
    await desk.db.updateTable('app_user').set({ seller_id: own }).where('id', '=', mover).execute()
    expect(await list()).toHaveLength(1)
  })

  test('COMP-018 C-41 filters of user, kind and days of São Paulo; pages of both logs neither repeat nor miss a line', async () => {
    const site = await desk.site()
    // 2h of the 24th in UTC is still the 23rd in São Paulo.
    desk.setNow('2026-11-24T02:00:00.000Z')
    await desk.move(site.id, 'SIGNED')
    const { id: order } = await readyCart(desk.shop, desk.integrator)
    await desk.integrator(cart.finishAsOrder, { params: { id: order } })
    desk.setNow('2026-11-24T03:00:00.000Z')
    await save(commercial, { document: '11144477735', documentType: 'F', name: 'Bia' })
    const kinds = async (query: object) => (await list(query)).map(({ kind }) => kind)
    expect(await kinds({})).toEqual(['customer', 'site', 'order', 'site'])
    expect(await kinds({ from: '2026-11-24' })).toEqual(['customer'])
    expect((await kinds({ to: '2026-11-23' })).toSorted()).toEqual(['order', 'site', 'site'])
    expect(await kinds({ userId: await desk.userId('commercial@girassol.demo') })).toEqual(['customer'])
    expect(await kinds({ kind: 'order' })).toEqual(['order'])
    const pages = await Promise.all([1, 2, 3, 4].map(async (skip) => (await list({ take: 1, skip }))[0]?.id))
    expect(pages).toEqual((await list()).map(({ id }) => id))
    const whole = (await desk.integrator(contract.listCompanyActivity, { query: { take: 1, skip: 2 } })).json()
    expect(whole).toMatchObject({ total: 4, totalIsExact: true })
    for (const query of [{ kind: 'setting' }, { userId: 0 }, { from: '2026-02-30' }]) {
      const answer = await desk.integrator(contract.listCompanyActivity, { query: query as never })
      expect([query, answer.statusCode]).toEqual([query, 400])
    }
  })

  test('COMP-018 the filtered activity is a CSV whose cells are no formulas', async () => {
    await save(desk.integrator, { document: '04252011000110', name: 'Padaria' })
    await desk.site({ title: '=SOMA(A1)' })
    const read = async (query: object) =>
      (await desk.integrator(contract.exportCompanyActivity, { query: { format: 'csv', ...query } as never })).body
    const csv = await read({})
    expect(csv.startsWith('\uFEFFQuando;Quem;Em nome da empresa;Tipo;Registro;O que foi feito;Antes;Depois\r\n')).toBe(
      true,
    )
    expect(csv).toContain('23/11/2026 às 12:00;Marina Alves;Não;Clientes;Padaria;')
    expect(csv).toContain(`;'=SOMA(A1);`)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3)
    expect((await read({ kind: 'site' })).trimEnd().split('\r\n')).toHaveLength(2)
  })

  test('COMP-018 a proposal is in it when it is sent', async () => {
    const { id, version } = (
      await desk.integrator(createProposal, { body: { source: { kind: 'BUDGET', id: desk.budget.id } } })
    ).json()
    const edited = await desk.edit(id, { price: priced, version })
    expect(edited.statusCode, edited.body).toBe(200)
    const { proposal } = await desk.sendDraft(edited.json())
    expect(await readSentences({ kind: 'proposal' })).toEqual([`Marina Alves alterou a proposta ${proposal.number}`])
    expect((await list({ kind: 'proposal' }))[0]).toMatchObject({
      before: { status: 'DRAFT' },
      after: { status: 'SENT' },
    })
  })
})
