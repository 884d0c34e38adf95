import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'

/** The label of a field that may stay empty; there are no asterisks (interface §4.4). */
export const optional = (label: string): ReactNode => (
  <>
    {label} <span style={{ color: 'var(--g-dim)', fontWeight: 400 }}>(opcional)</span>
  </>
)

export type FieldControl = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

export type FieldProps = {
  readonly label: string
  readonly isOptional?: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly id?: string
  readonly children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around a control that brings none of its own; Mantine's inputs bring theirs. */
export const Field = ({ label, isOptional = false, hint, error, id, children }: FieldProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint !== undefined && `${controlId}-hint`, error !== undefined && `${controlId}-error`]
  return (
    <Input.Wrapper
      id={controlId}
      label={isOptional ? optional(label) : label}
      description={hint}
      error={error}
      descriptionProps={{ id: `${controlId}-hint` }}
      errorProps={{ id: `${controlId}-error` }}
    >
      {children({
        id: controlId,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </Input.Wrapper>
  )
}
