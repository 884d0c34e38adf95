import type { OrderType } from '@girassol/domain/orders'
import { compileOnce } from '../../../database/compile-once.ts'
import type { ActorSeller } from '../../../http/actor.ts'
import type { Context } from '../../../http/context.ts'
import { requireSeller } from '../../../http/require-seller.ts'
import { type CartOwner, isOpenCart } from '../../order-record/open-carts.ts'
import { type OrderRecord, selectOrders } from '../../order-record/order-record.ts'

const lockOpenRow = compileOnce((tx, owner: CartOwner) =>
  selectOrders(tx).where(isOpenCart(owner)).forUpdate('orders').compile(),
)

const lockOpen = async ({ tx, actor }: Context, seller: ActorSeller): Promise<OrderRecord | undefined> =>
  (await lockOpenRow(tx, { userId: actor.userId, sellerId: seller.id })).rows[0]

/** The unique index lets only one of several callers open it; the others wait for that commit. */
const open = async ({ tx, actor, now }: Context, seller: ActorSeller, type: OrderType): Promise<void> => {
  await tx
    .insertInto('orders')
    .columns(['type', 'seller_id', 'created_by', 'created_at', 'company_code', 'branch_code'])
    .expression((eb) =>
      eb
        .selectFrom('seller')
        .select((of) => [
          of.cast<string>(of.val(type), 'text').as('type'),
          'seller.id',
          of.cast<number>(of.val(actor.userId), 'integer').as('created_by'),
          of.cast<string>(of.val(now), 'timestamptz').as('created_at'),
          'seller.company_code',
          'seller.branch_code',
        ])
        .where('seller.id', '=', seller.id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Between opening and locking another call may finish the cart, but hardly twice in a row. */
const attempts = 5

/**
 * The open cart of this user and seller, created if there is none and locked until the call ends (C-30). Refuses if no
 * seller is in context.
 */
export const lockCart = async (context: Context, type: OrderType = 'MP'): Promise<OrderRecord> => {
  const seller = requireSeller(context.actor)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const cart = await lockOpen(context, seller)
    if (cart) return cart
    await open(context, seller, type)
  }
  throw new Error('The cart was finished each time it was opened')
}

/** The open cart, locked until the call ends, or null. */
export const lockOpenCart = async (context: Context): Promise<OrderRecord | null> =>
  (await lockOpen(context, requireSeller(context.actor))) ?? null
