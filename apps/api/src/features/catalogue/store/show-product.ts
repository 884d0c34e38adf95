import type * as contract from '@girassol/contract/catalogue'
import type { Handler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { findProductDetail } from './product-detail-queries.ts'
import { findReader } from './product-reader.ts'

/** STORE-028, C-36: one product with its technical sheet; 404 if this user may not see it. */
export const showProduct: Handler<typeof contract.showProduct> = async (context, { params }) =>
  orNotFound(
    await findProductDetail(context.tx, params.urlId, await findReader(context, {})),
    'Produto não encontrado.',
  )
