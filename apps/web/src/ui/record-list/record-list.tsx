import { type ComponentType, type ReactNode, useState } from 'react'
import { useOpened } from '../../lib/use-opened.ts'
import { RemoveDialog } from '../remove-dialog.tsx'
import type { RecordDialogProps } from './record-dialog.tsx'

/** How a record is removed, after the user confirmed it. */
export type Removal<Row> = {
  /** The record with its article, if it has one: 'o link Biblioteca'. */
  readonly what: (row: Row) => string
  readonly consequence: (row: Row) => string
  readonly isRunning: boolean
  readonly run: (row: Row, onSuccess: () => void) => void
}

export type RecordActions<Row> = {
  readonly onAdd: () => void
  readonly onEdit: (row: Row) => void
  readonly onRemove: (row: Row) => void
}

export type RecordListProps<Row> = {
  readonly Dialog: ComponentType<RecordDialogProps<Row>>
  /** Reads the list again; the dialog of a record that another user changed shows the current version. */
  readonly reread: () => Promise<readonly Row[] | undefined>
  readonly getRowKey: (row: Row) => string | number
  readonly removal?: Removal<Row>
  readonly children: (actions: RecordActions<Row>) => ReactNode
}

type RemovingProps<Row> = { readonly row: Row; readonly removal: Removal<Row>; readonly onClose: () => void }

const Removing = <Row,>({ row, removal, onClose }: RemovingProps<Row>) => (
  <RemoveDialog
    what={removal.what(row)}
    isRunning={removal.isRunning}
    onConfirm={() => removal.run(row, onClose)}
    onClose={onClose}
  >
    {removal.consequence(row)}
  </RemoveDialog>
)

/** Records of one kind, with the dialogs that add, edit and remove one. */
export const RecordList = <Row,>({ Dialog, reread, getRowKey, removal, children }: RecordListProps<Row>) => {
  const { row, turn, open, close } = useOpened<Row | null>()
  const [removed, setRemoved] = useState<Row>()
  const reload = async (seen: Row) => {
    const fresh = (await reread())?.find((each) => getRowKey(each) === getRowKey(seen))
    if (fresh === undefined) close()
    else open(fresh)
  }
  return (
    <>
      {children({ onAdd: () => open(null), onEdit: open, onRemove: setRemoved })}
      {row !== undefined && (
        <Dialog key={turn} record={row} onReload={() => row !== null && void reload(row)} onClose={close} />
      )}
      {removal !== undefined && removed !== undefined && (
        <Removing row={removed} removal={removal} onClose={() => setRemoved(undefined)} />
      )}
    </>
  )
}
