import { orderStatusNames } from '@girassol/domain/orders'
import { needReasons, suggestionStatusNames } from '@girassol/domain/substitutions'
import { z } from 'zod'
import { budgetDifference } from './budgets.ts'
import { endpoint, type ResponseFor } from './http/endpoint.ts'
import { availability, hiddenReais, id, optionalText, productCode, requiredText, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'
import { orderView } from './orders.ts'

/** Another one after every change of the cart, budget or order. */
const version = text(40)

/** A budget or an order of the caller's scope; without it the caller's open cart. */
const target = { invoiceId: z.optional(id) }

const product = z.object({ code: z.string(), name: z.string() })

const need = z.object({
  reason: z.enum(needReasons),
  /** When the units are shipped, if the reason is LATER. */
  day: z.iso.date().nullable(),
  /** The reason in Portuguese. */
  text: z.string(),
})
export type NeedView = z.infer<typeof need>

const suggestion = z.object({
  id,
  invoiceId: id,
  replaces: product,
  by: product,
  text: z.string().nullable(),
  status: z.enum(suggestionStatusNames),
  madeBy: z.string(),
  madeAt: z.string(),
  /** Until when it may be accepted. */
  lapsesAt: z.string(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
})
export type SuggestionView = z.infer<typeof suggestion>

export const listNeeds = endpoint({
  method: 'GET',
  path: '/substitutions/needs',
  requires: 'substitution.use',
  summary: 'The items that should be replaced, with the reason, and the suggestions of staff; no items once validated.',
  query: z.object(target),
  response: z.object({
    items: z.array(
      need.extend({
        code: z.string(),
        /** Since when it is marked as no longer offered; null for every other reason. */
        markedAt: z.string().nullable(),
      }),
    ),
    /** The newest first. */
    suggestions: z.array(suggestion),
  }),
})
export type Needs = ResponseFor<typeof listNeeds>

const changedItem = product.extend({
  /** Units; 0 where the item is not part of the list. */
  before: z.number().int(),
  after: z.number().int(),
})

const option = product.extend({
  /** The choice as a sentence, with what it costs. */
  text: z.string(),
  isSuccessor: z.boolean(),
  /** Reais, at today's prices: of the new kit, or line, less the old one. */
  priceDifference: hiddenReais,
  /** Percent of the old price, two decimals; null where prices are hidden. */
  percent: z.number().nullable(),
  /** kWp. */
  powerDifference: z.number(),
  /** When all its units would be shipped. */
  availability,
  /** Warnings that the present kit does not have. */
  warnings: z.array(z.string()),
  /** How the modules of a sized kit are wired; null for an item that is none of its module and inverter. */
  stringsBefore: z.string().nullable(),
  stringsAfter: z.string().nullable(),
  /** Every item of the kit, or the replaced item alone, with its quantities. */
  items: z.array(changedItem),
})
export type SubstituteOption = z.infer<typeof option>

export const findSubstitutes = endpoint({
  method: 'POST',
  path: '/substitutions/options',
  requires: 'substitution.use',
  summary: 'Up to three products that can replace an item, best first; changes nothing. With `by` only that product.',
  body: z.object({
    ...target,
    code: productCode,
    by: z.optional(productCode),
    /** Only what may be suggested to the integrator: nothing that is sold by staff alone. */
    suggesting: z.optional(z.boolean()),
  }),
  response: z.object({
    /** What `apply` names as seen. */
    version,
    item: product.extend({ quantity: z.number().int() }),
    /** Null while nothing is wrong with the item. */
    reason: need.nullable(),
    /** Why there is no option; null when there is one. */
    note: z.string().nullable(),
    /** What applying any of them ends: the agreement of a negotiation, and holds of products (SUB-011). */
    loses: z.object({ agreement: z.boolean(), agreedDiscount: hiddenReais, hold: z.boolean() }),
    options: z.array(option),
  }),
  callsPerMinute: 120,
})
export type Substitutes = ResponseFor<typeof findSubstitutes>

export const applySubstitution = endpoint({
  method: 'POST',
  path: '/substitutions/apply',
  requires: 'substitution.use',
  summary: 'Replace an item in the cart, or as a new version of a budget, with every item of its kit computed again.',
  body: z.object({ ...target, replaces: productCode, by: productCode, version }),
  response: z.object({ order: orderView, difference: budgetDifference }),
})

export const makeSuggestion = endpoint({
  method: 'POST',
  path: '/invoice/:id/suggestions',
  requires: 'substitution.suggest',
  summary: 'Suggest to the integrator to replace an item of a budget or of an order that is not validated.',
  params: z.object({ id }),
  body: z.object({ replaces: productCode, by: productCode, text: z.optional(optionalText(500)) }),
  response: suggestion,
  status: 201,
})

const answered = z.object({ id, suggestionId: id })

export const acceptSuggestion = endpoint({
  method: 'POST',
  path: '/invoice/:id/suggestions/:suggestionId/accept',
  requires: 'substitution.answer',
  summary: 'Accept a suggestion within seven days: the substitution is then applied.',
  params: answered,
  body: z.object({ version }),
  response: suggestion,
})

export const refuseSuggestion = endpoint({
  method: 'POST',
  path: '/invoice/:id/suggestions/:suggestionId/refuse',
  requires: 'substitution.answer',
  summary: 'Refuse a suggestion, with the reason.',
  params: answered,
  body: z.object({ reason: requiredText(500) }),
  response: suggestion,
})

const affected = z.object({
  /** Null for a cart, which only its user opens. */
  id: z.nullable(id),
  status: z.enum(orderStatusNames),
  seller: z.string(),
  units: z.number().int(),
  /** Reais of the units, at the price of the record. */
  value: hiddenReais,
  /** The last change of a cart, and when a budget or an order was saved. */
  changedAt: z.string(),
  /** Whether a negotiation of this budget is open, and whether stock is held for it (SUB-009). */
  isNegotiated: z.boolean(),
  isHeld: z.boolean(),
})
export type AffectedOrder = z.infer<typeof affected>

export const showImpact = endpoint({
  method: 'GET',
  path: '/substitutions/impact/:code',
  requires: 'substitution.impact',
  summary: 'The open carts, budgets and orders that contain a product, the highest value first, with their sums.',
  params: z.object({ code: productCode }),
  query: z.object(pageQuery(15)),
  response: page(affected).extend({
    product: product.extend({ isSold: z.boolean() }),
    /** The first product of the chain of successors that is sold. */
    successor: product.nullable(),
    sums: z.object({
      carts: z.number().int(),
      budgets: z.number().int(),
      orders: z.number().int(),
      sellers: z.number().int(),
      units: z.number().int(),
      /** Of these budgets: open negotiations, and those whose stock is held. */
      negotiations: z.number().int(),
      holds: z.number().int(),
      value: hiddenReais,
    }),
  }),
  mayLag: true,
})
export type Impact = ResponseFor<typeof showImpact>

export const exportImpact = endpoint({
  method: 'GET',
  path: '/substitutions/impact/:code/export',
  requires: 'substitution.impact',
  summary: 'The same as a spreadsheet, with every row.',
  params: z.object({ code: productCode }),
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  response: fileBytes,
  callsPerMinute: 30,
  evidence: 'exported',
})
