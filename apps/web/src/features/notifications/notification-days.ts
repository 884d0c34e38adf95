import type { NotificationView } from '@girassol/contract/notifications'
import { formatDate, formatLongDay } from '../../lib/format.ts'

const dayMs = 86_400_000

export type NotificationDay = { readonly day: string; readonly notifications: readonly NotificationView[] }

const nameDay = (iso: string, now: Date): string => {
  const date = formatDate(iso)
  if (date === formatDate(now.toISOString())) return 'Hoje'
  if (date === formatDate(new Date(now.getTime() - dayMs).toISOString())) return 'Ontem'
  const isThisYear = date.slice(6) === formatDate(now.toISOString()).slice(6)
  return isThisYear ? formatLongDay(new Date(iso)) : date
}

/** Groups notifications by day, in order; one that is on two pages (new ones arrived meanwhile) is shown once. */
export const byDay = (rows: readonly NotificationView[], now: Date): readonly NotificationDay[] => {
  const once = new Map(rows.map((row) => [row.id, row]))
  const days = new Map<string, NotificationView[]>()
  for (const row of once.values()) {
    const day = nameDay(row.createdAt, now)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, notifications]) => ({ day, notifications }))
}
