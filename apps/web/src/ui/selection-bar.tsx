import { type ReactNode, useEffect } from 'react'
import { announce } from './live-region.tsx'
import classes from './selection-bar.module.css'

export type SelectionBarProps = {
  /** '3 selecionados', and what they have in common: their sum. */
  readonly counted: string
  readonly note?: string
  readonly children: ReactNode
  readonly isBusy?: boolean
}

/** The dark bar of the marked rows of a list: their number, which is read aloud when it changes, and what to do. */
export const SelectionBar = ({ counted, note = '', children, isBusy = false }: SelectionBarProps) => {
  useEffect(() => {
    if (!isBusy) announce(`${counted} ${note}`)
  }, [counted, note, isBusy])
  return (
    <section className={classes.bar} aria-label="Ações da seleção" aria-busy={isBusy || undefined} data-docked>
      <p className={classes.count}>
        <strong>{counted}</strong>
        {note !== '' && <span>{note}</span>}
      </p>
      {children}
    </section>
  )
}

/** The buttons of the bar; on the phone they scroll sideways. */
export const SelectionActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)

/** The classes of its plain buttons. */
export const { outlined: outlinedButton = '', plain: plainButton = '' } = classes
