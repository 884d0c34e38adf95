import { listOrders, type OrderRow, refreshOrderRows } from '@girassol/contract/orders'
import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { callEndpoint } from '../../../lib/api-client.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { changeLoadedRows } from '../../../lib/use-endpoint.ts'

const pollMs = 15_000
/** More rows than a user sees at once; the last loaded ones are nearest to the user. */
const mostRows = 300

/**
 * Updates rows in place when others change their orders: no row appears or disappears while the user works in the list
 * (C-52). A hidden tab sends nothing; when it is visible again, the list is read again.
 */
export const useMovedRows = (rows: readonly OrderRow[]): void => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  const isVisible = useDocumentVisibility() === 'visible'
  const poll = useEffectEvent(async (signal: AbortSignal) => {
    if (rows.length === 0) return
    const ids = rows.slice(-mostRows).map(({ id }) => id)
    const fresh = await callEndpoint(refreshOrderRows, { query: { ids: ids.join(',') } }, { signal, sellerId })
    const byId = new Map(fresh.map((row) => [row.id, row]))
    changeLoadedRows(client, listOrders, (row) => byId.get(row.id) ?? row)
  })
  useEffect(() => {
    if (!isVisible) return undefined
    const leaving = new AbortController()
    // A failed call is repeated at the next interval.
    const timer = setInterval(() => void poll(leaving.signal).catch(() => undefined), pollMs)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [isVisible])
}
