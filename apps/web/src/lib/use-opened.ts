import { useState } from 'react'

type Opened<Row> = { readonly row: Row; readonly turn: number }

/**
 * The record that a dialog edits, as it was when the dialog opened: a change by another user does not overwrite typed
 * values. Opening the same record again renders a new dialog: `turn` is its key.
 */
export const useOpened = <Row>() => {
  const [opened, setOpened] = useState<Opened<Row>>()
  return {
    row: opened?.row,
    turn: opened?.turn,
    open: (row: Row) => setOpened((before) => ({ row, turn: (before?.turn ?? 0) + 1 })),
    close: () => setOpened(undefined),
  }
}
