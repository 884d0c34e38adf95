import { useEffect, useRef } from 'react'
import classes from './error-summary.module.css'

export type SummaryError = {
  /** The id of the field's control. */
  readonly field: string
  readonly message: string
}

export type ErrorSummaryProps = {
  readonly errors: readonly SummaryError[]
  /** Changes with every submit, so that the summary receives the focus again. */
  readonly attempt: number
}

/** The control itself, or the first one of a group with this id. */
const focusField = (id: string) => {
  const field = document.getElementById(id)
  const control =
    field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('input:checked, input') : field
  control?.focus()
}

/** 'Confira n campos', focused on submit, with a link to each field by its label. */
export const ErrorSummary = ({ errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.box}>
      <p className={classes.title}>{errors.length === 1 ? 'Confira 1 campo' : `Confira ${errors.length} campos`}</p>
      <ul className={classes.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(field)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
