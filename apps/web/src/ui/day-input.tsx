import type { ReactNode } from 'react'
import { MaskedInput } from './masked-input.tsx'

export type DayInputProps = {
  readonly label: ReactNode
  /** 'AAAA-MM-DD'; while it is not whole the digits that were typed. */
  readonly day: string
  readonly onChange: (day: string) => void
  readonly onBlur?: () => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly id?: string
  /** 'DD/MM/AAAA' stands in the field while it is empty, not above it. */
  readonly isExample?: boolean
  readonly isDisabled?: boolean
}

/** A day far away, faster typed than picked: 'DD/MM/AAAA'. */
export const DayInput = ({ day, onChange, hint = 'DD/MM/AAAA', isExample = false, ...field }: DayInputProps) => (
  <MaskedInput
    {...field}
    kind="day"
    {...(isExample ? { placeholder: hint } : { hint })}
    value={day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3$2$1')}
    onChange={(digits) => onChange(digits.replace(/^(\d{2})(\d{2})(\d{4})$/, '$3-$2-$1'))}
  />
)
