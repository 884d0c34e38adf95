import type { KeyboardEvent, MouseEvent } from 'react'
import { letterKeysAct } from '../lib/letter-keys.ts'
import classes from './data-table.module.css'
import type { Column } from './table-column.ts'

const interactive = 'a, button, input, label, select, textarea, [role="menu"]'

/** A click anywhere on the row acts like its link, with the same modifier keys; the link itself is the real control. */
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

/** With Shift the row ends a range: the click event contains the key, as with a mouse. */
const clickMark = (event: KeyboardEvent<HTMLTableRowElement>) => {
  const { shiftKey } = event
  event.currentTarget
    .querySelector('[data-row-mark]')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}

/** J, K and arrow keys move between rows, X marks one, '.' opens the row's menu; not while typing or in a menu. */
const walkRows = (event: KeyboardEvent<HTMLTableRowElement>) => {
  const at = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input:not([type="checkbox"]), textarea')) return
  if (!event.currentTarget.contains(at)) return
  if (event.key.toLowerCase() === 'x' && letterKeysAct()) clickMark(event)
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
