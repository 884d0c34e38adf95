import { addressTypes, customerTypes, orderTypes } from '@girassol/domain/orders'
import { paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { orderTermsFields } from '../cart.ts'
import { id, productCode, wantedUnits } from '../http/fields.ts'
import { personalDocument, personalEmail, personalPhone, personalText } from '../http/personal-fields.ts'
import { orderStatus } from '../orders/order-status.ts'
import { apiAvailability, apiPrice } from './product.ts'

/** API-009: a budget of items and terms; what is not named stays empty, and what is needed for a budget is refused. */
export const createBudgetBody = z.strictObject({
  type: z.enum(orderTypes).default('MP'),
  items: z
    .array(z.strictObject({ code: productCode, quantity: wantedUnits }))
    .min(1, 'Informe ao menos um item')
    .max(500),
  ...orderTermsFields,
})

/** A row of the lists of budgets and orders; the total only with prices:read. */
export const apiOrderRow = z.object({
  id,
  type: z.enum(orderTypes),
  status: orderStatus,
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  customerName: z.nullable(personalText),
  kitPower: z.number(),
  total: apiPrice,
})
export type ApiOrderRow = z.infer<typeof apiOrderRow>

const item = z.object({
  id,
  code: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  availability: apiAvailability,
  price: apiPrice,
  total: apiPrice,
})

const totals = z.object({
  items: z.number(),
  discount: z.number(),
  freight: z.number(),
  interest: z.number(),
  service: z.number(),
  total: z.number(),
})

const address = z.object({
  cep: z.string().nullable(),
  street: z.nullable(personalText),
  number: z.nullable(personalText),
  complement: z.nullable(personalText),
  neighborhood: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
})

/** A budget or an order, which share their numbers: an order has that of its budget. */
export const apiOrder = apiOrderRow.omit({ customerName: true, total: true }).extend({
  createdBy: z.string().nullable(),
  approvedAt: z.string().nullable(),
  /** A budget that waits for an approval of the company cannot be ordered or changed until then. */
  awaitsApprovalUntil: z.string().nullable(),
  customer: z.object({
    id: z.nullable(id),
    type: z.enum(customerTypes).nullable(),
    document: z.nullable(personalDocument),
    name: z.nullable(personalText),
    phone: z.nullable(personalPhone),
    email: z.nullable(personalEmail),
  }),
  delivery: z.object({ type: z.enum(addressTypes).nullable(), address, estimatedOn: z.iso.date().nullable() }),
  payment: z.object({ method: z.enum(paymentMethods).nullable(), instalments: z.number().int().nullable() }),
  items: z.array(item),
  /** Reais; absent without the scope prices:read. */
  totals: totals.optional(),
  notes: z.nullable(personalText),
  /** When each of the eight steps of the order was reached; null for one that was not. */
  steps: z.array(z.string().nullable()),
  invoiceNumber: z.string().nullable(),
  /** Addresses of the portal; `page` for people who sign in there, `boleto` where the order has one. */
  documents: z.object({ page: z.string(), boleto: z.string().nullable() }),
  /** What a budget lacks before it can be ordered. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type ApiOrder = z.infer<typeof apiOrder>

/** The order that was made, or the approval of the company that it needs first (COMP-017). */
export const orderedBudget = z.object({
  order: apiOrder.nullable(),
  approval: z
    .object({
      id,
      /** Nobody can answer it from this instant on. */
      expiresAt: z.string(),
      reasons: z.array(z.enum(['ORDER_LIMIT', 'MONTH_LIMIT', 'COMPANY_RULE'])),
    })
    .nullable(),
})
export type OrderedBudget = z.infer<typeof orderedBudget>
