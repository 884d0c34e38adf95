import type { NumberRules } from '@girassol/domain/shared'
import { TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { useNumberText, useSelectOnFocus } from './use-number-text.ts'

export type NumberTextFieldProps = {
  readonly label: ReactNode
  readonly text: string
  readonly rules: NumberRules
  readonly onType: (text: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly onEnter?: () => void
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly id?: string | undefined
  /** At the end of the field: 'kWp'. */
  readonly unitMark?: string
  /** The label is visible elsewhere: in a table's row. */
  readonly hidesLabel?: boolean
  /** Takes the focus when it appears. */
  readonly isFocused?: boolean
  readonly isReadOnly?: boolean
}

/** The focus of the field, and the library's Escape, which must not act in a form in place. */
const focused = (isFocused: boolean) => ({
  autoFocus: isFocused,
  'data-autofocus': isFocused || undefined,
  // Escape closes a form in place; the dialog around it remains open.
  'data-mantine-stop-propagation': isFocused || undefined,
})

const unitSection = (unitMark: string | undefined) =>
  unitMark === undefined ? {} : { rightSection: <span aria-hidden>{unitMark}</span>, rightSectionWidth: 48 }

/** A number as the typed text, for screens that store the text itself (USE-007). */
export const NumberTextField = (props: NumberTextFieldProps) => {
  const { label, text, rules, onType, hint, error, id, unitMark, hidesLabel, isFocused = false } = props
  const { field, problem, typed, leave } = useNumberText(text, rules)
  const { forget, ...selecting } = useSelectOnFocus()
  const onKeyDown = (event: KeyboardEvent) => {
    forget()
    if (event.key === 'Enter') props.onEnter?.()
  }
  const onBlur = () => {
    leave()
    props.onBlur?.()
  }
  return (
    <TextInput
      {...selecting}
      {...(id !== undefined && { id })}
      {...unitSection(unitMark)}
      {...focused(isFocused)}
      ref={field}
      label={hidesLabel ? undefined : label}
      aria-label={hidesLabel && typeof label === 'string' ? label : undefined}
      description={hint}
      error={problem ?? error}
      value={text}
      readOnly={props.isReadOnly ?? false}
      onChange={(event) => onType(typed(event.currentTarget.value))}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      inputMode={rules.decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={40}
    />
  )
}
