import type { StatusMove } from './tracker-dates.ts'

/**
 * The instant since when an order has the status that it has now (USE-023): its last move, for edits and remarks leave
 * the status as it is. Null without any move.
 */
export const computeStatusSince = (moves: readonly StatusMove[]): string | null => moves.at(-1)?.at ?? null
