import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './data-table.module.css'
import type { Column, Sort } from './table-column.ts'

export type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly sort?: Sort | undefined
  readonly sortable?: readonly string[] | undefined
  readonly onSort?: ((sort: Sort) => void) | undefined
}

const Header = <Row,>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<TableHeadProps<Row>, 'sort' | 'onSort'>) => {
  if (column.head !== undefined) return column.head
  if (onSort === undefined) {
    return column.hiddenHeader ? <span className="hidden-visually">{column.hiddenHeader}</span> : column.header
  }
  const isSorted = sort?.column === column.id
  const direction = isSorted && sort.direction === 'descending' ? 'ascending' : 'descending'
  const Arrow = sort?.direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <button type="button" className={classes.sort} onClick={() => onSort({ column: column.id, direction })}>
      {column.header}
      {isSorted && <Arrow size={14} aria-hidden />}
    </button>
  )
}

export const TableHead = <Row,>({ columns, sort, sortable = [], onSort }: TableHeadProps<Row>) => (
  <thead className={classes.head}>
    <tr aria-rowindex={1}>
      {columns.map((column) => (
        <th
          key={column.id}
          scope="col"
          style={{ width: column.width }}
          data-align={column.align}
          aria-sort={sort?.column === column.id ? sort.direction : undefined}
        >
          <Header column={column} sort={sort} onSort={sortable.includes(column.id) ? onSort : undefined} />
        </th>
      ))}
    </tr>
  </thead>
)
