import type { Trace } from './find-traces.ts'

/** How many records of each kind, sorted by its Portuguese name. */
export const countByLabel = (traces: readonly Trace[]): { label: string; records: number }[] => {
  const counts = new Map<string, number>()
  for (const { rule } of traces) counts.set(rule.label, (counts.get(rule.label) ?? 0) + 1)
  return [...counts]
    .map(([label, records]) => ({ label, records }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'pt'))
}
