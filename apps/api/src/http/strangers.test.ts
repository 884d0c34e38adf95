import { createCompanyKey } from '@girassol/contract/api-keys'
import * as contract from '@girassol/contract/cart'
import { inviteCompanyUser, listInvitations } from '@girassol/contract/company-users'
import { createHomologation } from '@girassol/contract/homologations'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { createProductList } from '@girassol/contract/product-lists'
import { createProposal } from '@girassol/contract/proposals'
import { addNote, addTask } from '@girassol/contract/site-records'
import { createSite } from '@girassol/contract/sites'
import { addCompanyWebhook } from '@girassol/contract/webhooks'
import { integratorTypeRoles, type Role } from '@girassol/domain/access'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationNow } from '../database/test-contents.ts'
import { takeSnapshot } from '../database/test-snapshot.ts'
import { openShop, readyCart, type Shop } from '../features/cart/test-shop.ts'
import { insertClaimOf } from '../features/claims/test-stored-claim.ts'
import { insertNegotiationOf } from '../features/negotiations/test-stored-negotiation.ts'
import { attach } from '../features/vouchers/test-attachment.ts'
import type { Caller } from '../test-application.ts'
import {
  everyEndpoint,
  findRecordKind,
  idsIn,
  mayCall,
  type Records,
  toDemoEmail,
  wellFormed,
} from './test-contract.ts'
import { findErrorFaults } from './test-hostile-calls.ts'

const unknownId = 2_147_483_647
const unknown: Records = {
  cart: unknownId,
  budget: unknownId,
  order: unknownId,
  customer: unknownId,
  seller: unknownId,
  notification: unknownId,
  attachment: unknownId,
  trade: unknownId,
  proposal: unknownId,
  site: unknownId,
  task: unknownId,
  homologation: unknownId,
  productList: unknownId,
  delivery: unknownId,
  claim: unknownId,
  colleague: unknownId,
  invitation: unknownId,
  webhook: unknownId,
  purchaseApproval: unknownId,
  apiKey: unknownId,
  shared: unknownId,
}
const mark = 'Marcado Para Ninguem'

