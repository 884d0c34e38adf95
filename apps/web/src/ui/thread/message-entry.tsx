import { IconLock, IconPaperclip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import classes from './thread.module.css'

const sides = { integrator: 'Integrador', distributor: 'Distribuidora' } as const

/** A file of a message. */
export type ThreadFile = { readonly id: number; readonly name: string }

type ThreadMessage = {
  readonly author: string
  readonly side: keyof typeof sides
  readonly at: string
  readonly text: string
  readonly isInternal: boolean
  readonly files: readonly ThreadFile[]
}

type FileButtonProps = { readonly name: string; readonly isBusy: boolean; readonly onRun: () => void }

/** Downloads a file of a message. */
export const FileButton = ({ name, isBusy, onRun }: FileButtonProps) => (
  <button
    type="button"
    className={classes.file}
    aria-label={`Baixar ${name}`}
    aria-busy={isBusy || undefined}
    onClick={() => {
      if (!isBusy) onRun()
    }}
  >
    <IconPaperclip size={14} aria-hidden /> {name}
  </button>
)

const InternalMark = () => (
  <span className={classes.mark}>
    <IconLock size={12} aria-hidden /> Interna
  </span>
)

type MessageEntryProps = {
  readonly message: ThreadMessage
  readonly renderFile: (file: ThreadFile) => ReactNode
}

/** CLM-010, QUO-019: a message of a thread; an internal one is marked, and only the distributor receives it. */
export const MessageEntry = ({ message, renderFile }: MessageEntryProps) => {
  const { author, side, at, text, isInternal, files } = message
  return (
    <li className={classes.message} data-internal={isInternal || undefined}>
      <p className={classes.head}>
        <strong>{author}</strong>
        <span>{sides[side]}</span>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {isInternal && <InternalMark />}
      </p>
      <p className={classes.text}>{text}</p>
      {files.length > 0 && (
        <ul className={classes.files} aria-label="Arquivos">
          {files.map((file) => (
            <li key={file.id}>{renderFile(file)}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
