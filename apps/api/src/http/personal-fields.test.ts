import * as financing from '@girassol/contract/financing'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { personalFields } from '@girassol/contract/http/personal-fields'
import * as notifications from '@girassol/contract/notifications'
import * as orders from '@girassol/contract/orders'
import * as printing from '@girassol/contract/printing'
import { type Role, roles } from '@girassol/domain/access'
import { maskedValueSentence } from '@girassol/domain/customers'
import { printedDocuments, printSentences } from '@girassol/domain/printing'
import { aFinancing } from '@girassol/test-data/financing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openShop, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { hasPersonalFields } from './mask-personal-fields.ts'
import {
  everyEndpoint,
  findUsualCaller,
  listOrderKinds,
  mayCall,
  type Records,
  toDemoEmail,
  wellFormed,
} from './test-contract.ts'
import { findPersonalData, insertMarkedRecords, person, readAll, typed } from './test-personal-fields.ts'
import { type Field, listFields, unwrapSchema, withValueAt } from './test-samples.ts'

/** Listed again, independently of the capabilities. */
const maskedRoles: readonly Role[] = ['MARKETING', 'PURCHASE', 'PRODUCTION']
const otherReaders = roles.filter((role) => !maskedRoles.includes(role) && role !== 'SHIPPING_COMPANY')
const masks = ['***.334.447-**', '(11) *****-1234', 'm***@pessoa.example'] as const
const shownMasks = ['***.533.447-**', '(11) *****-8642', 'm***@pessoa.example'] as const

/** Calls after which the caller's session or the marked notifications would be gone. */
const endsSomething = ([, { method, path }]: (typeof everyEndpoint)[number]): boolean =>
  /^\/auth|^\/users\/profile/.test(path) || (method === 'DELETE' && path.startsWith('/notification'))

const callable = everyEndpoint.filter((each) => !endsSomething(each) && each[1].requires !== 'public')

const callsOf = (endpoints: typeof everyEndpoint, readers: readonly Role[]) =>
  readers.flatMap((role) =>
    endpoints
      .filter(([, endpoint]) => mayCall(endpoint, role))
      .map(([name, endpoint]) => [role, name, endpoint] as const),
  )

const { core } = z

const takesText = (schema: unknown): boolean => {
  const inner = unwrapSchema(schema)
  if (inner instanceof core.$ZodUnion) return inner._zod.def.options.some(takesText)
  return inner instanceof core.$ZodString
}

/** Passwords may contain any characters, and a file is no field. */
const textsIn = ({ body }: Endpoint): readonly Field[] =>
  body === undefined
    ? []
    : listFields(body).filter(
        ({ path, schema }) => takesText(schema) && !/password|token|file|picture|avatar/i.test(String(path.at(-1))),
      )

/** The text fields of a response, also those in a union. */
const textsOut = (schema: unknown, path: readonly string[] = []): readonly (readonly [string, unknown])[] => {
  const inner = unwrapSchema(schema)
  if (inner instanceof core.$ZodUnion) return inner._zod.def.options.flatMap((option) => textsOut(option, path))
  if (inner instanceof core.$ZodArray) return textsOut(inner._zod.def.element, path)
  if (inner instanceof core.$ZodObject) {
    return Object.entries(inner._zod.def.shape).flatMap(([name, field]) => textsOut(field, [...path, name]))
  }
  return inner instanceof core.$ZodString ? [[path.join('.'), inner]] : []
}

/**
 * Fields that are named like personal data of customers and are none: of users, integrators, consultants, the
 * distributor, the carrier, or the public register of companies. An area code alone identifies nobody. The page of a
 * proposal has the integrator's contacts, and the signer's CPF without its first and last digits. A homologation has a
 * status DOCUMENTS.
 */
const otherParties =
  /^(?:GET|POST|PATCH|PUT|DELETE) \/(?:auth|bootstrap|users|consultants|company|admin|points|public\/(?:proposals|warranties)|proposals\/:id\/preview)\b|(?:phoneCode|fretefyCarrierDocument|DOCUMENTS\.reason)$/

