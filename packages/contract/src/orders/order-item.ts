import { z } from 'zod'
import { availability, hiddenReais, id } from '../http/fields.ts'

/** A product in a cart, a budget or an order. */
export const orderItemView = z.object({
  id,
  invoiceId: id,
  productErpCode: z.string(),
  productName: z.string(),
  groupCode: z.string(),
  groupName: z.string(),
  productCategory: z.string().nullable(),
  imageKind: z.string(),
  quantity: z.number().int(),
  /** How many of the units belong to the sized kit; the others were added by hand (C-22). */
  kitQuantity: z.number().int(),
  /** The step of the quantity: 10 for codes 1020…, else 1 (CART-009). */
  step: z.number().int(),
  unitValue: hiddenReais,
  totalValue: hiddenReais,
  /** The unit price of the agreement; null without one, and where prices are hidden (C-183). */
  agreedUnitValue: hiddenReais,
  /** The availability promised when the item was added; null when it can no longer be delivered. */
  availability: z.nullable(availability),
  /** The availability today; differs from `availability` when the stock has changed. */
  currentAvailability: z.nullable(availability),
  unitPower: z.number().nullable(),
  status: z.enum(['AVAILABLE', 'UNAVAILABLE']),
  isCart: z.boolean(),
})
