import {
  type Cents,
  compareDecimals,
  computePercent,
  computePercentage,
  type DecimalText,
  reaisFrom,
  subtractReais,
  toDecimal,
} from '../../shared/money.ts'

/** One product of the order. Panels have their power in W; ready and promotional kits have their own (C-80). */
export type TotalsLine = {
  readonly unitValueCents: Cents
  readonly costCents: Cents
  readonly quantity: number
  /** W of generator power that one unit adds: a panel's, a ready kit's, else 0. */
  readonly generatorPowerW: number
}

/** One card's share of the raw value, in cents, and the interest in percent for its instalments. */
export type CardPart = { readonly cents: Cents | 'all'; readonly interestPercent: DecimalText }

export type TotalsInput = {
  readonly lines: readonly TotalsLine[]
  /** BRL, up to 5 decimals (C-81). */
  readonly discountValue: DecimalText
  readonly freight: {
    readonly pickup: boolean
    readonly percentage: DecimalText
    readonly minimumCents: Cents
    readonly discountCents: Cents
  }
  /** Only card parts have interest; boleto, Pix and the others have none. */
  readonly cards: readonly CardPart[]
  readonly grossCommissionCents: Cents
  /** Percent, 20 by default. */
  readonly serviceTaxPercent: DecimalText
}

export type OrderTotals = {
  readonly subTotalCents: Cents
  /** The applied discount: never below zero nor above the sub total. */
  readonly discountValue: DecimalText
  /** Discount in percent of the sub total. */
  readonly percentage: DecimalText
  readonly subTotalWithDiscountCents: Cents
  readonly freightCents: Cents
  readonly rawInvoiceCents: Cents
  readonly interestCents: Cents
  readonly interestPercentage: DecimalText
  readonly totalInvoiceCents: Cents
  readonly grossCommissionCents: Cents
  readonly netCommissionCents: Cents
  readonly kitPowerKw: number
  /** Percent. */
  readonly marginLiquid: DecimalText
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0)

const asReais = (cents: Cents): DecimalText => toDecimal(reaisFrom(cents), 2)

/** 0 ≤ discount ≤ sub total (C-80): a discount is reduced when items are removed. */
const boundedDiscount = (wanted: DecimalText, subTotalCents: Cents): DecimalText => {
  if (compareDecimals(wanted, '0') < 0) return '0'
  return compareDecimals(wanted, asReais(subTotalCents)) > 0 ? asReais(subTotalCents) : wanted
}

/** The freight before its discount, cents (C-80); for a pickup the freight that is saved (DET-053). */
export const grossFreight = (
  freight: Pick<TotalsInput['freight'], 'percentage' | 'minimumCents'>,
  subTotalWithDiscountCents: Cents,
): Cents => Math.max(computePercent(subTotalWithDiscountCents, freight.percentage), freight.minimumCents)

/** The margin in percent of the price, of a product or of a whole order (C-80, STORE-021). */
export const computeMarginLiquid = (of: { readonly valueCents: Cents; readonly costCents: Cents }): DecimalText =>
  computePercentage(asReais(of.valueCents - of.costCents), asReais(of.valueCents))

/**
 * The only computation of an order's values (C-80), used by cart, simulation, validation and budget edit. Exact
 * decimals, rounded half-up to cents once at each named step; an empty order has no freight.
 */
export const computeOrderTotals = (input: TotalsInput): OrderTotals => {
  const subTotalCents = sum(input.lines, (line) => line.unitValueCents * line.quantity)
  const costCents = sum(input.lines, (line) => line.costCents * line.quantity)
  const discountValue = boundedDiscount(input.discountValue, subTotalCents)
  const subTotalWithDiscountCents = subtractReais(subTotalCents, discountValue)
  const isCarried = input.lines.length > 0 && !input.freight.pickup
  const gross = isCarried ? grossFreight(input.freight, subTotalWithDiscountCents) : 0
  const freightCents = gross - Math.min(Math.max(input.freight.discountCents, 0), gross)
  const rawInvoiceCents = subTotalWithDiscountCents + freightCents
  const interestCents = sum(input.cards, (card) =>
    computePercent(card.cents === 'all' ? rawInvoiceCents : card.cents, card.interestPercent),
  )
  return {
    subTotalCents,
    discountValue,
    percentage: computePercentage(discountValue, asReais(subTotalCents), 5),
    subTotalWithDiscountCents,
    freightCents,
    rawInvoiceCents,
    interestCents,
    interestPercentage: computePercentage(asReais(interestCents), asReais(rawInvoiceCents)),
    totalInvoiceCents: rawInvoiceCents + interestCents + input.grossCommissionCents,
    grossCommissionCents: input.grossCommissionCents,
    netCommissionCents: computePercent(input.grossCommissionCents, toDecimal(100 - Number(input.serviceTaxPercent), 4)),
    kitPowerKw: sum(input.lines, (line) => line.generatorPowerW * line.quantity) / 1000,
    marginLiquid: computeMarginLiquid({ valueCents: subTotalWithDiscountCents, costCents }),
  }
}
