import { followNotifications, listNotifications, type NotificationView } from '@girassol/contract/notifications'
import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { inOneTab } from '../../lib/in-one-tab.ts'
import { readEvents } from '../../lib/read-events.ts'
import { readWithReconnect } from '../../lib/read-with-reconnect.ts'
import { refreshEndpoints } from '../../lib/use-endpoint.ts'

/** What comes within it is told in one breath: a job of the night may have fifty notices for one person. */
const breathMs = 400

const name = 'girassol-bell'

/** Hands on what one tab hears to the others, which would need a stream each. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)

/** What arrives is gathered for a moment, then handed over together. */
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
 * What others write into the bell while its user works: the bell is read again at once, and `onNews` may tell it. A
 * hidden tab hears nothing, and asks once when it is shown again; where no stream gets through, the bell's own question
 * every minute remains (C-10).
 */
export const useNotificationNews = (onNews: (news: readonly NotificationView[]) => void): void => {
  const client = useQueryClient()
  const isVisible = useDocumentVisibility() === 'visible'
  const wasHidden = useRef(false)
  const refresh = useEffectEvent(() => void refreshEndpoints(client, [listNotifications]))
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
