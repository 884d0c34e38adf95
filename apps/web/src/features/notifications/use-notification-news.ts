import { followNotifications, listNotifications, type NotificationView } from '@girassol/contract/notifications'
import { listApprovals } from '@girassol/contract/purchase-approvals'
import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { inOneTab } from '../../lib/in-one-tab.ts'
import { readEvents } from '../../lib/read-events.ts'
import { readWithReconnect } from '../../lib/read-with-reconnect.ts'
import { refreshEndpoints } from '../../lib/use-endpoint.ts'

/** Notifications that arrive within this time are shown together: a nightly job may send fifty to one user. */
const breathMs = 400

const name = 'girassol-bell'

/** Passes the notifications that one tab receives to the others, which would otherwise need a stream each. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)

/** Collects notifications for a moment, then passes them on together. */
const gathering = (handOver: (news: readonly NotificationView[]) => void) => {
  let received: NotificationView[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add: (event: NotificationView) => {
      received.push(event)
      timer ??= setTimeout(() => {
        timer = undefined
        handOver(received)
        received = []
      }, breathMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Receives notifications while the user works: the bell is read again at once, with the approvals where they are shown
 * (COMP-016), and `onNews` may show them. A hidden tab receives nothing, and reads once when it is visible again. Without a working stream the bell is still read every
 * minute (C-10).
 */
export const useNotificationNews = (onNews: (news: readonly NotificationView[]) => void): void => {
  const client = useQueryClient()
  const isVisible = useDocumentVisibility() === 'visible'
  const wasHidden = useRef(false)
  const refresh = useEffectEvent(() => void refreshEndpoints(client, [listNotifications, listApprovals]))
  const announce = useEffectEvent((news: readonly NotificationView[]) => {
    refresh()
    onNews(news)
  })
  useEffect(() => {
    if (!isVisible) {
      wasHidden.current = true
      return undefined
    }
    if (wasHidden.current) refresh()
    const control = new AbortController()
    const { signal } = control
    const gathered = gathering((news) => announce(news))
    const receive = ({ data }: MessageEvent<NotificationView>) => gathered.add(data)
    const onEvent = (event: NotificationView) => {
      gathered.add(event)
      channel?.postMessage(event)
    }
    const read = () => readEvents(followNotifications, {}, { signal, onEvent })
    channel?.addEventListener('message', receive)
    void inOneTab(name, signal, () => readWithReconnect({ read, onGap: () => undefined, signal }))
    return () => {
      control.abort()
      gathered.stop()
      channel?.removeEventListener('message', receive)
    }
  }, [isVisible])
}
