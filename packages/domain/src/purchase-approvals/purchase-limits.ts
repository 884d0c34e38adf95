import { type Day, toDay } from '../shared/brazil-time.ts'
import type { Cents } from '../shared/money.ts'

/** The most that one limit or the rule of a company may be, in reais (COMP-009). */
export const mostLimitReais = 99_999_999.99

/** What a user may order without an approval, in cents; null: without a limit (COMP-009). */
export type PurchaseLimits = { readonly orderLimitCents: Cents | null; readonly monthLimitCents: Cents | null }

/** Why an order needs an approval, with the amounts of that instant in cents (C-196). */
export type ApprovalReason =
  | { readonly code: 'ORDER_LIMIT'; readonly limitCents: Cents }
  | { readonly code: 'MONTH_LIMIT'; readonly limitCents: Cents; readonly usedCents: Cents }
  | { readonly code: 'COMPANY_RULE'; readonly limitCents: Cents }

/** All reasons of one order, as they are stored with its approval. */
export type ApprovalReasons = readonly ApprovalReason[]

type Purchase = {
  readonly totalCents: Cents
  readonly limits: PurchaseLimits
  /** What the user has ordered this month, with the orders that wait for an approval (COMP-011). */
  readonly usedCents: Cents
  /** Every order above it needs an approval; null: the company has no such rule. */
  readonly approveAboveCents: Cents | null
}

/** Why the order needs an approval; empty if it needs none. An amount that equals its limit passes (COMP-010, C-196). */
export const findApprovalReasons = ({
  totalCents,
  limits: { orderLimitCents, monthLimitCents },
  usedCents,
  approveAboveCents,
}: Purchase): ApprovalReasons => [
  ...(orderLimitCents !== null && totalCents > orderLimitCents
    ? [{ code: 'ORDER_LIMIT', limitCents: orderLimitCents } as const]
    : []),
  ...(monthLimitCents !== null && usedCents + totalCents > monthLimitCents
    ? [{ code: 'MONTH_LIMIT', limitCents: monthLimitCents, usedCents } as const]
    : []),
  ...(approveAboveCents !== null && totalCents > approveAboveCents
    ? [{ code: 'COMPANY_RULE', limitCents: approveAboveCents } as const]
    : []),
]

const raiseSentences = {
  limit:
    'Com esta alteração o pedido passa do seu limite de compra. Peça a um aprovador da empresa que altere o pedido, ou faça um novo pedido para aprovação.',
  rule: 'Com esta alteração o pedido passa do valor que a empresa precisa aprovar. Reduza a alteração, ou faça um novo pedido para aprovação.',
} as const

/**
 * C-196: why the total of an order may not rise by a change, and what to do; null if it may. No colleague may pass the rule
 * of the company either.
 */
export const findRaiseSentence = (reasons: ApprovalReasons): string | null => {
  if (reasons.length === 0) return null
  return reasons.some(({ code }) => code === 'COMPANY_RULE') ? raiseSentences.rule : raiseSentences.limit
}

/** The first day of the calendar month of an instant in São Paulo: the limit of a month counts from it (C-196). */
export const toMonthStart = (instant: string): Day => `${toDay(instant).slice(0, 'AAAA-MM'.length)}-01`
