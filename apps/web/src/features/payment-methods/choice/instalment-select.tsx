import {
  findMaxInstalments,
  type InstalmentPlan,
  instalmentPlans,
  type PaymentMethod,
  type PaymentMethodSettings,
} from '@girassol/domain/payments'
import type { Cents } from '@girassol/domain/shared'
import { Select } from '@mantine/core'
import { formatCents } from '../../../lib/format.ts'

export type InstalmentSelectProps = {
  readonly id?: string
  readonly label: string
  readonly method: PaymentMethod
  readonly settings: readonly PaymentMethodSettings[]
  /** The amount of this card; null when values are not shown (C-29) or not loaded yet. */
  readonly cents: Cents | null
  readonly grossCommissionCents: Cents
  readonly value: number | null
  readonly onChange: (instalments: number) => void
}

/** '3× R$ 950,00 (total R$ 2.850,00)'; the first instalment has the indivisible cent or two (PAY-033). */
const describePlan = ({ instalments, valuesCents, totalCents, interestCents }: InstalmentPlan): string => {
  const each = `${instalments}× ${formatCents(valuesCents.at(-1) ?? 0)}`
  return `${each}${interestCents === 0 ? ' sem juros' : ''} (total ${formatCents(totalCents)})`
}

/** The number of instalments, each with its amount including interest (PAY-031…033). */
export const InstalmentSelect = (props: InstalmentSelectProps) => {
  const { method, settings, cents, grossCommissionCents, value, onChange, ...field } = props
  const choices =
    cents === null
      ? Array.from({ length: findMaxInstalments(method, settings) }, (_, index) => ({
          value: String(index + 1),
          label: `${index + 1}×`,
        }))
      : instalmentPlans({ cents, grossCommissionCents }, method, settings).map((plan) => ({
          value: String(plan.instalments),
          label: describePlan(plan),
        }))
  return (
    <Select
      {...field}
      data={choices}
      value={value === null ? null : String(value)}
      placeholder="Escolha"
      onChange={(instalments) => {
        if (instalments !== null) onChange(Number(instalments))
      }}
      allowDeselect={false}
    />
  )
}
