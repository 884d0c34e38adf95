import type * as contract from '@girassol/contract/quick-order'
import type { QuickPreview } from '@girassol/contract/quick-order'
import type { OrderType } from '@girassol/domain/orders'
import {
  listPossibleCodes,
  mostQuickLines,
  type QuickLine,
  readQuickCells,
  readQuickText,
  toQuickEntry,
} from '@girassol/domain/quick-order'
import { sql } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import type { Handler, LookupHandler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { readListFile } from '../../spreadsheets/read-list-file.ts'
import { type CartOwner, isOpenCart } from '../order-record/open-carts.ts'
import { type Reading, storedLines } from '../order-record/order-lines.ts'
import { selectOrders } from '../order-record/order-record.ts'
import { findOffers } from './find-offers.ts'
import { judgeForCart, toRowView } from './judge-for-cart.ts'
import { findKnownProducts } from './known-products.ts'
import { toQuickCart } from './quick-cart.ts'

const readOpenCart = compileOnce((tx, owner: CartOwner) =>
  selectOrders(tx)
    .select(storedLines(sql.ref('orders.id')).as('lines'))
    .where(isOpenCart(owner))
    .compile(),
)

/** The verdicts of the lines for the open cart; changes nothing. */
const previewLines = async (
  context: Reading,
  lines: readonly QuickLine[],
  changeType: OrderType | undefined,
): Promise<QuickPreview> => {
  const owner = { userId: context.actor.userId, sellerId: requireSeller(context.actor).id }
  if (lines.length > mostQuickLines) {
    throw new Refused(`A lista pode ter no máximo ${mostQuickLines} linhas.`, { status: 400, reason: 'tooManyLines' })
  }
  const [open] = (await readOpenCart(context.tx, owner)).rows
  const products = await findKnownProducts(context, listPossibleCodes(lines))
  const entries = lines.map((line) => toQuickEntry(line, (code) => products.has(code)))
  const cart = toQuickCart(open, changeType)
  const { rows, type, otherType } = await judgeForCart(context, { entries, products, cart })
  const offers = await findOffers(context, rows, type)
  return {
    rows: rows.map((row) => toRowView(row, products, offers.get(row.row))),
    cartVersion: open?.row_version ?? null,
    type,
    otherType,
  }
}

/** FAST-002, FAST-004, FAST-006: what each line of a written list would put in the cart. */
export const previewQuickOrder: Handler<typeof contract.previewQuickOrder> = (context, { body: { text, type } }) =>
  previewLines(context, readQuickText(text), type)

const mostMegabytes = 1

/** FAST-003: the same for a CSV, or the first sheet of an XLSX, of at most 1 MB. */
export const previewQuickOrderFile: LookupHandler<typeof contract.previewQuickOrderFile> = async (
  { actor, now, read },
  { query, body },
) => {
  if (body.size > mostMegabytes * 1024 * 1024) {
    throw new Refused(`O arquivo pode ter no máximo ${mostMegabytes} MB.`, { status: 400, reason: 'wrongFile' })
  }
  const rows = await readListFile(body, mostQuickLines + 1)
  const lines = readQuickCells(rows.map(({ line, cells }) => ({ row: line, cells })))
  return read((tx) => previewLines({ tx, actor, now }, lines, query.type))
}
