import type { NotificationView } from '@girassol/contract/notifications'
import { toNotificationPath } from '@girassol/domain/notifications'
import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { toast } from '../../ui/toaster.tsx'
import classes from './notification-bell.module.css'
import { useBell } from './use-bell.ts'
import { useNotificationNews } from './use-notification-news.ts'

const NotificationPanel = lazyDialog(async () => (await import('./notification-panel.tsx')).NotificationPanel)

/** The maximum that the badge can show. */
const mostShown = 99

const formatUnread = (unread: number): string => (unread > mostShown ? `${mostShown}+` : String(unread))

/** The visible text is part of the spoken text. */
const nameBell = (unread: number): string =>
  unread === 0 ? 'Notificações' : `Notificações, ${formatUnread(unread)} ${unread === 1 ? 'não lida' : 'não lidas'}`

/** A short toast about new notifications; not about the record on screen, which shows the change itself. */
const useNewsToast = (openPanel: () => void) => {
  const hide = useRef<() => void>(undefined)
  const navigate = useNavigate()
  const router = useRouter()
  const showToast = (news: readonly NotificationView[]) => {
    const fresh = news.filter((one) => toNotificationPath(one) !== router.state.location.pathname)
    const [first] = fresh
    if (first === undefined) return
    hide.current?.()
    if (fresh.length > 1) {
      hide.current = toast.news(`${formatCount(fresh.length)} novas notificações`, {
        label: 'Ver notificações',
        onRun: openPanel,
      })
      return
    }
    const to = toNotificationPath(first)
    const onRun = to === null ? openPanel : () => void navigate({ to })
    hide.current = toast.news(first.message, { label: 'Ver', onRun })
  }
  return { showToast, hide: () => hide.current?.() }
}

/** NOT-001, NAV-005: the bell with the number of unread notifications; it opens the panel and reads new ones. */
export const NotificationBell = () => {
  const unread = useBell()
  const opener = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never')
  const news = useNewsToast(() => setPanel('open'))
  const open = () => {
    // The panel shows the same, and a toast must not cover its buttons.
    news.hide()
    setPanel('open')
  }
  useNotificationNews((arrived) => {
    if (panel !== 'open') news.showToast(arrived)
  })
  const close = () => {
    setPanel('closed')
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <ActionIcon
        ref={opener}
        variant="subtle"
        className={classes.bell}
        aria-label={nameBell(unread)}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconBell size={20} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {formatUnread(unread)}
          </span>
        )}
      </ActionIcon>
      {panel !== 'never' && (
        <NotificationPanel isOpen={panel === 'open'} onLeave={() => setPanel('closed')} onClose={close} />
      )}
    </>
  )
}
