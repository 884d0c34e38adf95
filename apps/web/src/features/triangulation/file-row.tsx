import { ActionIcon, Loader } from '@mantine/core'
import { IconArrowBackUp, IconEye, IconFileTypePdf, IconFileX, IconTrash, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatFileSize } from '../../lib/file-size.ts'
import { Tip } from '../../ui/tip.tsx'
import type { DraftFile } from './operation-draft.ts'
import type { RefusedFile } from './read-invoice-file.ts'
import classes from './triangulation.module.css'

type IconProps = {
  readonly label: string
  readonly name: string
  readonly isRunning?: boolean
  readonly onRun: () => void
  readonly children: ReactNode
}

const RowIcon = ({ label, name, isRunning = false, onRun, children }: IconProps) => (
  <Tip label={label}>
    <ActionIcon variant="subtle" aria-label={`${label} ${name}`} aria-busy={isRunning || undefined} onClick={onRun}>
      {isRunning ? <Loader size={16} /> : children}
    </ActionIcon>
  </Tip>
)

const sizeText = (bytes: number | null): string => (bytes === null ? 'PDF' : formatFileSize(bytes))

type FileRowProps = {
  readonly file: DraftFile
  readonly isOpening: boolean
  readonly onOpen: () => void
  /** Absent when the operation is locked. */
  readonly onRemove?: (() => void) | undefined
  readonly onTakeBack: () => void
}

/** An invoice file: opened, removed, and restored until the removal is saved. */
export const FileRow = ({ file, isOpening, onOpen, onRemove, onTakeBack }: FileRowProps) => {
  const { name, bytes, storedId, isRemoved } = file
  const state = isRemoved
    ? 'Removido ao salvar'
    : storedId === null
      ? `${sizeText(bytes)} · ainda não salvo`
      : sizeText(bytes)
  return (
    <li className={classes.file} data-removed={isRemoved || undefined}>
      <IconFileTypePdf size={20} aria-hidden />
      <div className={classes.what}>
        <p className={classes.fileName}>{name}</p>
        <p className={classes.hint}>{state}</p>
      </div>
      {isRemoved ? (
        <RowIcon label="Desfazer a remoção de" name={name} onRun={onTakeBack}>
          <IconArrowBackUp size={18} aria-hidden />
        </RowIcon>
      ) : (
        <>
          <RowIcon label="Ver" name={name} isRunning={isOpening} onRun={onOpen}>
            <IconEye size={18} aria-hidden />
          </RowIcon>
          {onRemove !== undefined && (
            <RowIcon label="Remover" name={name} onRun={onRemove}>
              <IconTrash size={18} aria-hidden />
            </RowIcon>
          )}
        </>
      )}
    </li>
  )
}

/** TRI-013: a refused file is shown here in red until it is dismissed. */
export const RefusedRow = ({ file, onDismiss }: { readonly file: RefusedFile; readonly onDismiss: () => void }) => (
  <li className={classes.file} data-refused>
    <IconFileX size={20} aria-hidden />
    <div className={classes.what} role="alert">
      <p className={classes.fileName}>{file.name}</p>
      <p className={classes.hint}>{file.sentence}</p>
    </div>
    <RowIcon label="Dispensar" name={file.name} onRun={onDismiss}>
      <IconX size={18} aria-hidden />
    </RowIcon>
  </li>
)
