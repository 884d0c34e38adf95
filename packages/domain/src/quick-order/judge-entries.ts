import { cartItemSentences, mostUnits } from '../cart/cart-item.ts'
import { type Availability, stockRefusals } from '../catalogue/availability.ts'
import { promotionSentences } from '../catalogue/promotion.ts'
import { findOrderType } from '../catalogue/store-groups.ts'
import { roundToSaleMultiple, saleStep } from '../generator/sizing/sale-multiple.ts'
import type { OrderType } from '../orders/status/order-type.ts'
import { formatDay } from '../shared/brazil-time.ts'
import type { QuickEntry } from './read-lines.ts'

/** The wire values (FAST-004, C-190). */
export const quickVerdicts = [
  'OK',
  'MERGED',
  'ROUNDED',
  'CODE_UNKNOWN',
  'NOT_SOLD',
  'TYPE_MISMATCH',
  'QUANTITY_INVALID',
  'OUT_OF_STOCK',
  'AVAILABLE_LATER',
] as const
export type QuickVerdict = (typeof quickVerdicts)[number]

/** The verdicts of the rows that are put in the cart. */
const addedVerdicts: readonly QuickVerdict[] = ['OK', 'ROUNDED', 'AVAILABLE_LATER']

export const isAdded = (verdict: QuickVerdict): boolean => addedVerdicts.includes(verdict)

/** A product as the user may know it. */
export type QuickProduct = {
  readonly groupCode: string
  /** In the store, for this user. */
  readonly isSold: boolean
  /** When this many units would be shipped; null when they are out of stock. */
  readonly findAvailability: (quantity: number) => Availability | null
}

/** What the rows are judged against. */
export type QuickCart = {
  /** Null while the cart has no items: the first product that is sold sets it. */
  readonly type: OrderType | null
  readonly promotionOpen: boolean
  /** The units of each product in the cart, by code. */
  readonly units: ReadonlyMap<string, number>
}

export type JudgedRow = {
  readonly row: number
  readonly read: string
  readonly code: string | null
  readonly words: string
  /** The units of the row; after merging and rounding where they are put in the cart. */
  readonly quantity: number | null
  readonly verdict: QuickVerdict
  readonly sentence: string
  readonly availability: Availability | null
}

const sentences = {
  ready: 'Pronto para o carrinho.',
  unknown: 'Código não encontrado.',
  notSold: 'Este produto não está à venda.',
  invalid: 'Quantidade inválida: use um número inteiro de 1 a 99.999.',
  undecided: 'Não dá para saber qual é o código e qual é a quantidade.',
  askDate: 'Disponibilidade a consultar.',
} as const

const describeMerged = (row: number): string => `Somado à linha ${row}.`
const describeRounded = (quantity: number, step: number): string =>
  `Arredondado para ${quantity}: vendido de ${step} em ${step}.`
const describeLater = (availability: Availability): string =>
  availability === 'SEARCH' ? sentences.askDate : `Disponível em ${formatDay(availability)}.`

type Refusal = { readonly verdict: QuickVerdict; readonly sentence: string }

const refuse = (verdict: QuickVerdict, sentence: string): Refusal => ({ verdict, sentence })

type Judging = {
  readonly cart: QuickCart
  readonly type: OrderType | null
  readonly findProduct: (code: string) => QuickProduct | undefined
}

/** Codes, sale and type come before the quantity (C-190). */
const refuseProduct = ({ code, words, quantity }: QuickEntry, { cart, type, findProduct }: Judging) => {
  if (code === null) {
    return words === '' && quantity === null
      ? refuse('QUANTITY_INVALID', sentences.undecided)
      : refuse('CODE_UNKNOWN', sentences.unknown)
  }
  const product = findProduct(code)
  if (product === undefined) return refuse('CODE_UNKNOWN', sentences.unknown)
  const own = findOrderType(product.groupCode)
  if (!product.isSold || own === null) return refuse('NOT_SOLD', sentences.notSold)
  if (own === 'BF' && !cart.promotionOpen) return refuse('NOT_SOLD', promotionSentences.campaignClosed)
  if (own !== type) return refuse('TYPE_MISMATCH', cartItemSentences.wrongType)
  return quantity === null ? refuse('QUANTITY_INVALID', sentences.invalid) : undefined
}

