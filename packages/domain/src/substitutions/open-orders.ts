import { budgetHours } from '../orders/time/budget-validity.ts'
import { plusHours } from '../shared/brazil-time.ts'

/** A cart that nobody has changed for so many days is no longer open (C-193). */
const openCartDays = 30

/** The instants (UTC ISO) after which a cart was changed, and a budget was saved, to be open now (C-193). */
export const openSince = (now: string): { readonly cart: string; readonly budget: string } => ({
  cart: plusHours(now, -24 * openCartDays),
  budget: plusHours(now, -budgetHours),
})
