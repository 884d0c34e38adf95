import type { ReactNode } from 'react'
import { MaskedInput } from './masked-input.tsx'

export type DayInputProps = {
  readonly label: ReactNode
  /** 'AAAA-MM-DD'; the typed digits while the day is incomplete. */
  readonly day: string
  readonly onChange: (day: string) => void
  readonly onBlur?: () => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly id?: string
  /** 'DD/MM/AAAA' is shown in the empty field instead of above it. */
  readonly isExample?: boolean
  readonly isDisabled?: boolean
}

/** A day that is faster to type than to pick: 'DD/MM/AAAA'. */
export const DayInput = ({ day, onChange, hint = 'DD/MM/AAAA', isExample = false, ...field }: DayInputProps) => (
  <MaskedInput
    {...field}
    kind="day"
    {...(isExample ? { placeholder: hint } : { hint })}
    value={day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3$2$1')}
    onChange={(digits) => onChange(digits.replace(/^(\d{2})(\d{2})(\d{4})$/, '$3-$2-$1'))}
  />
)
