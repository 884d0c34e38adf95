import type { ReactNode } from 'react'
import classes from './card.module.css'

export type CardProps = {
  readonly title?: ReactNode
  /** On the right of the title: a link, a count. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  /** Rows reach the card's edges; each has its own padding. */
  readonly isFlush?: boolean
}

/** The only kind of surface in a page. Never put a card in a card. */
export const Card = ({ title, aside, children, isFlush = false }: CardProps) => (
  <section className={classes.card} data-flush={isFlush || undefined}>
    {title !== undefined && (
      <header className={classes.head}>
        <h2>{title}</h2>
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </header>
    )}
    {children}
  </section>
)

/** One line of a flush card. */
export const CardRow = ({ children }: { readonly children: ReactNode }) => <div className={classes.row}>{children}</div>
