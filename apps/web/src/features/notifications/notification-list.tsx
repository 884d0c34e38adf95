import type { NotificationView } from '@girassol/contract/notifications'
import { useEventListener, useMergedRef } from '@mantine/hooks'
import { useRef } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { byDay } from './notification-days.ts'
import classes from './notification-panel.module.css'
import { NotificationRow } from './notification-row.tsx'

export type NotificationListProps = {
  readonly rows: readonly NotificationView[]
  readonly onOpen: (id: number) => void
  readonly onRead: (id: number) => void
  readonly onRemove: (id: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The links of the rows, and the one whose row contains an element. */
const listLinks = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(`.${classes.open}`)]
const findPosition = (links: readonly HTMLElement[], element: Element): number =>
  links.findIndex((link) => link.closest('li') === element.closest('li'))

/** Notifications by day. The arrow keys move between them, Delete removes the focused one. */
export const NotificationList = ({ rows, onOpen, onRead, onRemove }: NotificationListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const now = useNow()
  /** After a removal by keyboard the focus goes to the next row, not to the beginning. */
  const remove = (id: number) => {
    const links = list.current === null ? [] : listLinks(list.current)
    const at = findPosition(links, document.activeElement ?? document.body)
    if (at >= 0) (links[at + 1] ?? links[at - 1] ?? list.current)?.focus()
    onRemove(id)
  }
  const byKey = (event: KeyboardEvent) => {
    const links = list.current === null ? [] : listLinks(list.current)
    const at = findPosition(links, event.target as Element)
    const step = steps[event.key]
    if (at < 0 || (step === undefined && event.key !== 'Delete')) return
    event.preventDefault()
    if (step !== undefined) links[at + step]?.focus()
    else {
      const row = byDay(rows, now).flatMap(({ notifications }) => notifications)[at]
      if (row) remove(row.id)
    }
  }
  const keys = useEventListener<'keydown', HTMLDivElement>('keydown', byKey)
  return (
    <div ref={useMergedRef(list, keys)} tabIndex={-1}>
      {byDay(rows, now).map(({ day, notifications }) => (
        <section key={day} aria-label={day}>
          <h3 className={classes.day}>{day}</h3>
          <ul className={classes.list}>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                now={now}
                onOpen={() => onOpen(notification.id)}
                onRead={() => onRead(notification.id)}
                onRemove={() => remove(notification.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
