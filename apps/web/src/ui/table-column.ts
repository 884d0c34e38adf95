import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly id: string
  /** Empty for icons and actions, which then need `hiddenHeader`. */
  readonly header: string
  readonly hiddenHeader?: string
  /** The content of the header cell instead of a text: the box that marks every row. */
  readonly head?: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  /** 1 always, 2 from 1100 px, 3 from 1440 px. */
  readonly priority?: 1 | 2 | 3
  /** A CSS width; the columns without one share the rest equally. */
  readonly width?: string
  readonly isDim?: boolean
}

export type Sort = { readonly column: string; readonly direction: 'ascending' | 'descending' }

export type Density = 'comfortable' | 'standard' | 'compact'

export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 52, standard: 44, compact: 36 }
