import type * as contract from '@girassol/contract/budgets'
import { computeRemadeState } from '@girassol/domain/budgets'
import { answerAction } from '@girassol/domain/orders'
import { reaisFrom } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { selectAttachments, selectItemsToCopy, toRemadeItem } from '../cart/opening/remake-source.ts'
import { toFactsOfOrder } from '../order-record/order-facts.ts'
import { atTodaysPrices, listOrderLines, type OrderLine } from '../order-record/order-lines.ts'
import { loadOrderTerms } from '../order-record/prices/order-terms.ts'
import { priceWithParts } from '../order-record/prices/saved-order-price.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { asRemade } from './remade-columns.ts'

/** For each item today's price and date beside the agreed ones, and the totals of both (C-57). */
export const previewRemake: Handler<typeof contract.previewRemake> = async (context, { params }) => {
  const { actor, now } = context
  const order = await findOrder(context, params.id)
  const answer = answerAction('remake', toFactsOfOrder(order, context))
  if (!answer.allowed) throw new Refused(answer.reason, { status: 409, reason: answer.refusal })
  const lines = await listOrderLines(context, order.id)
  const terms = await loadOrderTerms(context, order)
  const reais = (cents: number) => (actor.canViewProductPrices ? reaisFrom(cents) : null)
  const computeTotal = (some: readonly OrderLine[]) =>
    reais(
      priceWithParts({ order: asRemade(order), lines: some.map(atTodaysPrices), terms, now, as: 'BUDGET' })
        .total_invoice_cents,
    )
  const files = selectAttachments(context.tx, order.id).select((eb) => eb.fn.countAll<number>().as('count'))
  return {
    items: lines.map(toRemadeItem).map((item) => ({
      productErpCode: item.code,
      productName: item.name,
      quantity: item.quantity,
      unitValue: { before: reais(item.before.unitValueCents), after: reais(item.today.unitValueCents) },
      availability: { before: item.before.availability, after: item.today.availability },
      state: computeRemadeState(item),
    })),
    total: {
      before: reais(order.total_invoice_cents),
      available: computeTotal(selectItemsToCopy(lines, false)),
      all: computeTotal(selectItemsToCopy(lines, true)),
    },
    attachments: (await files.executeTakeFirstOrThrow()).count,
    discountValue: actor.canViewProductPrices ? Number(order.discount_value) : null,
  }
}
