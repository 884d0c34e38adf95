import { displayName } from '@girassol/domain/catalogue'
import type { Transformer } from '@girassol/domain/grid'
import { reaisFrom } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Actor } from '../../http/actor.ts'
import { onSaleTo } from '../catalogue/store/visible-products.ts'

export type OfferedTransformer = Transformer & {
  readonly code: string
  readonly name: string
  /** Reais; null for users who may not see prices (C-29). */
  readonly price: number | null
}

type TransformerRow = Omit<OfferedTransformer, 'price'> & { readonly priceCents: number }

/** Every transformer that this user may buy; few among all products (GRID-004). */
export const listTransformers = async (tx: Tx, actor: Actor): Promise<readonly OfferedTransformer[]> => {
  const { rows } = await sql<TransformerRow>`
    select p.code, p.name, p.transformer_kva::float8 as kva, p.transformer_input_v as "inputV",
      p.transformer_output_v as "outputV", p.price_cents as "priceCents"
    from product p where p.transformer_kva is not null and ${onSaleTo(actor)}
    order by p.transformer_kva, p.code
  `.execute(tx)
  return rows.map(({ priceCents, name, ...row }) => ({
    ...row,
    name: displayName(name),
    price: actor.canViewProductPrices ? reaisFrom(priceCents) : null,
  }))
}
