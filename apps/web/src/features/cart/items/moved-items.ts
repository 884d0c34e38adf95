import type { OrderItemView, OrderView } from '@girassol/contract/orders'
import { formatCount, formatReais } from '../../../lib/format.ts'

export type MovedItem = { readonly code: string; readonly name: string; readonly change: string }

type Items = Pick<OrderView, 'invoiceItems'>

const units = (count: number) => `${formatCount(count)} ${count === 1 ? 'unidade' : 'unidades'}`

const describeChanges = (before: OrderItemView, after: OrderItemView | undefined): readonly string[] => {
  if (after === undefined) return ['saiu do carrinho']
  const [was, is] = [before.unitValue, after.unitValue]
  return [
    ...(was === null || is === null || was === is ? [] : [`${formatReais(was)} → ${formatReais(is)}`]),
    ...(before.quantity === after.quantity ? [] : [`${formatCount(before.quantity)} → ${units(after.quantity)}`]),
  ]
}

const find = ({ invoiceItems }: Items, code: string) =>
  invoiceItems.find(({ productErpCode }) => productErpCode === code)

/** What changed in the items since they were shown, as text: prices, quantities, removed and new items. */
export const movedItems = (shown: Items, now: Items): readonly MovedItem[] => {
  const moved = shown.invoiceItems.map((item) => ({
    item,
    changes: describeChanges(item, find(now, item.productErpCode)),
  }))
  const added = now.invoiceItems
    .filter(({ productErpCode }) => find(shown, productErpCode) === undefined)
    .map((item) => ({ item, changes: ['entrou no carrinho'] }))
  return [...moved, ...added]
    .filter(({ changes }) => changes.length > 0)
    .map(({ item, changes }) => ({ code: item.productErpCode, name: item.productName, change: changes.join(' · ') }))
}
