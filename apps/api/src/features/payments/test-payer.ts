import * as cart from '@girassol/contract/cart'
import type { PaymentMethod } from '@girassol/domain/payments'
import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Caller } from '../../test-application.ts'
import { readyCart, type Shop } from '../cart/test-shop.ts'

/** The payment columns for each method, in an order of R$ 7.198,00 without interest. */
const paidBy = {
  PIX: {},
  BARCODE: {},
  CREDIT_CARD: { card1_installments: 6 },
  'CREDIT_CARD + BARCODE': { card1_installments: 3, card1_value_cents: 400_000, card2_value_cents: 319_800 },
  'CREDIT_CARD + CREDIT_CARD': {
    card1_installments: 3,
    card1_value_cents: 400_000,
    card2_installments: 2,
    card2_value_cents: 319_800,
  },
  DEPOSIT: {},
  FINANCING: {},
  OTHERS: {},
} as const satisfies Record<PaymentMethod, Updateable<DB['orders']>>

/** For tests: an order of the integrator that waits for its payment by this method. */
export const approvedOrder = async (
  { shop, call }: { readonly shop: Shop; readonly call: Caller },
  method: PaymentMethod,
  more: Updateable<DB['orders']> = {},
): Promise<number> => {
  const { id } = await readyCart(shop, call)
  const finished = await call(cart.finishAsOrder, { params: { id } })
  if (finished.statusCode !== 200) throw new Error(finished.body)
  const approved = { status: 'INVOICE_APPROVED', approved_at: '2026-11-23T14:00:00.000Z' } as const
  await shop.db
    .updateTable('orders')
    .set({ ...approved, payment_method: method, ...paidBy[method], ...more })
    .where('id', '=', id)
    .execute()
  return id
}
