import { Loader } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import classes from './file-drop.module.css'

type Choice =
  | { readonly onChoose: (file: File) => void }
  /** Accepts several files at once; otherwise only the first one is used. */
  | { readonly onChooseMany: (files: readonly File[]) => void }

export type FileDropProps = Choice & {
  readonly id?: string
  readonly label: string
  /** The allowed files, their size and format. */
  readonly hint: string
  /** Content types, joined by commas, as in the browser's file chooser. */
  readonly accept: string
  readonly error?: string | undefined
  /** The chosen file is being read; no other one is taken meanwhile. */
  readonly isBusy?: boolean
  /** The chosen file, or the stored one. */
  readonly preview?: ReactNode
}

/** A file that is dropped or chosen. The caller checks its content. */
export const FileDrop = ({ id, label, hint, accept, error, isBusy = false, preview, ...choice }: FileDropProps) => {
  const own = useId()
  const [isOver, setOver] = useState(false)
  const choose = (files: FileList | null) => {
    const [first, ...rest] = files ?? []
    if (first === undefined || isBusy) return
    if ('onChooseMany' in choice) choice.onChooseMany([first, ...rest])
    else choice.onChoose(first)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files)
  }
  return (
    <label
      className={classes.drop}
      data-over={(isOver && !isBusy) || undefined}
      aria-busy={isBusy || undefined}
      data-refused={error !== undefined || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id ?? own}
        type="file"
        accept={accept}
        multiple={'onChooseMany' in choice}
        className="hidden-visually"
        aria-label={label}
        aria-describedby={`${own}-hint`}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => {
          choose(event.currentTarget.files)
          // Allows choosing the same file again after it was corrected.
          event.currentTarget.value = ''
        }}
      />
      {preview}
      <span className={classes.words}>
        <span className={classes.label}>
          {isBusy ? <Loader size={16} aria-hidden /> : <IconUpload size={16} aria-hidden />} {label}
        </span>
        <span id={`${own}-hint`}>{error ?? hint}</span>
      </span>
    </label>
  )
}
