import { compileOnce } from '../../database/compile-once.ts'
import type { Context } from '../../http/context.ts'

type Chosen = { readonly id: number; readonly sellerId: number }

const chooseRow = compileOnce((tx, { id, sellerId, now }: Chosen & { readonly now: string }) =>
  tx
    .updateTable('customer')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .returning(['id', 'document', 'name', 'phone_code', 'phone', 'email'])
    .returning(['address_cep', 'address_description', 'address_number', 'address_complement', 'address_neighborhood'])
    .returning(['erp_state', 'erp_city', 'erp_city_name'])
    .compile(),
)

/**
 * A customer of the seller who is chosen for a cart, and so comes first in its list (CUS-031); undefined for another
 * seller's.
 */
export const chooseCustomer = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, chosen: Chosen) =>
  (await chooseRow(tx, { ...chosen, now })).rows[0]
