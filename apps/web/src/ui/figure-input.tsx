import { NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'

export type FigureInputProps = {
  readonly label: ReactNode
  /** Null while nothing is typed. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly onBlur?: () => void
  /** After the number: '%', 'mm'. */
  readonly unit?: string
  /** How many decimals may be typed; whole numbers without. */
  readonly decimals?: number
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly id?: string
  /** The label is told elsewhere on the screen: in a table's row. */
  readonly hidesLabel?: boolean
}

/** Else a typed point would be taken for the comma. */
const commaAlone = [',']

/** A number with its unit, written as in Brazil; any number may be typed, and the form says which may be kept. */
export const FigureInput = (props: FigureInputProps) => {
  const { label, value, onChange, unit, decimals = 0, hint, hidesLabel = false, ...field } = props
  return (
    <NumberInput
      {...field}
      label={hidesLabel ? undefined : label}
      aria-label={hidesLabel && typeof label === 'string' ? label : undefined}
      description={hint}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' || typed === '-' ? null : Number(typed))}
      {...(unit !== undefined && { suffix: unit === '%' ? '%' : `\u00A0${unit}` })}
      decimalSeparator=","
      allowedDecimalSeparators={commaAlone}
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      autoComplete="off"
      hideControls
    />
  )
}
