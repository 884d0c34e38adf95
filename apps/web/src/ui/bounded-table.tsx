import { Box } from '@mantine/core'
import { useHasRail, useIsWide } from '../lib/media.ts'
import classes from './bounded-table.module.css'
import tableClasses from './data-table.module.css'
import { type Column, rowHeights } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'

export type BoundedTableProps<Row> = {
  /** The name of the list, read aloud. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** The maximum height before it scrolls, including the header. */
  readonly mostPixels: number
}

const useRoom = (): number => {
  const isWide = useIsWide()
  const hasRail = useHasRail()
  if (isWide) return 3
  return hasRail ? 2 : 1
}

const ignoreFocus = () => undefined

/** A table that scrolls inside a limited area, below a fixed header; for short lists, which are rendered completely. */
export const BoundedTable = <Row,>({ caption, columns, rows, rowKey, mostPixels }: BoundedTableProps<Row>) => {
  const room = useRoom()
  const shown = columns.filter(({ priority = 1 }) => priority <= room)
  return (
    // A scrolling area must be reachable by keyboard.
    <Box
      component="section"
      className={classes.area}
      style={{ maxHeight: mostPixels }}
      aria-label={caption}
      tabIndex={0}
    >
      <table className={tableClasses.table} data-density="standard">
        <caption className="hidden-visually">{caption}</caption>
        <TableHead columns={shown} />
        <tbody>
          {rows.map((row, index) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={shown}
              index={index}
              height={rowHeights.standard}
              isOpenable
              isTinted={false}
              onFocusRow={ignoreFocus}
            />
          ))}
        </tbody>
      </table>
    </Box>
  )
}