/** The type of the cart, or of the first row whose product is sold. */
const findType = (entries: readonly QuickEntry[], { cart, findProduct }: Omit<Judging, 'type'>): OrderType | null => {
  if (cart.type !== null) return cart.type
  for (const { code } of entries) {
    const product = code === null ? undefined : findProduct(code)
    const type = product?.isSold ? findOrderType(product.groupCode) : null
    if (type !== null && (type !== 'BF' || cart.promotionOpen)) return type
  }
  return null
}

/** The rounded units of a code, with what is in the cart already (C-27, C-28). */
const judgeUnits = (code: string, asked: number, { cart, findProduct }: Judging): Omit<JudgedRow, 'row' | 'read'> => {
  const quantity = roundToSaleMultiple(code, asked)
  const inCart = cart.units.get(code) ?? 0
  const availability = findProduct(code)?.findAvailability(inCart + quantity) ?? null
  const judged = { code, words: '', quantity, availability }
  if (inCart + quantity > mostUnits) {
    return { ...judged, quantity: asked, ...refuse('QUANTITY_INVALID', cartItemSentences.tooMany) }
  }
  if (availability === null) return { ...judged, ...refuse('OUT_OF_STOCK', stockRefusals.outOfStock) }
  const rounded = quantity === asked ? [] : [describeRounded(quantity, saleStep(code))]
  if (availability !== 'Immediate') {
    return { ...judged, verdict: 'AVAILABLE_LATER', sentence: [...rounded, describeLater(availability)].join(' ') }
  }
  const [sentence] = rounded
  return sentence === undefined
    ? { ...judged, verdict: 'OK', sentence: sentences.ready }
    : { ...judged, verdict: 'ROUNDED', sentence }
}

/** A cart has one promotion: the one that it contains, or the first of the rows (CART-008). */
const findOtherPromotion = (code: string, { cart, type }: Judging, firstRows: ReadonlyMap<string, number>): boolean =>
  type === 'BF' && [...cart.units.keys(), ...firstRows.keys()].some((other) => other !== code)

export type QuickJudgement = {
  /** The type that the rows were judged for; null when none is sold. */
  readonly type: OrderType | null
  /** That of the first product that does not fit it; null when all fit. */
  readonly otherType: OrderType | null
  readonly rows: readonly JudgedRow[]
}

/** The type of the first row that does not fit the cart. */
const findOtherType = (rows: readonly JudgedRow[], findProduct: Judging['findProduct']): OrderType | null => {
  const code = rows.find(({ verdict }) => verdict === 'TYPE_MISMATCH')?.code ?? null
  const product = code === null ? undefined : findProduct(code)
  return product === undefined ? null : findOrderType(product.groupCode)
}

/**
 * One verdict for each row, in their order: code, sold to this user, type, quantity, then equal codes are merged into
 * the first row, rounded up to their sale multiple, and compared with the stock (FAST-004, FAST-005, FAST-008, C-190).
 * Nothing is refused as a whole.
 */
export const judgeQuickEntries = (entries: readonly QuickEntry[], facts: Omit<Judging, 'type'>): QuickJudgement => {
  const judging: Judging = { ...facts, type: findType(entries, facts) }
  const units = new Map<string, number>()
  const firstRows = new Map<string, number>()
  const firstVerdicts = entries.map((entry): Refusal | undefined => {
    const refusal = refuseProduct(entry, judging)
    const { code, quantity, row } = entry
    if (refusal !== undefined || code === null || quantity === null) return refusal
    if (findOtherPromotion(code, judging, firstRows)) return refuse('NOT_SOLD', cartItemSentences.onePromotion)
    const first = firstRows.get(code)
    units.set(code, (units.get(code) ?? 0) + quantity)
    if (first !== undefined) return refuse('MERGED', describeMerged(first))
    firstRows.set(code, row)
    return undefined
  })
  const rows = entries.map(({ row, read, code, words, quantity }, at): JudgedRow => {
    const verdict = firstVerdicts[at]
    if (verdict !== undefined) return { row, read, code, words, quantity, availability: null, ...verdict }
    return { row, read, ...judgeUnits(code ?? '', units.get(code ?? '') ?? 0, judging) }
  })
  return { type: judging.type, otherType: findOtherType(rows, facts.findProduct), rows }
}
