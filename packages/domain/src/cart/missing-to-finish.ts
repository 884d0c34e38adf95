import { displayName } from '../catalogue/product-name.ts'
import { inverterGroup, moduleGroup } from '../catalogue/store-groups.ts'
import { isPayableTotal, nothingToPay } from '../orders/prices/payable-total.ts'
import type { AddressType } from '../orders/status/address-type.ts'
import type { OrderType } from '../orders/status/order-type.ts'
import { needsFinancing } from '../payments/change-payment.ts'
import type { FinancingBank } from '../payments/financing-bank.ts'
import { missingPaymentSentences, type PaymentMethod } from '../payments/payment-method.ts'
import type { Cents } from '../shared/money.ts'
import { canDeliverTo, deliveryStateSentences } from './delivery-state.ts'

type Text = string | null

/** An item with the name of its product as the ERP writes it. */
export type LineToFinish = {
  readonly code: string
  readonly name: string
  /** It leaves by the promised date. */
  readonly isAvailable: boolean
  /** It has no date at all. */
  readonly isOutOfStock: boolean
}

export type CartToFinish = {
  readonly type: OrderType
  readonly lines: readonly LineToFinish[]
  readonly customerDocument: Text
  readonly addressType: AddressType | null
  readonly billingState: Text
  readonly delivery: {
    readonly cep: Text
    readonly description: Text
    readonly state: Text
    readonly city: Text
    readonly neighborhood: Text
  }
  readonly paymentMethod: PaymentMethod | null
  readonly financingBank: FinancingBank | null
  readonly isPaymentSpecialFinancing: boolean
}

/** Facts that the cart itself does not have. The sentences are in Portuguese, null where nothing is wrong. */
export type FinishingFacts = {
  /** The freight table has the destination. */
  readonly hasFreight: boolean
  /** Why the strings of the kit are unsafe at the destination (C-23). */
  readonly kitRefusal: Text
  /** Why the payment is refused: no longer offered, wrong instalments, or parts that do not add up (C-85). */
  readonly paymentRefusal: Text
  /** The credit analysis form of the order is complete (WIZ-027). */
  readonly hasFinancing: boolean
  /** What the order costs, with discount, freight, interest and service. */
  readonly totalInvoiceCents: Cents
}

export type Missing = { readonly field: string; readonly message: string }

type Rule = readonly [isMissing: boolean, field: string, message: string]

const listNames = (lines: readonly LineToFinish[]): string => lines.map(({ name }) => displayName(name)).join(', ')

const outOfStockSentence = (lines: readonly LineToFinish[]): string =>
  lines.length === 1
    ? `${listNames(lines)} está sem estoque. Troque ou retire o item.`
    : `${listNames(lines)} estão sem estoque. Troque ou retire os itens.`

const movedSentence = (lines: readonly LineToFinish[]): string =>
  lines.length === 1
    ? `A disponibilidade de ${listNames(lines)} mudou. Aceite a nova data ou retire o item.`
    : `A disponibilidade de ${listNames(lines)} mudou. Aceite as novas datas ou retire os itens.`

/** C-28: an item without stock has no date to accept. */
const availabilityRules = ({ lines }: CartToFinish): readonly Rule[] => {
  const late = lines.filter(({ isAvailable }) => !isAvailable)
  const [outOfStock, moved] = [late.filter((line) => line.isOutOfStock), late.filter((line) => !line.isOutOfStock)]
  return [
    [outOfStock.length > 0, 'availability', outOfStockSentence(outOfStock)],
    [moved.length > 0, 'availability', movedSentence(moved)],
  ]
}

const isOfGroup = (group: string) => (line: { readonly code: string }) => line.code.startsWith(group)

const itemRules = (cart: CartToFinish, { kitRefusal }: FinishingFacts): readonly Rule[] => {
  const { type, lines } = cart
  const lacksPart = !lines.some(isOfGroup(inverterGroup)) || !lines.some(isOfGroup(moduleGroup))
  return [
    [lines.length === 0, 'items', 'Selecione um produto para avançar'],
    [
      type === 'MP' && lines.length > 0 && lacksPart,
      'items',
      'Para que sua compra seja autorizada, é necessário adicionar um total de no mínimo 1 inversor e 1 Painel solar.',
    ],
    ...availabilityRules(cart),
    [kitRefusal !== null, 'kit', kitRefusal ?? ''],
  ]
}

/** WIZ-025, CUS-020; an order that is picked up has no delivery address (CUS-021, CUS-044). */
const deliveryRules = (cart: CartToFinish, { hasFreight }: FinishingFacts): readonly Rule[] => {
  const { addressType, delivery, billingState } = cart
  if (addressType === 'pickup') return []
  if (addressType === null) return [[true, 'addressType', 'Escolha como o pedido será entregue.']]
  const place = canDeliverTo({ addressType, deliveryState: delivery.state, billingState })
  const absent = {
    cep: !delivery.cep,
    description: !delivery.description,
    state: !delivery.state,
    city: !delivery.city,
    neighborhood: !delivery.neighborhood,
  }
  return [
    [absent.cep, 'deliveryAddressCep', 'Informe o CEP de entrega.'],
    [absent.description, 'deliveryAddressDescription', 'Informe o endereço de entrega.'],
    [absent.state, 'deliveryAddressErpState', 'Informe o estado de entrega.'],
    [absent.city, 'deliveryAddressErpCity', 'Informe a cidade de entrega.'],
    [absent.neighborhood, 'deliveryAddressNeighborhood', 'Informe o bairro de entrega.'],
    [!place.allowed, 'deliveryAddressErpState', deliveryStateSentences.otherState],
    [
      !absent.state && !absent.city && !hasFreight,
      'freightValue',
      'Não há frete para este destino. Escolha retirada ou outro endereço.',
    ],
  ]
}

/** WIZ-025…027, C-85. */
const paymentRules = (cart: CartToFinish, facts: FinishingFacts): readonly Rule[] => {
  const { paymentMethod: method, financingBank } = cart
  const lacksBank = method === 'FINANCING' && !cart.isPaymentSpecialFinancing && financingBank === null
  const lacksFinancing = needsFinancing({ method, financingBank }) && !facts.hasFinancing
  return [
    [method === null, 'paymentMethod', missingPaymentSentences.method],
    [facts.paymentRefusal !== null, 'paymentMethod', facts.paymentRefusal ?? ''],
    [lacksBank, 'financingBank', missingPaymentSentences.bank],
    [lacksFinancing, 'financing', missingPaymentSentences.financing],
  ]
}

/** What prevents the cart from becoming an order or a budget, in the order of the screen (WIZ-018, WIZ-025…027, REL-006). */
export const missingToFinish = (cart: CartToFinish, facts: FinishingFacts): readonly Missing[] => {
  const rules: readonly Rule[] = [
    ...itemRules(cart, facts),
    [!cart.customerDocument, 'customerDocument', 'Escolha o cliente.'],
    ...deliveryRules(cart, facts),
    ...paymentRules(cart, facts),
    [cart.lines.length > 0 && !isPayableTotal(facts.totalInvoiceCents), 'totalInvoice', nothingToPay],
  ]
  return rules.flatMap(([isMissing, field, message]) => (isMissing ? [{ field, message }] : []))
}
