import { NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'

export type MoneyInputProps = {
  readonly label: ReactNode
  /** Null while nothing is typed. */
  readonly cents: number | null
  readonly onChange: (cents: number | null) => void
  readonly onBlur?: () => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly id?: string
}

const mostReais = 99_999_999

/** An amount of reais typed as in Brazil, 'R$ 1.234,56', handed over in cents. */
export const MoneyInput = ({ cents, onChange, hint, ...field }: MoneyInputProps) => (
  <NumberInput
    {...field}
    description={hint}
    value={cents === null ? '' : cents / 100}
    onChange={(typed) => onChange(typeof typed === 'number' ? Math.round(typed * 100) : null)}
    prefix={'R$\u00A0'}
    decimalSeparator=","
    thousandSeparator="."
    decimalScale={2}
    fixedDecimalScale
    allowNegative={false}
    max={mostReais}
    clampBehavior="strict"
    inputMode="decimal"
    autoComplete="off"
    hideControls
  />
)
