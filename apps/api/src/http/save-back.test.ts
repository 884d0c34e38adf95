import * as administration from '@girassol/contract/administration'
import * as cart from '@girassol/contract/cart'
import * as consultants from '@girassol/contract/consultants'
import * as customers from '@girassol/contract/customers'
import * as freight from '@girassol/contract/freight'
import * as links from '@girassol/contract/links'
import * as paymentMethods from '@girassol/contract/payment-methods'
import * as profile from '@girassol/contract/profile'
import * as sellerRegistration from '@girassol/contract/seller-registration'
import * as session from '@girassol/contract/session'
import * as settings from '@girassol/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, readyCart, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { toDemoEmail } from './test-contract.ts'

let shop: Shop
let administrator: Caller
let integrator: Caller

beforeAll(async () => {
  shop = await openShop('postgres')
  administrator = await shop.as(toDemoEmail('ADMINISTRATOR'), 'INT001')
  integrator = await shop.as(toDemoEmail('INTEGRATOR'))
})
afterAll(() => shop.close())

type Answer = Awaited<ReturnType<Caller>>
type Record = { readonly [field: string]: unknown }

/** A record without who saved it last, and when. */
const withoutTrace = ({ version: _version, updatedAt: _at, updatedBy: _by, ...record }: Record): Record => record

/** Reads the record, saves it unchanged, and reads it again. */
const saveBack = async (read: () => Promise<Record>, save: (record: Record) => Promise<Answer>) => {
  const before = await read()
  const saved = await save(before)
  expect(saved.statusCode < 300 ? null : saved.json()).toEqual(null)
  expect(withoutTrace(await read())).toEqual(withoutTrace(before))
}

const readFirst = async (answer: Promise<Answer>, list?: string): Promise<Record> => {
  const content = (await answer).json()
  const rows = list === undefined ? content : content[list]
  expect(rows.length).toBeGreaterThan(0)
  return rows[0]
}

test('USE-031 a customer that was read can be saved back unchanged', async () => {
  const id = await shop.customerIn('SP', { document: '52998224725' })
  await saveBack(
    async () => (await integrator(customers.showCustomer, { params: { id } })).json(),
    (record) => integrator(customers.saveCustomer, { body: record as never }),
  )
})

test('USE-031 a user that was read can be saved back unchanged', async () => {
  const { id } = await readFirst(administrator(administration.listUsers, { query: {} }), 'data')
  const params = { id: Number(id) }
  await saveBack(
    async () => (await administrator(administration.showUser, { params })).json(),
    (record) => {
      const seller = record.seller as { id: number } | null
      const body = { ...record, sellerId: seller?.id ?? null }
      return administrator(administration.changeUser, { params, body: body as never })
    },
  )
})

test('USE-031 a profile that was read can be saved back unchanged', async () => {
  await saveBack(
    async () => (await integrator(session.readSession)).json(),
    (record) => integrator(profile.updateProfile, { body: record as never }),
  )
})

test('USE-031 an integrator that was read can be saved back unchanged', async () => {
  const params = { id: 2 }
  await saveBack(
    async () => (await administrator(sellerRegistration.showRegistration, { params })).json(),
    (record) => administrator(sellerRegistration.changeRegistration, { params, body: record as never }),
  )
})

test('USE-031 a consultant that was read can be saved back unchanged', async () => {
  const read = () => readFirst(administrator(consultants.listManagedConsultants))
  await saveBack(read, (record) =>
    administrator(consultants.changeConsultant, { params: { id: Number(record.id) }, body: record as never }),
  )
})

test('USE-031 a link that was read can be saved back unchanged', async () => {
  const read = () => readFirst(administrator(links.listManagedLinks))
  await saveBack(read, (record) =>
    administrator(links.changeLink, { params: { id: Number(record.id) }, body: record as never }),
  )
})

test('USE-031 another payment method that was read can be saved back unchanged', async () => {
  const body = { code: 'CASA1', description: 'Metade na entrega', quantityInstallment: 2, rangeInstallment: 30 }
  await administrator(paymentMethods.addOtherMethod, { body })
  const read = () =>
    readFirst(administrator(paymentMethods.listManagedOtherMethods, { query: { term: body.code } }), 'data')
  await saveBack(read, (record) =>
    administrator(paymentMethods.changeOtherMethod, { params: { id: Number(record.id) }, body: record as never }),
  )
})

test('USE-031 an instalment table that was read can be saved back unchanged', async () => {
  const read = () => readFirst(administrator(paymentMethods.listInstalmentTables))
  await saveBack(read, (record) =>
    administrator(paymentMethods.changeInstalmentTable, {
      params: { reference: String(record.reference) as never },
      body: { ...record, seen: record } as never,
    }),
  )
})

test('USE-031 the freight of a state that was read can be saved back unchanged', async () => {
  const read = async () => {
    const rows: Record[] = (await administrator(freight.listFreightTable)).json()
    return rows.find(({ uf }) => uf === 'SP') ?? {}
  }
  await saveBack(read, (record) =>
    administrator(freight.changeFreight, {
      params: { uf: 'SP' },
      body: { ...(record.rates as object), seen: record.rates } as never,
    }),
  )
})

test('USE-031 the settings that were read can be saved back unchanged', async () => {
  await saveBack(
    async () => (await administrator(settings.showOperation)).json(),
    (record) => administrator(settings.changeOperation, { body: { ...record, seen: record } as never }),
  )
})

test('USE-031 C-158 the assumptions of estimates that were read can be saved back unchanged', async () => {
  await saveBack(
    async () => (await administrator(settings.showEnergySettings)).json(),
    (record) => administrator(settings.changeEnergySettings, { body: { ...record, seen: record } as never }),
  )
})

test('USE-031 the terms of a cart that was read can be saved back unchanged', async () => {
  const { id } = await readyCart(shop, integrator)
  await saveBack(
    async () => (await integrator(cart.readCart)).json(),
    (record) => integrator(cart.updateCart, { params: { id }, body: record as never }),
  )
})
