import { displayName } from '../catalogue/product-name.ts'
import type { OrderNotice } from './order-notices.ts'
import type { SellerNotice } from './proposal-notices.ts'

type Swap = { readonly from: string; readonly to: string }

/** SUB-010: staff suggest to replace an item of a budget or an order. */
export const substitutionSuggested = (kind: 'BUDGET' | 'INVOICE', { from, to }: Swap): OrderNotice => ({
  to: 'seller',
  type: kind,
  title: 'Troca sugerida',
  icon: 'INFO',
  message: (id) =>
    `Sugestão para o ${kind === 'BUDGET' ? 'orçamento' : 'pedido'} ${id}: trocar ${from} por ${to}. Responda em 7 dias.`,
})

/** A notice is read at a glance, so a longer reason is read in the record. */
const shorten = (text: string): string => (text.length <= 200 ? text : `${text.slice(0, 199)}…`)

type Answer = { readonly isAccepted: boolean; readonly reason: string | null }

/** SUB-010: the integrator answered a suggestion, for who made it. */
export const suggestionAnswered = (orderId: number, { isAccepted, reason }: Answer): SellerNotice => ({
  type: 'BUDGET',
  title: isAccepted ? 'Troca aceita' : 'Troca recusada',
  icon: isAccepted ? 'SUCCESS' : 'WARNING',
  message: `O integrador ${isAccepted ? 'aceitou' : 'recusou'} a troca sugerida para ${orderId}.${reason === null ? '' : ` Motivo: ${shorten(reason)}`}`,
})

/** SUB-008: products of a budget can no longer be ordered; their names as the catalogue stores them. */
export const productsEnded = (budgetId: number, names: readonly string[]): SellerNotice => {
  const [first = '', ...others] = names.map(displayName)
  const rest = others.length === 0 ? '' : ` e mais ${others.length}`
  const fact =
    others.length === 0 ? 'um produto que não pode mais ser pedido' : 'produtos que não podem mais ser pedidos'
  return {
    type: 'BUDGET',
    title: 'Produto sem oferta',
    icon: 'WARNING',
    message: `O orçamento ${budgetId} tem ${fact}: ${first}${rest}. Veja os substitutos.`,
  }
}
