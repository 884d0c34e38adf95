import { firstNotifications } from '@girassol/contract/bootstrap/bootstrap-parts'
import { listNotifications } from '@girassol/contract/notifications'
import { usualPollSeconds } from '@girassol/domain/notifications'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

/** NOT-006, NOT-007: the number of unread ones, read at the configured interval while the window is visible (C-10). */
export const useBell = (): number => {
  const [pollSeconds, setPollSeconds] = useState(usualPollSeconds)
  const { data } = useEndpointQuery(
    listNotifications,
    { query: firstNotifications },
    { refetchInterval: pollSeconds * 1000, showPrevious: true },
  )
  if (data !== undefined && data.pollSeconds !== pollSeconds) setPollSeconds(data.pollSeconds)
  return data?.unread ?? 0
}
