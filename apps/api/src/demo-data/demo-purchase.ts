import type { GeneratorOptions } from '@girassol/contract/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { addCartItem } from '../features/cart/items/add-cart-item.ts'
import { changeCartType } from '../features/cart/opening/change-cart-type.ts'
import { finishAsBudget, finishAsOrder } from '../features/cart/opening/finish-cart.ts'
import { createHeldCarts } from '../features/cart/opening/held-carts.ts'
import { updateCart } from '../features/cart/terms/update-cart.ts'
import { saveCustomer } from '../features/customers/save-customer.ts'
import { searchKits } from '../features/generator/search-kits.ts'
import type { Context } from '../http/context.ts'
import { Refused } from '../http/refused.ts'
import { pickFrom, seedFrom } from '../integrations/seed-from.ts'
import { demoNewCustomers } from './demo-customers.ts'
import type { DemoStory } from './demo-orders-plan.ts'

const kit = (
  power: number,
  [inverterBrandId, inverterId]: readonly [string, string],
  [moduleId, roofTypeId]: readonly [string, number],
): GeneratorOptions => ({ power, inverterBrandId, inverterId, moduleId, roofTypeId })

/** Pairs that make a kit in every state where the demonstration sells. */
const kits: readonly GeneratorOptions[] = [
  kit(5.5, ['201', '10100003'], ['10010005', 1]),
  kit(3.3, ['201', '10100001'], ['10010005', 2]),
  kit(6.9, ['201', '10100004'], ['10010007', 3]),
  kit(8.6, ['201', '10100004'], ['10010007', 1]),
  kit(11.7, ['201', '10100005'], ['10010008', 4]),
  kit(15.4, ['201', '10100007'], ['10010005', 4]),
  kit(20.4, ['201', '10100008'], ['10010008', 4]),
  kit(26.3, ['201', '10100009'], ['10010008', 2]),
  kit(50.2, ['202', '10100012'], ['10010009', 4]),
  kit(6.6, ['204', '10100024'], ['10010005', 4]),
]

const readyKits = ['20010001', '20010002', '20010005', '20010007', '20010010', '20010014', '20010016', '20010021']
const promotions = ['30010001', '30010002', '30010004']
/** Products that are often bought with a generator: clamps and spare parts. */
const extras = ['10200001', '10200002', '10200003']

/** One purchase in so many contains a ready kit, or an extra product. */
const readyOneIn = 4
const extraOneIn = 3

/**
 * Within one transaction, a cart must be read for each change: the version of its row changes with the transaction, not
 * with the change.
 */
const nothingHeld = createHeldCarts

type Buying = { readonly story: DemoStory; readonly seed: number }

const addReady = async (context: Context, type: 'PA' | 'BF', erpCode: string): Promise<void> => {
  await changeCartType(context, { params: { type } })
  await addCartItem(nothingHeld())(context, { body: { erpCode, quantity: 1 } })
}

const addKit = async (context: Context, seed: number): Promise<void> => {
  await changeCartType(context, { params: { type: 'MP' } })
  const options = pickFrom(kits, seed)
  const { reason } = orThrow(await searchKits(context, { body: options }))
  if (reason !== null) throw new Error(`no kit of ${JSON.stringify(options)}: ${reason.text}`)
  if (seed % extraOneIn === 0) {
    await addCartItem(nothingHeld())(context, {
      body: { erpCode: pickFrom(extras, seed), quantity: 4 + (seed % 5) },
    })
  }
}

const fill = (context: Context, { story, seed }: Buying): Promise<void> => {
  if (story.isPromotion) return addReady(context, 'BF', pickFrom(promotions, seed))
  return seed % readyOneIn === 0
    ? addReady(context, 'PA', pickFrom(readyKits, seed >>> 4))
    : addKit(context, seed >>> 4)
}

/** A use case returns a refusal instead of throwing it; here a refusal is a mistake in the plan. */
export const orThrow = <Result>(result: Result | Refused): Result => {
  if (result instanceof Refused) throw result
  return result
}

/** One of the seller's customers. If the seller has none, registers those that the demonstration defines for it. */
const chooseCustomer = async (context: Context, { story, seed }: Buying): Promise<number> => {
  const known = await context.tx
    .selectFrom('customer')
    .innerJoin('seller', 'seller.id', 'customer.seller_id')
    .select('customer.id')
    .where('seller.erp_code', '=', story.sellerCode)
    .orderBy('customer.id')
    .execute()
  if (known.length > 0) return pickFrom(known, seed >>> 8).id
  const forms = demoNewCustomers.filter(({ sellerCode }) => sellerCode === story.sellerCode)
  const saved = []
  for (const { form } of forms) saved.push(orThrow(await saveCustomer(context, { body: form })))
  return pickFrom(saved, seed >>> 8).id
}

const cardReais = 1500

const chooseCards = (method: PaymentMethod, seed: number) => {
  if (!method.startsWith('CREDIT_CARD')) return {}
  const card1installments = pickFrom([1, 3, 6, 10], seed)
  if (method === 'CREDIT_CARD') return { card1installments }
  const second = method.endsWith('CREDIT_CARD') ? { card2installments: 2 } : {}
  return { card1installments, card1value: cardReais, ...second }
}

const choosePayment = async (context: Context, id: number, { story, seed }: Buying): Promise<void> => {
  const paymentMethod = story.payment
  const bank = paymentMethod === 'FINANCING' ? { financingBank: 'OTHERS' as const } : {}
  await updateCart(nothingHeld())(context, { params: { id }, body: { paymentMethod, ...bank } })
  const cards = chooseCards(paymentMethod, seed >>> 12)
  if (Object.keys(cards).length > 0) await updateCart(nothingHeld())(context, { params: { id }, body: cards })
}

const findOpenCart = async ({ tx, actor }: Context): Promise<number | null> => {
  const cart = await tx
    .selectFrom('orders')
    .select('id')
    .where('created_by', '=', actor.userId)
    .where('seller_id', '=', actor.seller?.id ?? 0)
    .where('status', '=', 'CART')
    .executeTakeFirst()
  return cart?.id ?? null
}

/**
 * Makes a whole purchase in one transaction: opens, fills and finishes a cart, so that a killed process leaves no cart
 * behind. Returns null if the buyer already has a cart, because it belongs to a visitor.
 */
export const buy = async (context: Context, story: DemoStory): Promise<number | null> => {
  if ((await findOpenCart(context)) !== null) return null
  const seed = seedFrom(`${story.daysAgo} ${story.sellerCode} ${story.payment} ${story.to}`)
  const buying = { story, seed }
  await fill(context, buying)
  const id = await findOpenCart(context)
  if (id === null) throw new Error('The cart was not opened')
  const customerId = await chooseCustomer(context, buying)
  const addressType = story.isPickup ? 'pickup' : 'same'
  await updateCart(nothingHeld())(context, { params: { id }, body: { customerId, addressType } })
  await choosePayment(context, id, buying)
  const isBudget = story.quoted !== undefined || story.to.startsWith('BUDGET')
  const finish = isBudget ? finishAsBudget : finishAsOrder
  orThrow(await finish(nothingHeld())(context, { params: { id }, body: undefined }))
  return id
}
