import { plusHours } from '../../shared/brazil-time.ts'
import type { OrderStatus } from '../status/order-status.ts'

/** Hours a budget is valid after it was saved (C-63). */
export const budgetHours = 168

/** The instant a budget saved at `finishedAt` (UTC ISO) stops being valid (C-63). */
export const budgetExpiresAt = (finishedAt: string): string => plusHours(finishedAt, budgetHours)

type Saved = { readonly status: OrderStatus; readonly finishedAt: string | null }

/** The status at `now`: a budget after its hours is expired even before the hourly job runs (C-63). */
export const statusAt = ({ status, finishedAt }: Saved, now: string): OrderStatus =>
  status === 'BUDGET' && finishedAt !== null && budgetExpiresAt(finishedAt) <= now ? 'BUDGET_EXPIRED' : status
