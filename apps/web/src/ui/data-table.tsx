import { useMediaQuery } from '@mantine/hooks'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { formatCount, formatTotal } from '../lib/format.ts'
import { useHasRail, useIsPhone, useIsWide } from '../lib/media.ts'
import { useRowDensity } from '../lib/row-density.ts'
import classes from './data-table.module.css'
import { ErrorState } from './error-state.tsx'
import { type Column, type Density, rowHeights, type Sort } from './table-column.ts'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'

export type DataTableProps<Row> = {
  /** The name of the list, read aloud with its count: 'Pedidos'. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly total: number
  readonly totalIsExact?: boolean
  readonly status: 'loading' | 'ready' | 'error'
  readonly error?: unknown
  /** What failed, in the wording of the requirements, above the server's reason. */
  readonly errorTitle?: string
  readonly onRetry?: () => void
  /** The previous rows remain, dimmed, while others are fetched. */
  readonly isRefetching?: boolean
  readonly hasMore?: boolean
  readonly isLoadingMore?: boolean
  /** The next page failed; the loaded rows remain. */
  readonly moreError?: unknown
  readonly onEnd?: () => void
  /** Shown below the last row: the quoted text, if there is one. */
  readonly endText?: string
  readonly empty: ReactNode
  /** The row height of a table that is no list; lists have the height that the user chose. */
  readonly density?: Density
  readonly sort?: Sort
  readonly sortable?: readonly string[]
  readonly onSort?: (sort: Sort) => void
  /** A click anywhere on a row follows the row's link. */
  readonly isOpenable?: boolean
  /** The width in px of a column without a width of its own; when there is less space, the table scrolls sideways. */
  readonly narrowest?: number
  /** Rows with a different background; its meaning must also be in the row's text. */
  readonly isTinted?: (row: Row) => boolean
  /** The row as a card on the phone. */
  readonly card: (row: Row) => ReactNode
}

const cardHeight = 116

const SkeletonRows = <Row,>({
  columns,
  height,
}: {
  readonly columns: readonly Column<Row>[]
  readonly height: number
}) =>
  Array.from({ length: 10 }, (_, index) => `skeleton-${index}`).map((key) => (
    <tr key={key} className={classes.row} style={{ height }}>
      {columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          {column.header !== '' && <span className={classes.bone} />}
        </td>
      ))}
    </tr>
  ))

const Spacer = ({ height, columns }: { readonly height: number; readonly columns: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it only takes the room of the rows that are not in the page
    <tr aria-hidden="true" className={classes.spacer}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )

/** The columns that fit into this width. */
const useShownColumns = <Row,>(columns: readonly Column<Row>[]): readonly Column<Row>[] => {
  const isWide = useIsWide()
  const hasRail = useHasRail()
  const room = isWide ? 3 : hasRail ? 2 : 1
  return columns.filter(({ priority = 1 }) => priority <= room)
}

/** In px, including the borders and the space beside the table. */
const besideTable = 58

/** The minimum width of the table when the window is narrower; otherwise undefined. */
const useLeastWidth = <Row,>({ narrowest }: DataTableProps<Row>, shown: readonly Column<Row>[]): number | undefined => {
  const least = shown.reduce(
    (sum, { width }) => sum + (width === undefined ? (narrowest ?? 0) : Number.parseInt(width, 10)),
    0,
  )
  const isTight = useMediaQuery(`(max-width: ${least + besideTable}px)`, false, { getInitialValueInEffect: false })
  return narrowest !== undefined && isTight ? least : undefined
}

const toCaption = <Row,>({ caption, rows, total, totalIsExact = true }: DataTableProps<Row>) =>
  `${caption}: ${formatCount(rows.length)} de ${formatTotal(total, totalIsExact)}`

const Table = <Row,>(props: DataTableProps<Row>) => {
  'use no memo' // Reads the virtualizer.
  const { rows, rowKey, total, status, isOpenable = false } = props
  const preferred = useRowDensity()
  const density = props.density ?? preferred
  const columns = useShownColumns(props.columns)
  const leastWidth = useLeastWidth(props, columns)
  const body = useRef<HTMLTableSectionElement>(null)
  const [focused, setFocused] = useState<number>()
  const rowHeight = rowHeights[density]
  const onNearEnd = props.hasMore && !props.isLoadingMore && !props.moreError ? props.onEnd : undefined
  const virtual = useVirtualRows({ count: rows.length, rowHeight, focused, list: body, onNearEnd })
  return (
    <table
      className={classes.table}
      style={{ minWidth: leastWidth }}
      data-scrolls={leastWidth !== undefined || undefined}
      data-density={density}
      aria-rowcount={(props.totalIsExact ?? true) ? total + 1 : -1}
      aria-busy={status === 'loading' || props.isRefetching || undefined}
    >
      <caption className="hidden-visually">{toCaption(props)}</caption>
      <TableHead columns={columns} sort={props.sort} sortable={props.sortable} onSort={props.onSort} />
      <tbody ref={body} data-old={props.isRefetching || undefined}>
        {status === 'loading' && <SkeletonRows columns={columns} height={rowHeight} />}
        {virtual.rows.map(({ index, before }) => {
          const row = rows[index]
          return (
            row !== undefined && (
              <Fragment key={rowKey(row)}>
                <Spacer height={before} columns={columns.length} />
                <TableRow
                  row={row}
                  columns={columns}
                  index={index}
                  height={rowHeight}
                  isOpenable={isOpenable}
                  isTinted={props.isTinted?.(row) ?? false}
                  onFocusRow={setFocused}
                />
              </Fragment>
            )
          )
        })}
        <Spacer height={virtual.after} columns={columns.length} />
      </tbody>
    </table>
  )
}

const Cards = <Row,>({
  caption,
  rows,
  rowKey,
  card,
  hasMore,
  isLoadingMore,
  moreError,
  onEnd,
}: DataTableProps<Row>) => {
  'use no memo' // Reads the virtualizer.
  const list = useRef<HTMLUListElement>(null)
  const onNearEnd = hasMore && !isLoadingMore && !moreError ? onEnd : undefined
  const virtual = useVirtualRows({ count: rows.length, rowHeight: cardHeight, gap: 10, list, onNearEnd })
  return (
    <ul ref={list} className={classes.cards} aria-label={caption} style={{ height: virtual.total }}>
      {virtual.rows.map(({ index, top }) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <li
              key={rowKey(row)}
              ref={virtual.measure}
              data-index={index}
              style={{ transform: `translateY(${top}px)` }}
            >
              {card(row)}
            </li>
          )
        )
      })}
    </ul>
  )
}

/** A list that scrolls with the page: rows on a desktop, cards on the phone; only visible rows are rendered. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const isPhone = useIsPhone()
  const { rows, status, error, errorTitle, onRetry, empty } = props
  if (status === 'error' && rows.length === 0) {
    return (
      <div className={classes.frame}>
        <ErrorState error={error} {...(errorTitle && { title: errorTitle })} {...(onRetry && { onRetry })} />
      </div>
    )
  }
  if (status === 'ready' && rows.length === 0) return <div className={classes.frame}>{empty}</div>
  if (isPhone && status !== 'loading') {
    return (
      <>
        <Cards {...props} />
        <TableFoot {...props} />
      </>
    )
  }
  return (
    <>
      <div className={classes.frame}>
        {props.isRefetching && <div className={classes.progress} aria-hidden="true" />}
        <Table {...props} />
      </div>
      <TableFoot {...props} />
    </>
  )
}
