import type { OrderItemView } from '@girassol/contract/orders'
import { boardingWord } from '@girassol/domain/catalogue'
import classes from './availability-text.module.css'

export type ShownAvailability = OrderItemView['currentAvailability']

/** 'Imediato', 'Consultar', the boarding date, or that there is none to sell (CART-005, C-28). */
export const availabilityText = (availability: ShownAvailability): string =>
  availability === null ? 'Produto fora de estoque' : boardingWord(availability)

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
