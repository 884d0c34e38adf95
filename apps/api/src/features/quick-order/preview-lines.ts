import type { QuickPreview } from '@girassol/contract/quick-order'
import type { OrderType } from '@girassol/domain/orders'
import { listPossibleCodes, mostQuickLines, type QuickLine, toQuickEntry } from '@girassol/domain/quick-order'
import { sql } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import { Refused } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { type CartOwner, isOpenCart } from '../order-record/open-carts.ts'
import { type Reading, storedLines } from '../order-record/order-lines.ts'
import { selectOrders } from '../order-record/order-record.ts'
import { findOffers } from './find-offers.ts'
import { judgeForCart, toRowView } from './judge-for-cart.ts'
import { findKnownProducts } from './known-products.ts'
import { toQuickCart } from './quick-cart.ts'

const readOpenCart = compileOnce((tx, given: CartOwner & { readonly now: string }) =>
  selectOrders(tx)
    .select(storedLines(sql.ref('orders.id'), given.now).as('lines'))
    .where(isOpenCart(given))
    .compile(),
)

/** The verdicts of the lines for the open cart; changes nothing. */
export const previewLines = async (
  context: Reading,
  lines: readonly QuickLine[],
  changeType: OrderType | undefined,
): Promise<QuickPreview> => {
  const owner = { userId: context.actor.userId, sellerId: requireSellerId(context.actor) }
  if (lines.length > mostQuickLines) {
    throw new Refused(`A lista pode ter no máximo ${mostQuickLines} linhas.`, { status: 400, reason: 'tooManyLines' })
  }
  const [open] = (await readOpenCart(context.tx, { ...owner, now: context.now })).rows
  const products = await findKnownProducts(context, listPossibleCodes(lines))
  const entries = lines.map((line) => toQuickEntry(line, (code) => products.has(code)))
  const cart = toQuickCart(open, changeType)
  const { rows, type, otherType } = await judgeForCart(context, { entries, products, cart })
  const offers = await findOffers(context, rows, type)
  return {
    rows: rows.map((row) => toRowView(row, products, row.code === null ? offers.get(row.words) : undefined)),
    cartVersion: open?.row_version ?? null,
    type,
    otherType,
  }
}
