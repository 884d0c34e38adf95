import type { OrderView } from '@girassol/contract/orders'
import { displayName, inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import type { Line } from './order-page-delivery.ts'

const power = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** More kinds than this are only counted; the table of items lists them all. */
const mostKinds = 3

/** '10 × MODULO HELIAR 550W'; several kinds on separate lines, null if there is none. */
const countedNames = (order: OrderView, group: string): string | null => {
  const items = order.invoiceItems.filter(({ groupCode }) => groupCode.startsWith(group))
  if (items.length === 0) return null
  const named = items
    .slice(0, mostKinds)
    .map(({ quantity, productName }) => `${quantity} × ${displayName(productName)}`)
  const more = items.length - named.length
  return [...named, ...(more > 0 ? [`e mais ${more} ${more === 1 ? 'tipo' : 'tipos'}`] : [])].join('\n')
}

/**
 * The generator in a few lines (USE-030); `strings` describes the wiring of the modules, null if it was not designed.
 */
export const kitLines = (order: OrderView, strings: string | null): readonly Line[] => [
  ['Potência', order.kitPower > 0 ? `${power.format(order.kitPower)} kWp` : null],
  ['Módulos', countedNames(order, moduleGroup)],
  ['Inversores', countedNames(order, inverterGroup)],
  ['Strings', strings],
]
