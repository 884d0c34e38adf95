import { mostTriangulationFiles } from '@girassol/domain/triangulation'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { FileRow, RefusedRow } from './file-row.tsx'
import { type DraftFile, listRemainingFiles } from './operation-draft.ts'
import classes from './triangulation.module.css'
import { useFileBytes } from './use-file-bytes.ts'
import { useInvoiceFiles } from './use-invoice-files.ts'
import type { OperationState } from './use-operation.ts'

const FileDialog = lazyDialog(async () => (await import('./file-dialog.tsx')).FileDialog)

type Props = {
  readonly orderId: number
  readonly operation: Pick<OperationState, 'draft' | 'change'>
  readonly isLocked: boolean
}

/** TRI-003, TRI-013, TRI-014: the invoice files, up to ten PDFs of 5 MB each. */
export const FilesCard = ({ orderId, operation, isLocked }: Props) => {
  const files = useInvoiceFiles(operation)
  const [opened, setOpened] = useState<{ readonly file: DraftFile; readonly bytes: Blob }>()
  const open = useFileBytes(orderId, (file, bytes) => setOpened({ file, bytes }))
  const { draft } = operation
  const count = `${listRemainingFiles(draft).length} de ${mostTriangulationFiles}`
  const isEmpty = draft.files.length === 0 && files.refused.length === 0
  return (
    <Card title="Arquivos da nota fiscal" aside={count}>
      <div className={classes.files} data-locked={isLocked || undefined}>
        {!isLocked && (
          <FileDrop
            id="operation-files"
            label="Escolher arquivos"
            hint="ou solte aqui · só PDF, até 5 MB cada"
            accept="application/pdf"
            onChooseMany={files.add}
          />
        )}
        {isEmpty ? (
          <p className={classes.hint}>Nenhum arquivo ainda.</p>
        ) : (
          <ul className={classes.list}>
            {draft.files.map((file) => (
              <FileRow
                key={file.key}
                file={file}
                isOpening={open.isPending && open.variables.key === file.key}
                onOpen={() => open.mutate(file)}
                onRemove={isLocked ? undefined : () => files.remove(file.key)}
                onTakeBack={() => files.takeBack(file.key)}
              />
            ))}
            {files.refused.map((file) => (
              <RefusedRow key={file.key} file={file} onDismiss={() => files.dismiss(file.key)} />
            ))}
          </ul>
        )}
      </div>
      {opened !== undefined && (
        <FileDialog name={opened.file.name} bytes={opened.bytes} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  )
}
