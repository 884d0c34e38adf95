/** What is counted of an order; database values (C-212). */
export const factKindNames = ['ORDER', 'LINE', 'WON', 'LOST', 'LOST_LINE', 'DELIVERED', 'CLAIM'] as const
export type FactKind = (typeof factKindNames)[number]

/** What a row of the summary sums up; database values. */
export const figureSpans = ['DAY', 'MONTH'] as const
export type FigureSpan = (typeof figureSpans)[number]
