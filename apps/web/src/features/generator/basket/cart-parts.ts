import type { OrderView } from '@girassol/contract/orders'
import { inverterGroup, moduleGroup, structureGroup } from '@girassol/domain/catalogue'
import type { RailNote } from '../../../ui/summary-rail.tsx'

type Items = OrderView['invoiceItems']
type Part = { readonly isIn: (items: Items) => boolean; readonly there: string; readonly missing: string }

/** For metal roofs: short rails that are sold as fixings. */
const shortRail = /minitrilho/i

const ofGroup = (group: string) => (items: Items) => items.some(({ groupCode }) => groupCode === group)

const parts: readonly Part[] = [
  { isIn: ofGroup(inverterGroup), there: 'Inversor no carrinho', missing: 'Sem inversor' },
  { isIn: ofGroup(moduleGroup), there: 'Painel solar no carrinho', missing: 'Sem painel solar' },
  {
    isIn: (items) => ofGroup(structureGroup)(items) || items.some(({ productName }) => shortRail.test(productName)),
    there: 'Estrutura de fixação no carrinho',
    missing: 'Sem estrutura de fixação',
  },
]

/** The parts of a generator that the cart has and lacks (WIZ-017). */
export const listCartParts = (cart: OrderView | null): readonly RailNote[] =>
  parts.map(({ isIn, there, missing }) =>
    isIn(cart?.invoiceItems ?? []) ? { tone: 'done', text: there } : { tone: 'missing', text: missing },
  )
