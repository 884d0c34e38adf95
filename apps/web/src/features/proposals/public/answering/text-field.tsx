import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'ref'> & {
  readonly label: ReactNode
  readonly value: string
  readonly onType: (value: string, input: HTMLInputElement) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** At the right of the label. */
  readonly aside?: ReactNode
  /** Receives the focus when the sheet opens. */
  readonly isFirst?: boolean
  readonly input?: React.RefObject<HTMLInputElement | null>
}

/** A text field with its label, and with its hint and error below. */
export const TextField = ({ label, value, onType, hint, error, aside, isFirst, input, ...rest }: TextFieldProps) => {
  const id = useId()
  const described = [error !== undefined && `${id}error`, hint !== undefined && `${id}hint`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <div className={classes.top}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <input
        {...rest}
        ref={input}
        id={id}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value, currentTarget)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described === '' ? undefined : described}
        data-first={isFirst || undefined}
      />
      {error !== undefined && (
        <p id={`${id}error`} className={classes.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
