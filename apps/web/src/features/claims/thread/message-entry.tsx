import { type ClaimMessageView, downloadClaimFile } from '@girassol/contract/claims'
import type { ClaimSide } from '@girassol/domain/claims'
import { IconLock, IconPaperclip } from '@tabler/icons-react'
import { formatDateTime } from '../../../lib/format.ts'
import { useDownload } from '../../../lib/use-download.ts'
import classes from './thread.module.css'

const sides: Readonly<Record<ClaimSide, string>> = { integrator: 'Integrador', distributor: 'Distribuidora' }

type FileLinkProps = { readonly claimId: number; readonly file: ClaimMessageView['files'][number] }

const FileLink = ({ claimId, file: { id, name } }: FileLinkProps) => {
  const failure = 'O arquivo não foi baixado. Tente de novo.'
  const download = useDownload(downloadClaimFile, { params: { id: claimId, fileId: id } }, { name, failure })
  return (
    <button
      type="button"
      className={classes.file}
      aria-label={`Baixar ${name}`}
      aria-busy={download.isPending || undefined}
      onClick={() => {
        if (!download.isPending) download.mutate()
      }}
    >
      <IconPaperclip size={14} aria-hidden /> {name}
    </button>
  )
}

const InternalMark = () => (
  <span className={classes.mark}>
    <IconLock size={12} aria-hidden /> Interna
  </span>
)

type MessageEntryProps = { readonly claimId: number; readonly message: ClaimMessageView }

/** CLM-010: a message of the thread; an internal one is marked, and only the distributor receives it. */
export const MessageEntry = ({ claimId, message }: MessageEntryProps) => {
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
            <li key={file.id}>
              <FileLink claimId={claimId} file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
