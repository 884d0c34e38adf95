import { type ReactNode, useId, useState } from 'react'
import classes from './entry-field.module.css'

export type EntryFieldProps = {
  readonly label: string
  readonly name: string
  readonly type: 'email' | 'password' | 'text'
  readonly autoComplete: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly defaultValue?: string
}

const Eye = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="M2.5 12c2-4 5.4-6 9.5-6s7.5 2 9.5 6c-2 4-5.4 6-9.5 6s-7.5-2-9.5-6Z" />
    <circle cx="12" cy="12" r="3" />
    {isOpen && <path d="m4 20 16-16" />}
  </svg>
)

/** A field of the pages outside the session, without the component library. Passwords can be shown (WCAG 3.3.8). */
export const EntryField = ({ label, name, type, autoComplete, hint, error, defaultValue }: EntryFieldProps) => {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.box}>
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={defaultValue}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
        />
        {type === 'password' && (
          <button
            type="button"
            aria-label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
            onClick={() => setShown((shown) => !shown)}
          >
            <Eye isOpen={isShown} />
          </button>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The one yellow button of the page; its width does not change while it runs. */
export const EntryButton = ({ isRunning, children }: { readonly isRunning: boolean; readonly children: ReactNode }) => (
  <button type="submit" className={classes.button} aria-disabled={isRunning || undefined} aria-busy={isRunning}>
    {children}
  </button>
)
