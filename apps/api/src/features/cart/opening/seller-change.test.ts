import * as budgets from '@girassol/contract/budgets'
import * as contract from '@girassol/contract/cart'
import * as financing from '@girassol/contract/financing'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import * as approval from '@girassol/contract/order-approval'
import * as validation from '@girassol/contract/order-validation'
import * as orders from '@girassol/contract/orders'
import * as payments from '@girassol/contract/payments'
import * as printing from '@girassol/contract/printing'
import * as approvals from '@girassol/contract/purchase-approvals'
import * as vouchers from '@girassol/contract/vouchers'
import { integratorTypeRoles } from '@girassol/domain/access'
import { aFinancing } from '@girassol/test-data/financing'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { readPdfPages } from '../../../documents/test-pdf.ts'
import {
  everyEndpoint,
  mayCall,
  otherRecords,
  type Records,
  toDemoEmail,
  wellFormed,
} from '../../../http/test-contract.ts'
import type { Caller } from '../../../test-application.ts'
import { showBudget, toEditItems } from '../../budgets/test-budgets.ts'
import { attach } from '../../vouchers/test-attachment.ts'
import { openShop, products, readyCart, type Shop } from '../test-shop.ts'

/** What the earlier integrator wrote: every text begins with 'Zafira', which no text of the product has; and its numbers. */
const secretNumbers = ['39053344705', '7777.77', '919191919', '33221100'] as const
const secretFields = {
  personName: 'Zafira Pessoa',
  personCpf: '39053344705',
  personEmail: 'zafira@padaria.example',
  personMotherName: 'Zafira Mae',
  entityCompanyName: 'Zafira Empresa',
  entityAddress: 'Zafira Avenida',
}

const readPdf = (bytes: Buffer): string =>
  bytes.subarray(0, 4).toString() === '%PDF' ? readPdfPages(bytes).flat().join(' ') : ''

/** The response as text, with the texts of a PDF in it. */
const readText = (answer: LightMyRequestResponse): string => {
  const inside = /"data":"(JVBER[^"]+)"/.exec(answer.body)?.[1]
  return [
    answer.body,
    readPdf(answer.rawPayload),
    inside === undefined ? '' : readPdf(Buffer.from(inside, 'base64')),
  ].join(' ')
}

const findSecrets = (answer: LightMyRequestResponse): readonly string[] => {
  const text = readText(answer)
  return [
    ...[...text.matchAll(/zafira/gi)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 40)),
    ...secretNumbers.filter((number) => text.includes(number)),
  ]
}

/** A contributor and a manager of the second integrator. */
const insertColleagues = ({ db }: Shop): Promise<unknown> =>
  sql`
    insert into app_user (name, email, password_hash, roles, owner_id, can_view_product_prices)
    select 'Vizinho', 'other-' || email, password_hash, roles, (select id from seller where erp_code = 'INT002'), true
    from app_user where email in (${toDemoEmail('MANAGER')}, ${toDemoEmail('CONTRIBUTOR')})`.execute(db)

const renameUsers = ({ db }: Shop): Promise<unknown> =>
  sql`update app_user set name = 'Zafira ' || id
    where email in (${toDemoEmail('INTEGRATOR')}, ${toDemoEmail('MANAGER')}, ${toDemoEmail('CONTRIBUTOR')})`.execute(db)

const answered = async (call: Promise<LightMyRequestResponse>) => {
  const answer = await call
  if (answer.statusCode >= 300) throw new Error(answer.body)
  return answer.json()
}

const newOwners: Readonly<Record<(typeof integratorTypeRoles)[number], string>> = {
  INTEGRATOR: 'integrator2@girassol.demo',
  MANAGER: `other-${toDemoEmail('MANAGER')}`,
  CONTRIBUTOR: `other-${toDemoEmail('CONTRIBUTOR')}`,
}

