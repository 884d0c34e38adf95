import type * as contract from '@girassol/contract/substitutions'
import { displayName } from '@girassol/domain/catalogue'
import { reaisFrom } from '@girassol/domain/shared'
import type { Handler, Tx } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { findSuccessors } from '../../catalogue/store/sold-successor.ts'
import { listAffected, sumAffected } from './impact-queries.ts'

/** A product, sold or not; 404 for a code that does not exist. */
export const findProduct = async (tx: Tx, code: string) => {
  const row = await tx
    .selectFrom('product')
    .select(['code', 'name', 'active', 'online_store'])
    .where('code', '=', code)
    .executeTakeFirst()
  const { name, active, online_store } = orNotFound(row, 'Produto não encontrado.')
  return { code, name: displayName(name), isSold: active && online_store }
}

const toProduct = async (tx: Tx, code: string | null): Promise<contract.Impact['successor']> => {
  if (code === null) return null
  const { name } = await findProduct(tx, code)
  return { code, name }
}

/**
 * C-193: who is affected when a product can no longer be ordered. Values are null for users who may not see prices
 * (C-29); a cart is counted without its number, because only its user opens it.
 */
export const showImpact: Handler<typeof contract.showImpact> = async ({ tx, actor, now }, { params, query }) => {
  const { code } = params
  const product = await findProduct(tx, code)
  const successors = await findSuccessors(tx, [code], actor)
  const { valueCents, ...sums } = await sumAffected(tx, { code, now })
  const rows = await listAffected(tx, { code, now }, query)
  const reais = (cents: number) => (actor.canViewProductPrices ? reaisFrom(cents) : null)
  return {
    product,
    successor: await toProduct(tx, successors.get(code)?.sold ?? null),
    sums: { ...sums, value: reais(valueCents) },
    data: rows.map(({ valueCents: cents, ...row }) => ({ ...row, value: reais(cents) })),
    total: rows.length === 0 ? 0 : sums.carts + sums.budgets + sums.orders,
    totalIsExact: true,
  }
}
