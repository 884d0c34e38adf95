import type * as contract from '@girassol/contract/catalogue'
import { canBePromoted, contentSentences } from '@girassol/domain/catalogue'
import type { Context, Handler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { findPromotionEnd } from '../../settings/promotion-queries.ts'
import { storedName } from '../files/technical-file-name.ts'
import { findAnyProductDetail } from '../store/product-detail-queries.ts'
import { findReader } from '../store/product-reader.ts'
import { findProductContent, type ProductContent } from './product-content-queries.ts'

const notFound = 'Produto não encontrado.'

/** The portal's columns of the product, or 404. */
export const contentOrNotFound = async (tx: Context['tx'], code: string): Promise<ProductContent> =>
  orNotFound(await findProductContent(tx, code), notFound)

const toContentView = (content: ProductContent): contract.ManagedProductView['content'] => ({
  pictures: [...content.pictures],
  files: content.files.map((file) => ({ name: file.name, stored: storedName(file), bytes: file.bytes ?? null })),
  storeText: content.storeText,
  promoted: content.promoted,
  internalMark: content.internalMark,
  inmetro: content.inmetro,
  successor: content.successor,
})

/** The whole record of a product, or 404 (USE-026). */
export const findManagedProduct = async (
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  code: string,
): Promise<contract.ManagedProductView> => {
  const content = await contentOrNotFound(tx, code)
  const reader = { ...(await findReader({ tx, actor, now }, {})), sellerId: null }
  const decision = canBePromoted(content.groupCode)
  return {
    product: orNotFound(await findAnyProductDetail(tx, code, reader), notFound),
    isActive: content.isActive,
    isInStore: content.isInStore,
    weightKg: content.weightKg,
    cubageM3: content.cubageM3,
    readAt: content.readAt,
    erpText: content.erpText,
    erpInmetro: content.erpInmetro,
    content: toContentView(content),
    promotion: {
      refusal: decision.allowed ? null : contentSentences[decision.refusal],
      finish: await findPromotionEnd(tx, reader.today),
    },
    version: content.version,
    updatedAt: content.updatedAt,
    updatedBy: content.updatedBy,
  }
}

/** USE-026: one product, with the columns of the ERP and those of the portal. */
export const showManagedProduct: Handler<typeof contract.showManagedProduct> = (context, { params: { code } }) =>
  findManagedProduct(context, code)
