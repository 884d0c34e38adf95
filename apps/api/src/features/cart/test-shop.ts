import * as contract from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { GeneratorOptions, OrderView } from '@girassol/contract/orders'
import { checkKitStrings, proposeKitsWithSizing, type StoredKit, type TaggedKit } from '@girassol/domain/generator'
import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { Customer } from '../../database/schema.ts'
import { demonstrationNow } from '../../database/test-contents.ts'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { Context, Tx } from '../../http/context.ts'
import { type ApplicationOptions, type Caller, testApplication } from '../../test-application.ts'
import { loadGeneratorCatalogue } from '../catalogue/generator-catalogue-queries.ts'
import { replaceKitItems } from './items/replace-kit-items.ts'
import { lockCart } from './opening/lock-cart.ts'

export const products = {
  panel: '10010005',
  inverter: '10100003',
  clamp: '10200001',
  soldOutPanel: '10010011',
  arrivingPanel: '10010012',
  internalPanel: '10010001',
  readyKit: '20010001',
  soldOutKit: '20010019',
  promotion: '30010001',
  otherPromotion: '30010002',
  reward: '40010001',
} as const

export const noon = demonstrationNow

const places = {
  SP: { erp_city: '3550308', erp_city_name: 'São Paulo', address_cep: '01310100' },
  SC: { erp_city: '4205407', erp_city_name: 'Florianópolis', address_cep: '88010000' },
  PA: { erp_city: '1501402', erp_city_name: 'Belém', address_cep: '66010000' },
} as const

let customers = 0

type MoreOfCustomer = Partial<Insertable<Customer>>

/** A new customer of a seller, in the capital of a state. */
const insertCustomer = async (
  db: Database,
  uf: keyof typeof places,
  { sellerCode, ...more }: MoreOfCustomer & { sellerCode: string },
) => {
  customers += 1
  const seller = await db.selectFrom('seller').select('id').where('erp_code', '=', sellerCode).executeTakeFirstOrThrow()
  const row = {
    seller_id: seller.id,
    document_type: 'F' as const,
    document: String(10_000_000_000 + customers),
    name: `Cliente ${customers}`,
    email: `cliente${customers}@girassol.demo`,
    phone_code: '11',
    phone: '988887777',
    address_description: 'Rua das Flores',
    address_number: '10',
    address_neighborhood: 'Centro',
    erp_state: uf,
    ...places[uf],
    ...more,
  }
  return (await db.insertInto('customer').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const createContext = async (tx: Tx, email: string): Promise<Context> => {
  const user = await tx.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  const seller = await tx
    .selectFrom('seller')
    .select(['id', 'erp_code', 'erp_state'])
    .where('id', '=', user.seller_id ?? user.owner_id ?? 0)
    .executeTakeFirstOrThrow()
  const actor = {
    userId: user.id,
    name: user.name,
    roles: user.roles,
    seller: { id: seller.id, erpCode: seller.erp_code, erpState: seller.erp_state },
    canViewProductPrices: user.can_view_product_prices,
    canViewMarginLiquid: user.can_view_margin_liquid,
  }
  return { tx, actor, now: noon } as unknown as Context
}

type SizedFor = { readonly kit: TaggedKit; readonly options: GeneratorOptions }

/** Puts the best result of the kit search in the caller's cart, as the search does. */
const putKit = (db: Database, email: string, { kit, options }: SizedFor): Promise<OrderView> =>
  db.transaction().execute(async (tx) => {
    const context = await createContext(tx, email)
    const stored = toStoredKit(kit, options.roofTypeId)
    return replaceKitItems(context, { cart: await lockCart(context), options, kit: stored, items: kit.items })
  })

/** The best fit for the options in a state, from the demonstration's catalogue. */
const sizeKit = async (db: Database, options: GeneratorOptions, uf: string): Promise<TaggedKit> => {
  const wanted = { seesInternal: false, now: noon }
  const catalogue = await db.transaction().execute((tx) => loadGeneratorCatalogue(tx, wanted))
  const { power, ...rest } = options
  const proposed = proposeKitsWithSizing({ ...rest, powerKwp: power, uf }, catalogue)
  const kit = proposed.status === 'PROPOSED' && proposed.kits.find(({ tags }) => tags.includes('MELHOR_AJUSTE'))
  if (!kit) throw new Error(`no kit: ${JSON.stringify(proposed).slice(0, 200)}`)
  return kit
}

export type Shop = Awaited<ReturnType<typeof openShop>>

/** The demonstration on its own database, at noon of a Monday, and the actions that tests of buying need. */
export const openShop = async (kind: DatabaseKind, options: ApplicationOptions = {}) => {
  const application = await testApplication({ ...options, kind, contents: 'demonstration' })
  const { db } = application.deps.connection
  application.setNow(noon)
  return {
    ...application,
    db,
    customerIn: (uf: keyof typeof places, more: MoreOfCustomer & { sellerCode?: string } = {}) =>
      insertCustomer(db, uf, { sellerCode: 'INT001', ...more }),
    putKit: (email: string, sized: SizedFor) => putKit(db, email, sized),
    sizeKit: (options: GeneratorOptions, uf: string) => sizeKit(db, options, uf),
  }
}

const toStoredKit = (kit: TaggedKit, roofTypeId: number): StoredKit => ({
  moduleCode: kit.module.code,
  inverterCode: kit.inverter.code,
  module: kit.module.module,
  inverter: kit.inverter.inverter,
  loads: kit.sizing.loads,
  roofTypeId,
})

/** Whether a kit sized for one state is unsafe in another. */
export const isUnsafeIn = (kit: TaggedKit, roofTypeId: number, uf: string): boolean =>
  !checkKitStrings({ ...toStoredKit(kit, roofTypeId), uf }).allowed

export const kitOptions: GeneratorOptions = {
  power: 5.5,
  inverterBrandId: '201',
  inverterId: products.inverter,
  moduleId: products.panel,
  roofTypeId: 1,
}

const answered = async (answer: ReturnType<Caller>): Promise<OrderView> => {
  const { statusCode, body } = await answer
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
  return JSON.parse(body) as OrderView
}

export const add = (call: Caller, erpCode: string, quantity: number): Promise<OrderView> =>
  answered(call(contract.addCartItem, { body: { erpCode, quantity } }))

export const change = (
  call: Caller,
  id: number,
  body: RequestFor<typeof contract.updateCart>['body'],
): Promise<OrderView> => answered(call(contract.updateCart, { params: { id }, body }))

/** An empty cart of a type; items of earlier tests are removed. */
export const emptied = async (call: Caller, type: 'MP' | 'PA' | 'BF' = 'MP'): Promise<OrderView> => {
  await call(contract.openCart)
  await call(contract.emptyCart)
  return answered(call(contract.changeCartType, { params: { type } }))
}

/** A complete cart of type MP: ten panels, an inverter, a customer in São Paulo, Pix. */
export const readyCart = async (shop: Shop, call: Caller, sellerCode = 'INT001'): Promise<OrderView> => {
  const { id } = await emptied(call)
  await add(call, products.panel, 10)
  await add(call, products.inverter, 1)
  const customerId = await shop.customerIn('SP', { sellerCode })
  return change(call, id, { customerId, addressType: 'same', paymentMethod: 'PIX' })
}
