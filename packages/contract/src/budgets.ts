import { z } from 'zod'
import { orderTermsFields } from './cart.ts'
import { endpoint } from './http/endpoint.ts'
import {
  availability,
  decisionReason,
  discountReais,
  hiddenReais,
  id,
  productCode,
  seenVersion,
  text,
  wholeNumber,
} from './http/fields.ts'
import { lossFields } from './negotiations/negotiation-bodies.ts'
import { comparedBudget } from './orders/compared-budget.ts'
import { orderStatus, orderView } from './orders.ts'

const beforeAndAfter = <Value extends z.core.$ZodType>(value: Value) => z.object({ before: value, after: value })

/** The differences between a version of a budget and the previous one; money is null where hidden (C-29). */
export const budgetDifference = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'changed']),
      productErpCode: z.string(),
      productName: z.string(),
      quantity: beforeAndAfter(z.number().int()),
      /** Null also when the version does not have the item. */
      unitValue: beforeAndAfter(hiddenReais),
      availability: beforeAndAfter(z.nullable(availability)),
    }),
  ),
  facts: z.array(
    z.object({
      name: z.enum(['customerName', 'delivery', 'paymentMethod']),
      ...beforeAndAfter(z.string().nullable()).shape,
    }),
  ),
  values: z.array(
    z.object({
      name: z.enum(['subTotal', 'discount', 'freight', 'interest', 'total']),
      ...beforeAndAfter(hiddenReais).shape,
    }),
  ),
})
export type BudgetDifference = z.infer<typeof budgetDifference>

const budgetEdit = {
  /** The whole list: an item that is missing, or has quantity 0, is removed. */
  items: z
    .array(
      z.object({
        productErpCode: productCode,
        quantity: wholeNumber(0, 99_999),
        availability: z.optional(z.nullable(availability)),
      }),
    )
    .max(500),
  /** Reais; without a value the stored discount stays. */
  discountValue: z.optional(discountReais),
  ...orderTermsFields,
}

export const simulateBudget = endpoint({
  method: 'PATCH',
  path: '/invoice/budget/:id/item/simulate',
  requires: 'budgets.use',
  summary: 'What a budget would be after an edit, at today’s prices, and what would differ; nothing is stored.',
  params: z.object({ id }),
  body: z.object(budgetEdit),
  response: orderView.extend({ difference: budgetDifference }),
})

export const saveBudget = endpoint({
  method: 'PATCH',
  path: '/invoice/budget/:id/item',
  requires: 'budgets.use',
  summary: 'Save the edit of a budget: repriced, and valid for seven days again (C-63).',
  params: z.object({ id }),
  body: z.object({
    ...budgetEdit,
    version: seenVersion,
    /** Required when the edit makes the margin negative (USE-021). */
    marginReason: z.optional(decisionReason),
    /** Required when the edit ends the agreement of a negotiation (QUO-018). */
    endsAgreement: z.optional(z.boolean()),
  }),
  response: orderView,
})

export const removeBudget = endpoint({
  method: 'DELETE',
  path: '/invoice/budget/:id',
  requires: 'budgets.use',
  summary: 'Remove a budget for good.',
  params: z.object({ id }),
  /** Why it is lost (QUO-023). */
  body: z.optional(z.strictObject(lossFields)),
  response: z.null(),
  status: 204,
})

export const compareBudget = endpoint({
  method: 'GET',
  path: '/invoice/budget/:id/difference',
  requires: 'budgets.use',
  summary: 'What the last edit of a budget changed; null when it was never edited.',
  params: z.object({ id }),
  response: z
    .object({
      /** When the previous version was saved, and by whom. */
      previousAt: z.string(),
      editedAt: z.string(),
      editedBy: z.string(),
      /** The edit was made before the budget was given to its present integrator; only staff read it (C-227). */
      beforeSellerChange: z.boolean(),
      difference: budgetDifference,
    })
    .nullable(),
})

export const listComparedBudgets = endpoint({
  method: 'GET',
  path: '/invoice/budgets/side-by-side',
  requires: 'budgets.use',
  summary: 'Two to four budgets to compare, in the order of their numbers in `ids` (comma-joined); a fifth is refused.',
  query: z.object({ ids: text(100).check(z.regex(/^\d{1,9}(,\d{1,9})*$/)) }),
  response: z.array(comparedBudget),
})

export const changeOrderStatus = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/status',
  requires: 'budgets.use',
  summary:
    'Make an order of a budget: status INVOICE; any other is refused with 400. 202 with the unchanged budget if the company has to approve it (COMP-010).',
  params: z.object({ id }),
  body: z.object({ status: orderStatus }),
  response: orderView,
  alsoStatus: 202,
})

const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((value) => value === 'true')

const remakeOptions = z.object({
  /** Also copies the files of the source that were not removed. */
  keepAttachments: flag,
  /** Also copies items that are sold out or no longer sold. */
  keepUnavailableItems: flag,
  /** True when the source is an order, false for a quote; only the sentences differ (C-57). */
  flag,
})

const remade = z.object({ id })

export const remakeOrder = endpoint({
  method: 'POST',
  path: '/invoice/:id/remake',
  requires: 'budgets.use',
  summary: 'A new budget of an order or budget at today’s prices and stock; the source stays as it is.',
  params: z.object({ id }),
  query: remakeOptions,
  response: remade,
})

export const remakeOrderByGet = endpoint({
  method: 'GET',
  writes: true,
  path: '/invoice/:id/remake',
  requires: 'budgets.use',
  summary: 'The same as the POST, kept for the contract: refused without the header X-Requested-With (C-57).',
  params: z.object({ id }),
  query: remakeOptions,
  response: remade,
})

export const previewRemake = endpoint({
  method: 'GET',
  path: '/invoice/:id/remake/preview',
  requires: 'budgets.use',
  summary:
    'What has changed since: the price, date and stock of each item, and the totals with and without the unavailable.',
  params: z.object({ id }),
  response: z.object({
    items: z.array(
      z.object({
        productErpCode: z.string(),
        productName: z.string(),
        quantity: z.number().int(),
        unitValue: beforeAndAfter(hiddenReais),
        availability: beforeAndAfter(z.nullable(availability)),
        state: z.enum(['same', 'changed', 'outOfStock', 'discontinued']),
      }),
    ),
    total: z.object({ before: hiddenReais, available: hiddenReais, all: hiddenReais }),
    /** The files of the source, which are copied on request. */
    attachments: z.number().int(),
    /** The discount of the source, which is not copied. */
    discountValue: hiddenReais,
  }),
})
export type RemakePreview = z.infer<typeof previewRemake.response>

export const changeBranch = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/tenant',
  requires: 'orders.changeBranch',
  summary: 'The branch that dispatches a cart or budget, as "company,branch".',
  params: z.object({ id }),
  body: z.object({ erpTenantId: z.string().regex(/^[0-9A-Za-z]{1,10},[0-9A-Za-z]{1,10}$/) }),
  response: orderView,
})
