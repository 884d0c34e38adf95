import type * as contract from '@girassol/contract/points-store'
import { computeAvailability } from '@girassol/domain/catalogue'
import { canTradePoints, tradeSentences } from '@girassol/domain/points'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import { notifyAboutTrade } from '../../notifications/notify-about-trade.ts'
import { removeFromWishlist } from '../../wishlist/remove-wish.ts'
import { readTradeableBalance } from '../ledger/balance-queries.ts'
import { bookLedger } from '../ledger/ledger-store.ts'
import { pointsSeller } from '../ledger/points-scope.ts'
import { lockPointsProduct } from './points-product-queries.ts'
import { findTrade } from './trade-queries.ts'
import { insertTrade, takeUnit } from './trade-store.ts'

/**
 * PTS-045, PTS-085, C-129: trades points for one unit. The integrator and then the product are locked, so that two
 * concurrent trades can spend neither the same points nor the same unit; everything is committed together or not at
 * all.
 */
export const tradePoints: Handler<typeof contract.tradePoints> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const seller = orNotFound(await lockSeller(tx, await pointsSeller(context)), 'Integrador não encontrado.')
  const product = orNotFound(await lockPointsProduct(tx, params.id, { actor }), 'Produto não encontrado.')
  const today = toDay(now)
  const stock = { remainingQuantity: product.remaining_quantity, boardingDate: product.boarding_date }
  const decision = canTradePoints({
    isEnabled: seller.points_enabled,
    availability: computeAvailability({ ...stock, quantity: 1, today }),
    requiredPoints: product.points,
    confirmedPoints: body.value ?? null,
    tradeable: await readTradeableBalance(tx, seller.id, today),
  })
  orRefuse(decision, tradeSentences)
  const id = await insertTrade(tx, { sellerId: seller.id, product, address: body, userId: actor.userId, now })
  await bookLedger(tx, seller.id)
  await takeUnit(tx, product.code)
  if (body.wishlist) await removeFromWishlist(tx, { sellerId: seller.id, code: product.code })
  const trade = orNotFound(await findTrade(tx, { id, sellerId: seller.id }))
  await notifyAboutTrade(context, trade)
  return trade
}
