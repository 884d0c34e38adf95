import type { OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import {
  canReleaseOthers,
  type OthersInstalment,
  othersInstalments,
  othersReleaseSentences,
  sumInstalments,
} from '@girassol/domain/payments'
import { type Cents, type Day, isDay, reaisFrom } from '@girassol/domain/shared'

/** An instalment as typed in its fields. */
export type TypedInstalment = {
  readonly numberInstallment: number
  readonly valueCents: Cents | null
  /** The typed digits while the day is incomplete. */
  readonly dueDate: string
}

/** A condition, and its instalments as edited. */
export type Release = { readonly method: OtherPaymentMethodView; readonly instalments: readonly TypedInstalment[] }

/** The values of the form; the condition is null while none is chosen. */
export type ReleaseValues = Pick<Release, 'instalments'> & { readonly method: Release['method'] | null }

export const emptyRelease: ReleaseValues = { method: null, instalments: [] }

export const releaseLabels = { method: 'Forma de pagamento', instalments: 'Parcelas' } as const

/** The instalments that the condition proposes for the order today (PAY-021, PAY-022). */
export const proposed = (method: OtherPaymentMethodView, cents: Cents, today: Day): Release => ({
  method,
  instalments: othersInstalments(method, { cents, today }),
})

export const changedInstalments = (
  instalments: readonly TypedInstalment[],
  numberInstallment: number,
  change: Partial<TypedInstalment>,
): readonly TypedInstalment[] =>
  instalments.map((each) => (each.numberInstallment === numberInstallment ? { ...each, ...change } : each))

const wholeInstalments = (instalments: readonly TypedInstalment[]): readonly OthersInstalment[] =>
  instalments.map((each) => ({ ...each, valueCents: each.valueCents ?? 0 }))

export const typedSumCents = (instalments: readonly TypedInstalment[]): Cents =>
  sumInstalments(wholeInstalments(instalments))

/** Why an instalment cannot be due on this day (PAY-023). */
export const findDayProblem = ({ dueDate }: TypedInstalment, today: Day): string | undefined => {
  if (!isDay(dueDate)) return 'Data inválida'
  return dueDate < today ? othersReleaseSentences([]).pastDue : undefined
}

type ReleaseFacts = { readonly totalCents: Cents; readonly today: Day }

/** What prevents the release of the condition (PAY-018…PAY-020, PAY-023), with the server's messages. */
export const releaseRules = ({ method, instalments }: ReleaseValues, { totalCents, today }: ReleaseFacts) => {
  const badDay = instalments.find(({ dueDate }) => !isDay(dueDate))
  if (badDay) return { instalments: `Informe o vencimento da parcela ${badDay.numberInstallment}.` }
  const whole = wholeInstalments(instalments)
  const decision = canReleaseOthers({ condition: method, instalments: whole, totalCents, today })
  if (decision.allowed) return {}
  return { [method === null ? 'method' : 'instalments']: othersReleaseSentences(whole)[decision.refusal] }
}

/** The field of a path in the body: 'installments.0.value' → 'instalments'. */
export const toReleaseField = (path: string): string => (path.startsWith('installments') ? 'instalments' : 'method')

/** The body of a request: amounts in reais. */
export const toReleaseBody = ({ method, instalments }: Release) => ({
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
