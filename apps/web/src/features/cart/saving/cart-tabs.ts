import { readCart } from '@girassol/contract/cart'
import { useDebouncedCallback } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshEndpoints } from '../../../lib/use-endpoint.ts'

/**
 * One for the page, because a channel receives the messages of every other channel but not its own. Older browsers have
 * none: their tabs see changes when they get the focus again.
 */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('girassol-cart')

/** Notifies the other tabs that the cart changed on the server. */
export const notifyOtherTabs = (): void => channel?.postMessage('changed')

/** How long another tab must send no change before its cart is read (NAV-025). */
const restMs = 1000

/** Reads the cart again when another tab changed it; use it once in a page. */
export const useCartOfOtherTabs = (): void => {
  const client = useQueryClient()
  const refresh = useDebouncedCallback(() => void refreshEndpoints(client, [readCart]), restMs)
  useEffect(() => {
    channel?.addEventListener('message', refresh)
    return () => channel?.removeEventListener('message', refresh)
  }, [refresh])
}
