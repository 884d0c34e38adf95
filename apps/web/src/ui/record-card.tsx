import type { ReactNode } from 'react'
import classes from './record-card.module.css'

export type RecordCardProps = {
  readonly badge?: ReactNode
  readonly menu?: ReactNode
  /** The link that opens the record. */
  readonly title: ReactNode
  readonly figure?: ReactNode
  /** 'Nº 10482 · Sol do Cerrado Energia' */
  readonly meta?: ReactNode
  /** One full-width button. */
  readonly action?: ReactNode
}

/** The row as a card on the phone. */
export const RecordCard = ({ badge, menu, title, figure, meta, action }: RecordCardProps) => (
  <article className={classes.card}>
    {badge !== undefined && (
      <div className={classes.line}>
        {badge}
        <span className={classes.menu}>{menu}</span>
      </div>
    )}
    <div className={classes.line}>
      <span className={classes.title}>{title}</span>
      {figure !== undefined && <span className={classes.figure}>{figure}</span>}
      {badge === undefined && menu !== undefined && <span className={classes.besideTitle}>{menu}</span>}
    </div>
    {meta !== undefined && <p className={classes.meta}>{meta}</p>}
    {action}
  </article>
)
