import type { ReactNode } from 'react'
import classes from './state.module.css'

export type EmptyStateProps = {
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
}

/** What will appear here, and the action that adds it. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={classes.state}>
    <p className={classes.title}>{title}</p>
    {text !== undefined && <p className={classes.text}>{text}</p>}
    {action}
  </div>
)
