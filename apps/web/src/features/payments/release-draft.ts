import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import type { selectPaymentMethod } from '@girassol/contract/payments'
import {
  canReleaseOthers,
  type OthersInstalment,
  othersInstalments,
  othersReleaseSentences,
  sumInstalments,
} from '@girassol/domain/payments'
import { type Cents, type Day, reaisFrom } from '@girassol/domain/shared'

/** An instalment as typed in its fields. */
export type TypedInstalment = {
  readonly numberInstallment: number
  readonly valueCents: Cents | null
  /** The typed digits while the day is incomplete. */
  readonly dueDate: string
}

/** The chosen condition, and its instalments as edited. */
export type ReleaseDraft = { readonly method: OtherPaymentMethodView; readonly instalments: readonly TypedInstalment[] }

/** The instalments that the condition proposes for the order today (PAY-021, PAY-022). */
export const proposed = (method: OtherPaymentMethodView, cents: Cents, today: Day): ReleaseDraft => ({
  method,
  instalments: othersInstalments(method, { cents, today }),
})

export const changedInstalment = (
  draft: ReleaseDraft,
  numberInstallment: number,
  change: Partial<TypedInstalment>,
): ReleaseDraft => ({
  ...draft,
  instalments: draft.instalments.map((each) =>
    each.numberInstallment === numberInstallment ? { ...each, ...change } : each,
  ),
})

const wholeInstalments = (draft: ReleaseDraft): readonly OthersInstalment[] =>
  draft.instalments.map((each) => ({ ...each, valueCents: each.valueCents ?? 0 }))

export const typedSumCents = (draft: ReleaseDraft): Cents => sumInstalments(wholeInstalments(draft))

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Why an instalment cannot be due on this day (PAY-023). */
export const dayProblem = ({ dueDate }: TypedInstalment, today: Day): string | undefined => {
  if (!isDay(dueDate)) return 'Data inválida'
  return dueDate < today ? othersReleaseSentences([]).pastDue : undefined
}

/** What prevents the release of the condition (PAY-018…PAY-020, PAY-023), with the server's messages. */
export const releaseProblem = (
  draft: ReleaseDraft | null,
  { totalCents, today }: { readonly totalCents: Cents; readonly today: Day },
): string | undefined => {
  const instalments = draft === null ? [] : wholeInstalments(draft)
  const badDay = draft?.instalments.find(({ dueDate }) => !isDay(dueDate))
  if (badDay) return `Informe o vencimento da parcela ${badDay.numberInstallment}.`
  const decision = canReleaseOthers({ condition: draft?.method ?? null, instalments, totalCents, today })
  return decision.allowed ? undefined : othersReleaseSentences(instalments)[decision.refusal]
}

export const toReleaseBody = ({
  method,
  instalments,
}: ReleaseDraft): RequestFor<typeof selectPaymentMethod>['body'] => ({
  code: method.code,
  description: method.description,
  quantityInstallment: method.quantityInstallment,
  rangeInstallment: method.rangeInstallment,
  installments: instalments.map(({ numberInstallment, valueCents, dueDate }) => ({
    numberInstallment,
    value: reaisFrom(valueCents ?? 0),
    dueDate,
  })),
})
