import { canPutInCart } from '@girassol/domain/cart'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import { computeGeneratorPower } from '@girassol/domain/orders'
import { substitutionSentences } from '@girassol/domain/substitutions'
import type { Context } from '../../http/context.ts'
import { availabilityToday, findSellableProducts, type SellableProduct } from '../cart/items/sellable-products.ts'
import type { OrderLine } from '../order-record/order-lines.ts'
import { priceOfUnit } from './present-kit.ts'
import type { FoundSubstitutes, NextItem, Substitute } from './substitute.ts'
import type { Target } from './target.ts'

type Succession = {
  readonly target: Target
  readonly line: OrderLine
  /** The successor that is named, and the first of its chain that is sold. */
  readonly named: string | null
  readonly sold: string | null
}

/** The items with the successor in the place of the replaced one; units that it already has are added. */
const toNextItems = ({ target, line }: Succession, product: SellableProduct): readonly NextItem[] => {
  const present = target.lines.find(({ product_code }) => product_code === product.code)
  const replacing = {
    code: product.code,
    quantity: roundToSaleMultiple(product.code, line.quantity) + (present?.quantity ?? 0),
    kitQuantity: line.kit_quantity + (present?.kit_quantity ?? 0),
  }
  return target.lines
    .filter((each) => each !== present)
    .map((each) =>
      each === line ? replacing : { code: each.product_code, quantity: each.quantity, kitQuantity: each.kit_quantity },
    )
}

const toSubstitute = (context: Pick<Context, 'now'>, given: Succession, product: SellableProduct): Substitute[] => {
  const { target, line } = given
  const items = toNextItems(given, product)
  const quantity = items.find(({ code }) => code === product.code)?.quantity ?? 0
  const availability = availabilityToday(product, quantity, context.now)
  const { type } = target.order
  const decision = canPutInCart({
    type,
    groupCode: product.group_code,
    quantity,
    quantityBefore: 0,
    availability,
    promotionOpen: true,
    besideAnotherPromotion: false,
  })
  if (!decision.allowed || availability === null) return []
  const units = roundToSaleMultiple(product.code, line.quantity)
  const powerOf = (each: Pick<OrderLine, 'group_code' | 'power_w'>) =>
    computeGeneratorPower({ groupCode: each.group_code, powerW: each.power_w })
  const oldTotalCents = priceOfUnit(line) * line.quantity
  return [
    {
      code: product.code,
      name: product.name,
      isSuccessor: true,
      isImmediate: availability === 'Immediate',
      availability,
      powerDifferenceW: powerOf(product) * units - powerOf(line) * line.quantity,
      priceDifferenceCents: product.price_cents * units - oldTotalCents,
      oldTotalCents,
      warnings: [],
      stringsAfter: null,
      items,
      concerns: new Set([line.product_code, product.code]),
      sized: null,
    },
  ]
}

const findNote = ({ named, sold }: Succession): string | null => {
  if (named === null) return substitutionSentences.noSuccessor
  return sold === null ? substitutionSentences.successorNotSold : null
}

/** The successor of an item that no sizing decides on: every one but the module and the inverter of a kit (SUB-005). */
export const listSuccessorSubstitutes = async (context: Context, given: Succession): Promise<FoundSubstitutes> => {
  const note = findNote(given)
  if (note !== null || given.sold === null) return { substitutes: [], note, stringsBefore: null }
  const product = (await findSellableProducts(context, [given.sold])).of(given.sold)
  const substitutes = toSubstitute(context, given, product)
  return {
    substitutes,
    note: substitutes.length === 0 ? substitutionSentences.successorNotSold : null,
    stringsBefore: null,
  }
}
