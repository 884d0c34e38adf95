import type * as contract from '@girassol/contract/catalogue'
import { dayOf } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { findProductDetail } from './product-queries.ts'

/** STORE-028, C-36: one product with its technical sheet; what this user may not see does not exist. */
export const showProduct: Handler<typeof contract.showProduct> = async ({ tx, actor, now }, { params }) =>
  orNotFound(await findProductDetail(tx, params.urlId, { actor, today: dayOf(now) }), 'Produto não encontrado.')