describe('personal data of customers', () => {
  let shop: Shop
  let records: Records
  const callers = new Map<Role, Caller>()

  const call = (role: Role, endpoint: Endpoint, request: object) => {
    const caller = callers.get(role)
    if (caller === undefined) throw new Error(role)
    return caller(endpoint, request as never)
  }

  beforeAll(async () => {
    shop = await openShop('postgres')
    for (const role of roles) callers.set(role, await shop.as(toDemoEmail(role)))
    records = await insertMarkedRecords(shop, await shop.as(toDemoEmail('INTEGRATOR')))
  })
  beforeEach(() => shop.db.deleteFrom('rate_limit').execute())
  afterAll(() => shop.close())

  const requestsFor = (endpoint: Endpoint): readonly object[] =>
    listOrderKinds(endpoint).map((kind) => wellFormed(endpoint, { ...records, order: records[kind] }))

  test('SEC-021 C-228 every field of the contract named like personal data is marked, or belongs to no customer', () => {
    const unmarked = everyEndpoint.flatMap(([, { method, path, response }]) =>
      textsOut(response)
        .filter(([field, schema]) => /document|cpf|phone|e-?mail/i.test(field) && !personalFields.has(schema))
        .map(([field]) => `${method} ${path} ${field}`),
    )
    expect(unmarked.filter((field) => !otherParties.test(field))).toEqual([])
  })

  test.each(callsOf(callable, maskedRoles))('SEC-021 C-228 %s finds nothing in %s', async (role, _name, endpoint) => {
    for (const request of requestsFor(endpoint)) {
      expect(findPersonalData(await call(role, endpoint, request))).toEqual([])
    }
  })

  const reads = callable.filter(([, { method, response }]) => method === 'GET' && hasPersonalFields(response))

  test.each(callsOf(reads, otherReaders))('SEC-021 %s reads %s without masks', async (role, _name, endpoint) => {
    for (const request of requestsFor(endpoint)) {
      const text = readAll(await call(role, endpoint, request))
      expect(shownMasks.filter((mask) => text.includes(mask))).toEqual([])
    }
  })

  test.each(otherReaders)('SEC-021 %s reads the data of a customer, so that the tests above can fail', async (role) => {
    const answer = await call(role, orders.showOrder, { params: { id: records.order } })
    expect(answer.json()).toMatchObject({
      customerDocument: person.cpf,
      customerPhone: person.phone,
      customerEmail: person.email,
    })
  })

  test.each(maskedRoles)('SEC-021 C-228 %s reads the masks in fields and in texts', async (role) => {
    const order = (await call(role, orders.showOrder, { params: { id: records.order } })).json()
    expect(order).toMatchObject({
      customerName: `${person.name} ***.533.447-**`,
      customerDocument: '***.533.447-**',
      customerPhone: '(11) *****-8642',
      customerEmail: 'm***@pessoa.example',
      additionalData: `Falar com ${person.name}, CPF ***.533.447-** ou ***.533.447-**, (11) *****-8642 ou (11) *****-8642, m***@pessoa.example.`,
    })
    const [change] = (await call(role, orders.listSellerChanges, { params: { id: records.order } })).json()
    expect(change).toMatchObject({ customerDocument: '***.533.447-**', customerEmail: 'm***@pessoa.example' })
    const [line] = (await call(role, orders.listOrderLog, { params: { id: records.order } })).json()
    expect(line.description).toContain('***.533.447-**')
    const bell = (await call(role, notifications.listNotifications, {})).json()
    expect(bell.data[0].message).toContain('***.533.447-**')
  })

  test.each(maskedRoles)('SEC-021 C-228 %s finds masks in the spreadsheets and on the printed order', async (role) => {
    const files = [
      await call(role, orders.exportOrders, { query: { ids: String(records.order), format: 'csv' } }),
      await call(role, orders.exportOrders, { query: { ids: String(records.order), format: 'xlsx' } }),
      await call(role, printing.printOrder, { params: { id: records.order }, query: { document: 'order' } }),
      await call(role, printing.printAttachment, { params: { id: records.order, type: 'INVOICE_PDF' } }),
    ]
    expect(files.map((file) => [file.statusCode, findPersonalData(file), readAll(file).includes('533.447-')])).toEqual(
      files.map(() => [200, [], true]),
    )
  })

  test.each(callsOf(everyEndpoint, maskedRoles).filter(([, , { path }]) => /print-attachment|nfe-/.test(path)))(
    'SEC-021 C-228 %s is refused the papers that the ERP issued at %s',
    async (role, _name, endpoint) => {
      for (const type of printedDocuments.filter((each) => each !== 'INVOICE_PDF')) {
        const answer = await call(role, endpoint, { params: { id: records.order, type } })
        expect([answer.statusCode, answer.json().message]).toEqual([403, printSentences.customerHidden])
      }
    },
  )

  test('SEC-021 C-07 a user with one more role reads what that role needs', async () => {
    const setRoles = (names: readonly Role[]) =>
      shop.db
        .updateTable('app_user')
        .set({ roles: [...names] })
        .where('email', '=', toDemoEmail('MARKETING'))
        .execute()
    await setRoles(['MARKETING', 'LOGISTICS'])
    const both = await shop.as(toDemoEmail('MARKETING'))
    expect((await both(orders.showOrder, { params: { id: records.order } })).json().customerDocument).toBe(person.cpf)
    await setRoles(['MARKETING'])
    callers.set('MARKETING', await shop.as(toDemoEmail('MARKETING')))
  })

  const searches = callsOf(
    everyEndpoint.filter(([, { query }]) => query instanceof core.$ZodObject && 'term' in query._zod.def.shape),
    maskedRoles,
  )

  const namesOrder = (text: string): boolean =>
    new RegExp(`"id":${records.order}\\b|(?:^|\\n)${records.order};`).test(text)

  test.each(searches)(
    'SEC-021 C-228 %s does not find a customer in %s by personal data',
    async (role, _name, endpoint) => {
      const terms = [person.cpf, typed.cpf, person.cpf.slice(0, 6), person.phone, typed.phone, person.email, 'marcador']
      for (const term of terms) {
        const { query } = wellFormed(endpoint)
        const answer = await call(role, endpoint, { query: { ...query, ids: undefined, term } })
        // Six exports a minute.
        if (answer.statusCode !== 429)
          expect([term, answer.statusCode, namesOrder(answer.body)]).toEqual([term, 200, false])
      }
    },
  )

  test.each(maskedRoles)('SEC-021 %s finds the customer by name, number or CNPJ, others also by CPF', async (role) => {
    const find = async (as: Role, term: string) =>
      namesOrder((await call(as, orders.listOrders, { query: { term } })).body)
    for (const term of ['marcada silva', String(records.order)])
      expect([term, await find(role, term)]).toEqual([term, true])
    expect(await find('FINANCIAL', person.cpf)).toBe(true)
    const setDocument = (customer_document: string) =>
      shop.db.updateTable('orders').set({ customer_document }).where('id', '=', records.order).execute()
    await setDocument('11222333000181')
    expect(await find(role, '11222333000181')).toBe(true)
    await setDocument(person.cpf)
  })

  const writes = everyEndpoint.filter(([, endpoint]) => endpoint.requires !== 'public' && textsIn(endpoint).length > 0)

  test.each(writes)('SEC-021 C-228 %s refuses a masked value that is sent back', async (_name, endpoint) => {
    const role = findUsualCaller(endpoint)
    const { body, ...rest } = wellFormed(endpoint, records)
    for (const mask of masks) {
      const masked = textsIn(endpoint).reduce<unknown>((whole, { path }) => withValueAt(whole, path, mask), body)
      const answer = await call(role, endpoint, { ...rest, body: masked })
      expect([answer.statusCode, answer.json().errors?.length > 0]).toEqual([400, true])
    }
  })

  test('SEC-021 a field that takes any text names itself, and nothing is stored', async () => {
    const body = { ...aFinancing({ personPhone: '(11) *****-1234' }), invoiceId: records.cart }
    const answer = await call('INTEGRATOR', financing.saveFinancing, { body })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ property: 'personPhone', value: '(11) *****-1234', constraints: { custom: maskedValueSentence } }],
    ])
    const { rows } = await sql<{ masked: number }>`
      select ((select count(*) from orders where to_jsonb(orders)::text ~ ${'\\*{3}'})
        + (select count(*) from customer where to_jsonb(customer)::text ~ ${'\\*{3}'})
        + (select count(*) from order_financing f where to_jsonb(f)::text ~ ${'\\*{3}'}))::integer as masked`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ masked: 0 }])
  })
})

test('SEC-021 C-228 the stream of notifications is masked too', async () => {
  const shop = await openShop('postgres', { streams: { pollMs: 20, lifeMs: 600_000, beatMs: 50 } })
  const bells = await Promise.all(
    (['PRODUCTION', 'LOGISTICS'] as const).map((role) =>
      shop.follow(toDemoEmail(role), notifications.followNotifications),
    ),
  )
  await sql`insert into notification (user_id, type, title, message, icon, created_at)
    select id, 'INVOICE', 'Pedido', ${person.email}, 'INFO', now() from app_user`.execute(shop.db)
  const messages = await Promise.all(bells.map(async (bell) => (await bell.receive(1))[0]?.message))
  expect(messages).toEqual(['m***@pessoa.example', person.email])
  for (const bell of bells) bell.close()
  await shop.close()
})
