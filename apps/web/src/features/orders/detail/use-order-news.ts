import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { followOrder, listContributorLog, listOrderLog, showOrder } from '@girassol/contract/orders'
import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readEvents } from '../../../lib/read-events.ts'
import { readWithReconnect } from '../../../lib/read-with-reconnect.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { refreshEndpoints } from '../../../lib/use-endpoint.ts'

export type OrderNews = ResponseFor<typeof followOrder>

/**
 * Changes that others make to the order while it is on screen: the screen is read again at once, and the latest event
 * is returned for a notice (C-52). A hidden tab follows nothing, and reads once when it is visible again.
 */
export const useOrderNews = (orderId: number) => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  const isVisible = useDocumentVisibility() === 'visible'
  const wasHidden = useRef(false)
  const [news, setNews] = useState<OrderNews>()
  const refresh = useEffectEvent(() => {
    void refreshEndpoints(client, [showOrder, listOrderLog, listContributorLog])
  })
  const receive = useEffectEvent((event: OrderNews) => {
    if (!event.isOwn) setNews(event)
    refresh()
  })
  useEffect(() => {
    if (!isVisible) {
      wasHidden.current = true
      return undefined
    }
    if (wasHidden.current) refresh()
    const control = new AbortController()
    const read = (signal: AbortSignal) =>
      readEvents(followOrder, { params: { id: orderId } }, { signal, sellerId, onEvent: (event) => receive(event) })
    void readWithReconnect({ read, onGap: () => refresh(), signal: control.signal })
    return () => control.abort()
  }, [orderId, isVisible, sellerId])
  return { news, dismiss: () => setNews(undefined) }
}
