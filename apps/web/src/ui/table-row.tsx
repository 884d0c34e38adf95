import type { KeyboardEvent, MouseEvent } from 'react'
import classes from './data-table.module.css'
import type { Column } from './table-column.ts'

const interactive = 'a, button, input, label, select, textarea, [role="menu"]'

/** Anywhere on the row does what its link does, with the same keys held; the link itself stays the real control. */
const clickLink = (event: MouseEvent<HTMLTableRowElement>) => {
  if ((event.target as Element).closest(interactive)) return
  if (window.getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = event
  event.currentTarget
    .querySelector('a[href]')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

const neighbours: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  j: 'nextElementSibling',
  k: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

const linkBeside = (row: Element, side: 'nextElementSibling' | 'previousElementSibling') => {
  let beside = row[side]
  while (beside !== null && beside.ariaHidden === 'true') beside = beside[side]
  return beside?.querySelector<HTMLElement>('a[href]')
}

/** J, K and the arrows walk the rows, '.' opens the row's menu (interface §7); not while typing, nor in an open menu. */
const walkRows = (event: KeyboardEvent<HTMLTableRowElement>) => {
  const at = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, textarea')) return
  if (!event.currentTarget.contains(at)) return
  const side = neighbours[event.key]
  const link = side && linkBeside(event.currentTarget, side)
  if (link) {
    event.preventDefault()
    link.focus()
  }
  if (event.key === '.') event.currentTarget.querySelector<HTMLElement>('[data-row-menu]')?.click()
}

export type TableRowProps<Row> = {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly index: number
  readonly height: number
  readonly isOpenable: boolean
  readonly isTinted: boolean
  readonly onFocusRow: (index: number) => void
}

export const TableRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, columns, index, height, isOpenable, isTinted, onFocusRow } = props
  return (
    <tr
      className={classes.row}
      style={{ height }}
      aria-rowindex={index + 2}
      data-openable={isOpenable || undefined}
      data-tinted={isTinted || undefined}
      onClick={isOpenable ? clickLink : undefined}
      onKeyDown={walkRows}
      onFocus={() => onFocusRow(index)}
    >
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-dim={column.isDim || undefined}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
