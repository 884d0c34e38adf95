import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import classes from './file-drop.module.css'

export type FileDropProps = {
  readonly id?: string
  readonly label: string
  /** What may be chosen, how large, in which shape. */
  readonly hint: string
  /** Content types, joined by commas, as the browser's own chooser takes them. */
  readonly accept: string
  readonly error?: string | undefined
  /** What was chosen, or what stands there already. */
  readonly preview?: ReactNode
  /** Several may be chosen at once; each is handed over by itself. */
  readonly isMultiple?: boolean
  readonly onChoose: (file: File) => void
}

/** A file that is dropped or chosen. What it really is, its receiver judges. */
export const FileDrop = ({ id, label, hint, accept, error, preview, isMultiple = false, onChoose }: FileDropProps) => {
  const own = useId()
  const [isOver, setOver] = useState(false)
  const choose = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, isMultiple ? undefined : 1)) onChoose(file)
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
      data-over={isOver || undefined}
      data-refused={error !== undefined || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id ?? own}
        type="file"
        accept={accept}
        multiple={isMultiple}
        className="hidden-visually"
        aria-label={label}
        aria-describedby={`${own}-hint`}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => {
          choose(event.currentTarget.files)
          // The same file may be chosen again, after it was mended.
          event.currentTarget.value = ''
        }}
      />
      {preview}
      <span className={classes.words}>
        <span className={classes.label}>
          <IconUpload size={16} aria-hidden /> {label}
        </span>
        <span id={`${own}-hint`}>{error ?? hint}</span>
      </span>
    </label>
  )
}
