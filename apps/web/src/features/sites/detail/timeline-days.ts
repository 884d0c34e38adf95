import type { TimelineEntry } from '@girassol/contract/sites'
import { toDay } from '@girassol/domain/shared'
import type { TimelineKind } from '@girassol/domain/sites'
import { formatDate } from '../../../lib/format.ts'

/** The chips above the timeline: each says all the kinds that it shows (SITE-006). */
export const timelineFilters = [
  { id: 'tudo', label: 'Tudo', kinds: [] },
  { id: 'etapas', label: 'Etapas', kinds: ['STAGE'] },
  { id: 'pedidos', label: 'Propostas e pedidos', kinds: ['PROPOSAL', 'BUDGET', 'ORDER', 'PAYMENT'] },
  { id: 'entregas', label: 'Entregas', kinds: ['DELIVERY', 'SERIAL', 'CLAIM'] },
  { id: 'homologacao', label: 'Homologação', kinds: ['HOMOLOGATION'] },
  { id: 'tarefas', label: 'Tarefas', kinds: ['TASK'] },
  { id: 'notas', label: 'Notas', kinds: ['NOTE'] },
] as const satisfies readonly { id: string; label: string; kinds: readonly TimelineKind[] }[]

export const findTimelineFilter = (id: string) =>
  timelineFilters.find((filter) => filter.id === id) ?? timelineFilters[0]

type TimelineDay = { readonly day: string; readonly entries: readonly TimelineEntry[] }

/** The entries by their day in São Paulo, in their order. */
export const groupByDay = (entries: readonly TimelineEntry[]): readonly TimelineDay[] =>
  [...Map.groupBy(entries, ({ at }) => toDay(at))].map(([day, ofDay]) => ({ day, entries: ofDay }))

/** 'Hoje, 21/11/2026' */
export const describeTimelineDay = (day: string, today: string): string =>
  day === today ? `Hoje, ${formatDate(day)}` : formatDate(day)