describe.each(testedDatabases)('a record that is given to another integrator on %s', (kind) => {
  let shop: Shop
  let former: Caller
  let contributor: Caller
  let staff: Caller
  let newSellerId: number
  beforeAll(async () => {
    shop = await openShop(kind)
    await insertColleagues(shop)
    await renameUsers(shop)
    former = await shop.as(toDemoEmail('INTEGRATOR'))
    contributor = await shop.as(toDemoEmail('CONTRIBUTOR'))
    staff = await shop.as(toDemoEmail('COMMERCIAL'), 'INT002')
    const row = await shop.db
      .selectFrom('seller')
      .select('id')
      .where('erp_code', '=', 'INT002')
      .executeTakeFirstOrThrow()
    newSellerId = row.id
  })
  afterAll(() => shop.close())

  /** A cart in which the former integrator filled in every field. */
  const fillCart = async (): Promise<number> => {
    const { id } = await readyCart(shop, former)
    const customerId = await shop.customerIn('SP', {
      name: 'Zafira Cliente',
      document: '39053344705',
      email: 'zafira@cliente.example',
      phone: '933221100',
      address_description: 'Zafira Cobranca',
    })
    await answered(
      former(contract.updateCart, {
        params: { id },
        body: {
          customerId,
          additionalData: 'Zafira do portão',
          addressType: 'different',
          deliveryAddressCep: '01310100',
          deliveryAddressDescription: 'Zafira Entrega',
          deliveryAddressNumber: '1',
          deliveryAddressComplement: 'Zafira Fundos',
          deliveryAddressNeighborhood: 'Zafira Centro',
          deliveryAddressErpState: 'SP',
          deliveryAddressErpCity: '3550308',
          deliveryAddressErpCityName: 'São Paulo',
          paymentMethod: 'FINANCING',
          financingBank: 'BV',
        },
      }),
    )
    await answered(former(financing.saveFinancing, { body: { ...aFinancing(secretFields), invoiceId: id } }))
    await answered(former(contract.changePrices, { params: { id }, body: { grossCommission: 7777.77 } }))
    return id
  }

  const finish = async (as: typeof contract.finishAsOrder | typeof contract.finishAsBudget): Promise<number> => {
    const id = await fillCart()
    await answered(former(as, { params: { id } }))
    // A seller has one customer of each document: the next record needs another.
    await shop.db
      .updateTable('customer')
      .set({ document: `900000${id}` })
      .where('document', '=', '39053344705')
      .execute()
    return id
  }

  const editBudget = async (call: Caller, id: number, panels: number) => {
    const items = toEditItems(await showBudget(former, id), { [products.panel]: panels })
    await answered(call(budgets.saveBudget, { params: { id }, body: { items } }))
  }

  const aFilledBudget = async () => {
    const id = await finish(contract.finishAsBudget)
    await editBudget(former, id, 12)
    await editBudget(contributor, id, 14)
    return { id, file: await attach(shop.db, { order_id: id, filename: 'zafira-planta.pdf' }) }
  }

  const aFilledOrder = async () => {
    const id = await finish(contract.finishAsOrder)
    await attach(shop.db, {
      order_id: id,
      filename: 'zafira-comprovante.pdf',
      type: 'FINANCING',
      status: 'SENT',
      voucher_number: '919191919',
    })
    await shop.db.updateTable('orders').set({ approval_feedback: 'Zafira parecer' }).where('id', '=', id).execute()
    return { id, file: await attach(shop.db, { order_id: id, filename: 'zafira-planta.pdf' }) }
  }

  const give = async (id: number) => {
    const customerId = await shop.customerIn('SP', { sellerCode: 'INT002', name: 'Cliente Novo' })
    return answered(staff(contract.changeIntegrator, { params: { id, sellerId: newSellerId }, body: { customerId } }))
  }

  const toRecords = ({ id, file }: { readonly id: number; readonly file: number }, customer: number): Records => ({
    cart: id,
    budget: id,
    order: id,
    customer,
    ...otherRecords,
    attachment: file,
    seller: newSellerId,
  })

  const rank = ({ method, path }: Endpoint): number =>
    path === printing.printOrder.path || method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1

  /** Without the calls that change how the caller signs in: after them every answer would be a refusal. */
  const readable = everyEndpoint
    .filter(([, { path }]) => !/^\/(?:auth|users\/profile)/.test(path))
    .filter(([, endpoint]) => integratorTypeRoles.some((role) => mayCall(endpoint, role)))
    .toSorted(([, one], [, other]) => rank(one) - rank(other))

  const search = async (record: { readonly id: number; readonly file: number }) => {
    const { id: customer } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('name', '=', 'Zafira Cliente')
      .limit(1)
      .executeTakeFirstOrThrow()
    const found: (readonly [string, readonly string[]])[] = []
    for (const role of integratorTypeRoles) {
      const caller = await shop.as(newOwners[role])
      for (const document of ['order', 'budget'] as const) {
        found.push([
          'print',
          findSecrets(await caller(printing.printOrder, { params: { id: record.id }, query: { document } })),
        ])
      }
      for (const [name, endpoint] of readable.filter(([, each]) => mayCall(each, role))) {
        const answer = await caller(endpoint, wellFormed(endpoint, toRecords(record, customer)) as never)
        expect([name, answer.statusCode]).not.toEqual([name, 401])
        found.push([`${name} ${role}`, findSecrets(answer)])
      }
    }
    return found.filter(([, secrets]) => secrets.length > 0)
  }

  test('SEC-019 the former integrator reads it all, so that the searches below mean something', async () => {
    const budget = await aFilledBudget()
    const answers = [
      await former(orders.showOrder, { params: { id: budget.id } }),
      await former(budgets.compareBudget, { params: { id: budget.id } }),
      await former(financing.showFinancing, { params: { id: budget.id } }),
      await former(vouchers.listAttachments, { params: { id: budget.id }, query: {} }),
      await former(orders.listContributorLog, { params: { id: budget.id } }),
      await former(printing.printOrder, { params: { id: budget.id }, query: { document: 'budget' } }),
    ]
    expect(answers.map((answer) => [answer.statusCode, findSecrets(answer).length > 0])).toEqual(
      answers.map(() => [200, true]),
    )
  })

  test.each([
    ['budget', aFilledBudget],
    ['order', aFilledOrder],
  ] as const)(
    'SEC-019 C-227 no answer to the new integrator has anything that was written in the %s before',
    async (_what, fill) => {
      const record = await fill()
      await give(record.id)
      expect(await search(record)).toEqual([])
    },
  )

  const call = (caller: Caller, endpoint: Endpoint, id: number) =>
    caller(endpoint, { params: { id }, query: {} } as never)

  test('SEC-019 C-227 staff read it all under the mark, and the new integrator starts without it', async () => {
    const { id } = await aFilledOrder()
    const given = await give(id)
    expect(given).toMatchObject({ paymentMethod: null, additionalData: null, grossCommission: 0, financing: null })
    const administrator = await shop.as(toDemoEmail('ADMINISTRATOR'))
    const [change] = (await call(administrator, orders.listSellerChanges, id)).json()
    expect(change).toMatchObject({
      author: 'Renato Torres',
      from: { fancyName: expect.any(String) },
      to: { id: newSellerId },
      createdBy: expect.stringMatching(/^Zafira/),
      customerName: 'Zafira Cliente',
      customerDocument: '39053344705',
      billingAddress: expect.stringContaining('Zafira Cobranca'),
      deliveryAddress: expect.stringContaining('Zafira Entrega, 1, Zafira Fundos · Zafira Centro'),
      paymentMethod: 'FINANCING',
      financingBank: 'BV',
      serviceValue: 7777.77,
      additionalData: 'Zafira do portão',
      feedback: 'Zafira parecer',
      financingSavedAt: expect.any(String),
    })
    const log = (await call(administrator, orders.listOrderLog, id)).json()
    const marks = log.map(({ description, beforeSellerChange }: Record<string, unknown>) => [
      description,
      beforeSellerChange,
    ])
    expect(marks).toEqual([
      ['Integrador alterado', false],
      [expect.stringMatching(/^Pedido criado/), true],
    ])
    const files = (await call(administrator, vouchers.listAttachments, id)).json().data
    expect(files.map(({ beforeSellerChange }: Record<string, unknown>) => beforeSellerChange)).toEqual([true, true])
    const next = await shop.as(newOwners.INTEGRATOR)
    expect((await call(next, orders.listSellerChanges, id)).statusCode).toBe(403)
    expect((await call(next, vouchers.listAttachments, id)).json()).toMatchObject({ data: [], total: 0 })
    expect((await call(next, financing.showFinancing, id)).statusCode).toBe(404)
  })

  test('SEC-019 C-227 what the new integrator adds is theirs: files, edits and the difference between them', async () => {
    const { id } = await aFilledBudget()
    await give(id)
    const next = await shop.as(newOwners.INTEGRATOR)
    const budget = await showBudget(next, id)
    expect((await next(budgets.compareBudget, { params: { id } })).json()).toBeNull()
    const body = { items: toEditItems(budget, { [products.panel]: 20 }), paymentMethod: 'PIX' } as const
    await answered(next(budgets.saveBudget, { params: { id }, body }))
    await attach(shop.db, { order_id: id, filename: 'nosso.pdf' })
    const { difference, beforeSellerChange } = (await next(budgets.compareBudget, { params: { id } })).json()
    expect([difference.items.length, beforeSellerChange]).toEqual([1, false])
    expect((await showBudget(next, id)).invoiceAttachments).toMatchObject([{ filename: 'nosso.pdf' }])
    const staffView = await staff(budgets.compareBudget, { params: { id } })
    expect(staffView.json().beforeSellerChange).toBe(false)
  })

  test('SEC-019 C-227 a cart is given without its additional data and its credit analysis', async () => {
    const sellingStaff = await shop.as(toDemoEmail('COMMERCIAL'), 'INT001')
    const { id } = await readyCart(shop, sellingStaff)
    await answered(
      sellingStaff(contract.updateCart, {
        params: { id },
        body: { additionalData: 'Zafira', paymentMethod: 'FINANCING', financingBank: 'BV' },
      }),
    )
    await answered(sellingStaff(financing.saveFinancing, { body: { ...aFinancing(secretFields), invoiceId: id } }))
    const given = await answered(sellingStaff(contract.changeIntegrator, { params: { id, sellerId: newSellerId } }))
    expect(given).toMatchObject({ integrator: { id: newSellerId }, additionalData: null, financing: null })
    expect((await sellingStaff(financing.showFinancing, { params: { id } })).statusCode).toBe(404)
  })

  test('SEC-019 a file of the earlier integrator is not copied when the record is remade', async () => {
    const { id } = await aFilledOrder()
    await give(id)
    const query = { keepAttachments: 'true' } as const
    const remade = await answered(staff(budgets.remakeOrder, { params: { id }, query }))
    expect((await showBudget(staff, remade.id)).invoiceAttachments).toEqual([])
    expect((await staff(budgets.previewRemake, { params: { id } })).json().attachments).toBe(0)
  })

  test('SEC-019 C-227 an order without its payment is not validated until staff choose one', async () => {
    const { id } = await aFilledOrder()
    await give(id)
    const refused = await staff(validation.validateOrder, { params: { id }, body: {} })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Escolha a forma de pagamento antes de validar o pedido.',
    ])
    await answered(staff(payments.correctPayment, { params: { id }, body: { paymentMethod: 'PIX' } }))
    expect((await showBudget(staff, id)).actions.validate).toEqual({ allowed: true })
  })

  test('SEC-019 C-111 the earlier integrator is not notified of what happens to the record afterwards', async () => {
    const { id } = await aFilledBudget()
    await give(id)
    const before = await shop.db.selectFrom('notification').select('id').where('order_id', '=', id).execute()
    await shop.db.updateTable('orders').set({ status: 'INVOICE', payment_method: 'PIX' }).where('id', '=', id).execute()
    await answered(staff(approval.invalidateOrder, { params: { id } }))
    const notified = await shop.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select('app_user.name')
      .where('order_id', '=', id)
      .where('notification.id', 'not in', [0, ...before.map((row) => row.id)])
      .execute()
    expect(notified.length).toBeGreaterThan(0)
    expect(notified.filter(({ name }) => name.startsWith('Zafira'))).toEqual([])
  })

  test('C-08 SEC-019 the approval of the earlier company shows neither customer nor items of the next one', async () => {
    const setLimit = (order_limit_cents: number | null) =>
      shop.db
        .updateTable('app_user')
        .set({ order_limit_cents })
        .where('email', '=', toDemoEmail('CONTRIBUTOR'))
        .execute()
    await setLimit(100)
    const { id } = await readyCart(shop, contributor)
    await answered(contributor(contract.finishAsOrder, { params: { id } }))
    await setLimit(null)
    const find = async (caller: Caller) =>
      (await answered(caller(approvals.listApprovals, { query: { orderId: id } }))).data as approvals.ApprovalView[]
    const [asked] = await find(former)
    expect([asked?.customerName, asked?.items.length]).toEqual([expect.any(String), 2])
    const { id: approvalId, total, version } = asked ?? { id: 0, total: 0, version: 0 }
    const body = { total: total ?? 0, version }
    await answered(former(approvals.approvePurchase, { params: { id: approvalId }, body }))
    await give(id)
    for (const caller of [former, contributor]) {
      expect(await find(caller)).toEqual([expect.objectContaining({ orderId: id, customerName: null, items: [] })])
    }
    expect(await find(await shop.as(newOwners.INTEGRATOR))).toEqual([])
  })
})
