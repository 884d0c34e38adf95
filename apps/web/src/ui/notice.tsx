import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

const icons = {
  info: IconInfoCircle,
  attention: IconAlertTriangle,
  success: IconCircleCheck,
  danger: IconCircleX,
} as const

export type NoticeProps = {
  readonly tone: keyof typeof icons
  readonly title?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Small, inside a card. */
  readonly isInline?: boolean
  /** Appears after an action of the user: read aloud at once. */
  readonly isAlert?: boolean
}

/** A message on this page, in place. */
export const Notice = ({ tone, title, children, action, isInline = false, isAlert = false }: NoticeProps) => {
  const Icon = icons[tone]
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      data-inline={isInline || undefined}
      role={isAlert ? 'alert' : undefined}
    >
      <Icon size={isInline ? 16 : 20} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
