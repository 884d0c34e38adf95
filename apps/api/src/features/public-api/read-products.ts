import type * as contract from '@girassol/contract/public-api'
import { everyStoreGroup } from '@girassol/domain/catalogue'
import type { FileHandler, Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { downloadFile } from '../catalogue/files/download-file.ts'
import { findProductDetail } from '../catalogue/store/product-detail-queries.ts'
import { findProductsAfter } from '../catalogue/store/product-queries.ts'
import { findReader } from '../catalogue/store/product-reader.ts'
import { shownGroups } from '../settings/promotion-queries.ts'
import { asStorefront } from './as-storefront.ts'
import { readPlace, toCursorPage } from './page-cursor.ts'
import { toApiProduct, toApiProductDetail } from './product-shapes.ts'

/** API-009: the products of the store that match, by code. */
export const listProducts: Handler<typeof contract.listProducts> = async (context, { query }) => {
  const { limit, after, ...filter } = query
  const listed = { call: 'products', filter }
  const place = readPlace<string>(context, listed, after)
  const reader = await findReader(asStorefront(context), {})
  const wanted = everyStoreGroup.filter((group) => filter.group === undefined || group === filter.group)
  const groups = await shownGroups(context.tx, wanted, reader.today)
  const rows = await findProductsAfter(
    context.tx,
    { groups, term: filter.term },
    { ...reader, after: place, limit: limit + 1 },
  )
  return toCursorPage(context, listed, {
    rows,
    limit,
    toPlace: ({ B1_COD }) => B1_COD,
    toViews: (shown) => shown.map(toApiProduct),
  })
}

/** API-009: one product by its code; 404 for one that the store does not show. */
export const showProduct: Handler<typeof contract.showProduct> = async (context, { params: { code } }) => {
  const found = await findProductDetail(context.tx, code, await findReader(asStorefront(context), {}))
  if (found?.B1_COD !== code) throw notFound('Produto não encontrado.')
  return toApiProductDetail(found, context.publicUrl)
}

/** API-009, STORE-038: a file of a product; 404 for one of a product that the store does not show. */
export const downloadDatasheet: FileHandler<typeof contract.downloadDatasheet> = (context, input) =>
  downloadFile(asStorefront(context), input)
