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
  /** Takes focus when it appears, its amount selected. */
  readonly isFocused?: boolean
  readonly isReadOnly?: boolean
}

/** Else a typed point would begin the cents, though here it parts the thousands. */
const commaAlone = [',']

const mostReais = 99_999_999

/** The input hands over a text while the amount ends in zeros: '4000.00'. */
const centsOf = (typed: number | string): number | null => {
  const reais = typed === '' ? Number.NaN : Number(typed)
  return Number.isFinite(reais) ? Math.round(reais * 100) : null
}

/** An amount of reais typed as in Brazil, 'R$ 1.234,56', handed over in cents. */
export const MoneyInput = ({
  cents,
  onChange,
  hint,
  isFocused = false,
  isReadOnly = false,
  ...field
}: MoneyInputProps) => (
  <NumberInput
    {...field}
    description={hint}
    readOnly={isReadOnly}
    value={cents === null ? '' : cents / 100}
    onChange={(typed) => onChange(centsOf(typed))}
    prefix={'R$\u00A0'}
    decimalSeparator=","
    allowedDecimalSeparators={commaAlone}
    thousandSeparator="."
    decimalScale={2}
    fixedDecimalScale
    allowNegative={false}
    max={mostReais}
    clampBehavior="strict"
    inputMode="decimal"
    autoComplete="off"
    hideControls
    autoFocus={isFocused}
    data-autofocus={isFocused || undefined}
    // A form in place is left by Escape; the dialog around it stays.
    data-mantine-stop-propagation={isFocused || undefined}
    {...(isFocused && { onFocus: (event) => event.currentTarget.select() })}
  />
)
