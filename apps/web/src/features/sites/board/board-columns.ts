import type { SiteRow } from '@girassol/contract/sites'
import type { SiteStage } from '@girassol/domain/sites'
import { isLate } from '../urgency-words.ts'

const isLateRow = ({ urgency }: SiteRow): boolean => urgency !== null && isLate(urgency)

/** A moved site was just touched: it is the last of the late ones, or the last of all. */
const insertMoved = (rows: readonly SiteRow[], moved: SiteRow): readonly SiteRow[] => {
  if (!isLateRow(moved)) return [...rows, moved]
  const at = rows.findLastIndex(isLateRow) + 1
  return [...rows.slice(0, at), moved, ...rows.slice(at)]
}

/** The sites of a column, those that wait for their move in the stage to which they go (C-175: never optimistic). */
export const listColumn = (
  rows: readonly SiteRow[],
  stage: SiteStage,
  waiting: Readonly<Record<number, SiteStage>>,
): readonly SiteRow[] => {
  const staying = rows.filter((row) => row.stage === stage && (waiting[row.id] ?? stage) === stage)
  const arriving = rows.filter((row) => row.stage !== stage && waiting[row.id] === stage)
  return arriving.reduce(insertMoved, staying)
}
