import { listOrders, type OrderRow, refreshOrderRows } from '@girassol/contract/orders'
import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { callEndpoint } from '../../../lib/api-client.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { changeLoadedRows } from '../../../lib/use-endpoint.ts'

const pollMs = 15_000
/** More than anyone has before their eyes; what was loaded last is nearest to them. */
const mostRows = 300

/**
 * Rows that somebody else moves change where they stand: none comes or goes under the hand of who works in the list
 * (C-52). A hidden tab asks nothing; shown again, a list reads itself anew.
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
    // A question that fails is asked again in its turn.
    const timer = setInterval(() => void poll(leaving.signal).catch(() => undefined), pollMs)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [isVisible])
}
