import { formatMoment } from '../shared/brazil-time.ts'
import type { OrderNotice } from './order-notices.ts'
import type { SellerNotice } from './proposal-notices.ts'

/** HOLD-008: the hold of a budget ends in so many hours. */
export const holdEndsSoon = (until: string): OrderNotice => ({
  to: 'seller',
  type: 'BUDGET_EXPIRATION',
  title: 'Reserva termina em breve',
  icon: 'WARNING',
  message: (id) => `A reserva de estoque do orçamento ${id} termina em ${formatMoment(until)}.`,
})

/** HOLD-009: the distributor released the hold of a budget, and says why. */
export const holdReleased = (reason: string): OrderNotice => ({
  to: 'seller',
  type: 'BUDGET',
  title: 'Reserva liberada',
  icon: 'WARNING',
  message: (id) => `A reserva de estoque do orçamento ${id} foi liberada: ${reason}`,
})

type LostUnits = { readonly code: string; readonly units: number }

/** HOLD-010: units of a hold are gone since the stock fell; `isOrder`: the budget has become an order. */
export const holdReduced = (orderId: number, isOrder: boolean, lost: readonly LostUnits[]): SellerNotice => ({
  type: 'BUDGET',
  title: 'Reserva diminuiu',
  icon: 'WARNING',
  message: `O estoque diminuiu. A reserva do ${isOrder ? 'pedido' : 'orçamento'} ${orderId} perdeu ${lost
    .map(({ code, units }) => `${units} un. de ${code}`)
    .join(', ')}.`,
})
