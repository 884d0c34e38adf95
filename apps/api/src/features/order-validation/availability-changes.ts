import { Refused } from '../../http/refused.ts'
import type { OrderLine } from '../order-record/order-lines.ts'

const toChange = ({ product_code, product_name, availability, current }: OrderLine) => ({
  productErpCode: product_code,
  productName: product_name,
  availability,
  currentAvailability: current,
})

/** T8, VAL-005: items whose promised date differs from today's, or which cannot be delivered at all. */
export const refuseChangedAvailability = (lines: readonly OrderLine[]): void => {
  const changed = lines.filter(({ current, availability }) => current !== availability)
  if (changed.length > 0) {
    throw new Refused('A disponibilidade dos itens mudou. O pedido deve ser validado novamente.', {
      status: 409,
      reason: 'availabilityChanged',
      details: changed.map(toChange),
    })
  }
  const gone = lines.filter(({ current }) => current === null)
  if (gone.length === 0) return
  const names = gone.map(({ product_name }) => product_name).join(', ')
  throw new Refused(`Sem disponibilidade: ${names}. Altere os itens antes de validar.`, {
    status: 409,
    reason: 'itemsUnavailable',
    details: gone.map(toChange),
  })
}
