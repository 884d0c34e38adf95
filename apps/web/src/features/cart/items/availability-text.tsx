import type { OrderItemView } from '@girassol/contract/orders'
import { formatDate } from '../../../lib/format.ts'
import classes from './availability-text.module.css'

export type ShownAvailability = OrderItemView['currentAvailability']

/** 'Imediato', 'Consultar', the boarding date, or that there is none to sell (CART-005, C-28). */
export const availabilityText = (availability: ShownAvailability): string => {
  if (availability === null) return 'Produto fora de estoque'
  if (availability === 'Immediate') return 'Imediato'
  return availability === 'SEARCH' ? 'Consultar' : `Embarque ${formatDate(availability)}`
}

const findTone = (availability: ShownAvailability): string => {
  if (availability === null) return 'none'
  if (availability === 'Immediate') return 'now'
  return availability === 'SEARCH' ? 'unknown' : 'later'
}

/** The dispatch date, with a dot whose colour repeats the meaning of the words. */
export const AvailabilityText = ({ availability }: { readonly availability: ShownAvailability }) => (
  <span className={classes.availability} data-tone={findTone(availability)}>
    {availabilityText(availability)}
  </span>
)
