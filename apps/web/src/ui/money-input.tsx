import type { ReactNode } from 'react'
import { NumberField } from './number-field.tsx'

export type MoneyInputProps = {
  readonly label: ReactNode
  /** Null when empty. */
  readonly cents: number | null
  readonly onChange: (cents: number | null) => void
  readonly onBlur?: () => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly id?: string
  /** Takes the focus when it appears, with its amount selected. */
  readonly isFocused?: boolean
  readonly isReadOnly?: boolean
}

const mostReais = 99_999_999

/** An amount of reais in the Brazilian format, 'R$ 1.234,56', in cents; more than 99.999.999 is not accepted. */
export const MoneyInput = ({ cents, onChange, ...field }: MoneyInputProps) => (
  <NumberField
    {...field}
    value={cents === null ? null : cents / 100}
    onChange={(reais) => {
      if (reais === null || reais <= mostReais) onChange(reais === null ? null : Math.round(reais * 100))
    }}
    prefix="R$"
    isMoney
    decimals={2}
    leastDecimals={2}
  />
)
