import { z } from 'zod'
import { orderView } from './order-view.ts'

/** A budget as it stands beside others: what it costs, what it is made of, when it comes (DEC-004). */
export const comparedBudget = z.object({
  ...orderView.pick({
    id: true,
    status: true,
    customerName: true,
    expiresAt: true,
    kitPower: true,
    subTotal: true,
    discountValue: true,
    freightValue: true,
    totalInvoice: true,
    estimatedDeliveryDate: true,
    figures: true,
  }).shape,
  /** Its panels, ready kits and inverters; the largest power first. */
  equipment: z.array(
    z.object({ kind: z.enum(['power', 'inverter']), productName: z.string(), quantity: z.number().int() }),
  ),
})
export type ComparedBudget = z.infer<typeof comparedBudget>