const finish = async (shop: Shop, call: Caller, as: typeof contract.finishAsOrder | typeof contract.finishAsBudget) => {
  const { id } = await readyCart(shop, call)
  const answer = await call(as, { params: { id } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return id
}

/** The stranger's colleagues at the second seller of the demonstration: its manager and its contributor. */
const insertColleagues = ({ db }: Shop): Promise<unknown> =>
  sql`
    insert into app_user (name, email, password_hash, roles, company_role, owner_id)
    select name, 'other-' || email, password_hash, roles, company_role, (select id from seller where erp_code = 'INT002')
    from app_user where email in (${toDemoEmail('MANAGER')}, ${toDemoEmail('CONTRIBUTOR')})`.execute(db)

/** A user of the first seller. */
const findColleague = async ({ db }: Shop): Promise<number> => {
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', toDemoEmail('CONTRIBUTOR'))
    .executeTakeFirstOrThrow()
  return id
}

/** The owner gets a notification about their order. */
const notify = async ({ db }: Shop, order: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into notification (user_id, type, title, message, icon, order_id, created_at)
    select id, 'INVOICE', ${mark}, ${mark}, 'INFO', ${order}, now() from app_user
    where email = ${toDemoEmail('INTEGRATOR')} returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** The order of the owner leaves in one delivery. */
const insertDelivery = async ({ db }: Shop, order: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into delivery (order_id, number, status, carrier, created_at)
    values (${order}, 1, 'PLANNED', ${mark}, now()) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** The owner traded points for a product, whose delivery address contains the mark. */
const insertTrade = async ({ db }: Shop): Promise<number> => {
  const { rows } = await sql<{ entry_id: number }>`
    with debit as (
      insert into point_entry (seller_id, type, value, qualifiable, created_at)
      select id, 'DEBIT', 100, false, now() from seller where erp_code = 'INT001' returning id)
    insert into point_trade (entry_id, product_code, product_name, address_cep, address_description, address_number,
      address_neighborhood, erp_state, erp_city, erp_city_name)
    select debit.id, product.code, product.name, '01310100', ${mark}, '1', 'Centro', 'SP', '3550308', 'São Paulo'
    from debit, product where product.code = '40010001' returning entry_id`.execute(db)
  return rows[0]?.entry_id ?? 0
}

const propose = async (owner: Caller, budget: number): Promise<number> => {
  const answer = await owner(createProposal, { body: { source: { kind: 'BUDGET', id: budget } } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().id
}

/** A site with a note and a task, all with the mark. */
const build = async (owner: Caller): Promise<{ readonly site: number; readonly task: number }> => {
  const { id: site } = (await owner(createSite, { body: { title: mark, cityCode: '3550308' } })).json()
  await owner(addNote, { params: { id: site }, body: { text: mark } })
  const task = await owner(addTask, { body: { title: mark, dueOn: '2026-12-01', siteId: site } })
  if (task.statusCode !== 201) throw new Error(task.body)
  return { site, task: task.json().id }
}

const openHomologation = async (owner: Caller, budget: number): Promise<number> => {
  const answer = await owner(createHomologation, { body: { source: { kind: 'BUDGET', id: budget } } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().id
}

const saveList = async (owner: Caller): Promise<number> => {
  const answer = await owner(createProductList, { body: { name: mark } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().id
}

const invite = async (owner: Caller): Promise<number> => {
  const body = { name: mark, email: 'convidado@empresa.example', role: 'CONTRIBUTOR', companyRole: 'BUYER' } as const
  const answer = await owner(inviteCompanyUser, { body })
  if (answer.statusCode !== 202) throw new Error(answer.body)
  return (await owner(listInvitations)).json()[0].id
}

const makeKey = async (owner: Caller): Promise<number> => {
  const answer = await owner(createCompanyKey, { body: { name: mark, scopes: ['products:read'] } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().key.id
}

const addWebhook = async (owner: Caller): Promise<number> => {
  const body = { url: 'https://8.8.8.8/', description: mark, events: ['order.paid' as const] }
  const answer = await owner(addCompanyWebhook, { body })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().id
}

/** A request for an approval of an order, which waits. */
const insertApproval = async (db: Shop['db'], orderId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into purchase_approval (order_id, seller_id, source, reasons, total_cents, requested_by, requested_at, expires_at)
    select id, seller_id, 'CART', '[]', total_invoice_cents, created_by, ${demonstrationNow}::timestamptz,
      ${demonstrationNow}::timestamptz + interval '5 days'
    from orders where id = ${orderId} returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** What no list of the stranger may contain: customers, orders, proposals and homologations of the first seller have the mark. */
const markRecords = async ({ db }: Shop): Promise<void> => {
  const first = sql<number>`(select id from seller where erp_code = 'INT001')`
  await db.updateTable('customer').set({ name: mark }).where('seller_id', '=', first).execute()
  await db.updateTable('orders').set({ customer_name: mark }).where('seller_id', '=', first).execute()
  await db.updateTable('proposal').set({ customer_name: mark }).where('seller_id', '=', first).execute()
  await db.updateTable('homologation').set({ holder_name: mark }).where('seller_id', '=', first).execute()
}

const strangers: Readonly<Record<(typeof integratorTypeRoles)[number], string>> = {
  INTEGRATOR: 'integrator2@girassol.demo',
  MANAGER: `other-${toDemoEmail('MANAGER')}`,
  CONTRIBUTOR: `other-${toDemoEmail('CONTRIBUTOR')}`,
}

describe('records of another seller', () => {
  let shop: Shop
  let records: Records
  const callers = new Map<Role, Caller>()

  beforeAll(async () => {
    shop = await openShop('postgres')
    await insertColleagues(shop)
    for (const role of integratorTypeRoles) callers.set(role, await shop.as(strangers[role]))
    const owner = await shop.as(toDemoEmail('INTEGRATOR'))
    const budget = await finish(shop, owner, contract.finishAsBudget)
    const order = await finish(shop, owner, contract.finishAsOrder)
    const cart = await readyCart(shop, owner)
    const notification = await notify(shop, order)
    const attachment = await attach(shop.db, { order_id: order, filename: mark })
    const proposal = await propose(owner, budget)
    const homologation = await openHomologation(owner, budget)
    await insertNegotiationOf(shop.db, budget, mark)
    const { seller_id: seller } = await shop.db
      .selectFrom('orders')
      .select('seller_id')
      .where('id', '=', cart.id)
      .executeTakeFirstOrThrow()
    const work = await build(owner)
    const others = {
      seller,
      notification,
      attachment,
      trade: await insertTrade(shop),
      proposal,
      homologation,
      productList: await saveList(owner),
      delivery: await insertDelivery(shop, order),
      claim: await insertClaimOf(shop.db, order, mark),
      colleague: await findColleague(shop),
      invitation: await invite(owner),
      purchaseApproval: await insertApproval(shop.db, order),
      apiKey: await makeKey(owner),
      webhook: await addWebhook(owner),
      ...work,
      shared: 1,
    }
    records = { cart: cart.id, budget, order, customer: cart.customerId ?? 0, ...others }
    await markRecords(shop)
  })
  afterAll(() => shop.close())

  const call = (role: Role, endpoint: Endpoint, records: Records) =>
    callers.get(role)?.(endpoint, wellFormed(endpoint, records) as never)

  const rolesFor = (endpoint: Endpoint) => integratorTypeRoles.filter((role) => mayCall(endpoint, role))
  const withIds = everyEndpoint.filter(([, endpoint]) => idsIn(endpoint).length > 0 && rolesFor(endpoint).length > 0)

  test.each(withIds)('C-08 %s knows no record with an id that does not exist', async (_name, endpoint) => {
    for (const role of rolesFor(endpoint)) {
      const answer = await call(role, endpoint, unknown)
      expect([role, answer?.statusCode, answer && findErrorFaults(answer)]).toEqual([role, 404, []])
    }
  })

  const owned = withIds.filter(([, endpoint]) => findRecordKind(endpoint) !== 'shared')

  test.each(owned)(
    'C-08 AUTH-020 %s knows no record of another seller and leaves it as it was',
    async (_name, endpoint) => {
      const before = await takeSnapshot(shop.db)
      for (const role of rolesFor(endpoint)) {
        for (const kind of ['cart', 'budget', 'order'] as const) {
          const each = { ...records, cart: records[kind], budget: records[kind], order: records[kind] }
          const answer = await call(role, endpoint, each)
          expect([role, kind, answer?.statusCode, answer && findErrorFaults(answer)]).toEqual([role, kind, 404, []])
          expect(answer?.body).not.toContain(mark)
        }
      }
      expect(await takeSnapshot(shop.db)).toEqual(before)
    },
  )

  const lists = everyEndpoint.filter(
    ([, endpoint]) => endpoint.method === 'GET' && idsIn(endpoint).length === 0 && rolesFor(endpoint).length > 0,
  )

  test.each(lists)('C-08 %s lists nothing of another seller', async (_name, endpoint) => {
    for (const role of rolesFor(endpoint)) {
      const answer = await call(role, endpoint, records)
      expect([role, answer?.body.includes(mark), answer?.body.includes(`"id":${records.order},`)]).toEqual([
        role,
        false,
        false,
      ])
    }
  })

  test('C-08 its owner sees them all, so that the refusals above mean something', async () => {
    const owner = await shop.as(toDemoEmail('INTEGRATOR'))
    for (const name of [
      'showOrder',
      'showCustomer',
      'listOrders',
      'listCustomers',
      'readCart',
      'listNotifications',
      'listProposals',
      'listSites',
      'readSite',
      'readSiteTimeline',
      'listTasks',
    ]) {
      const endpoint = everyEndpoint.find(([each]) => each === name)?.[1]
      const answer = endpoint && (await owner(endpoint, wellFormed(endpoint, records) as never))
      expect([name, answer?.statusCode, answer?.body.includes(mark)]).toEqual([name, 200, true])
    }
  })
})
