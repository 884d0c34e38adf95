import type { AttachmentView } from '@girassol/contract/vouchers'
import { sellerChangeSentences } from '@girassol/domain/sellers'
import { shownFilename, voucherTypeLabels } from '@girassol/domain/vouchers'
import { formatFileSize } from '../../lib/file-size.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DateText } from '../../ui/value-text.tsx'
import classes from './attachments-dialog.module.css'
import { takeFocus } from './take-focus.ts'
import { VoucherStatusPill } from './voucher-status-pill.tsx'

export type AttachmentListProps = {
  readonly files: readonly AttachmentView[]
  /** The file that is being downloaded. */
  readonly runningId: number | undefined
  /** The last viewed file, which receives the focus again. */
  readonly focusedId: number | undefined
  readonly onView: (file: AttachmentView) => void
  readonly onSave: (file: AttachmentView) => void
  readonly onRemove: (file: AttachmentView) => void
}

const Attachment = ({
  file,
  onView,
  onSave,
  onRemove,
  runningId,
  focusedId,
}: Omit<AttachmentListProps, 'files'> & { file: AttachmentView }) => {
  const name = shownFilename(file.filename)
  return (
    <li className={classes.file} {...(focusedId === file.id && { tabIndex: -1, ref: takeFocus })}>
      <div className={classes.what}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          {file.type === null ? 'Documento' : voucherTypeLabels[file.type]} · {file.fileExtension.toUpperCase()},{' '}
          {formatFileSize(file.size)}
        </p>
        <p className={classes.facts}>
          {file.user.name} · <DateText iso={file.createdAt} withTime />
        </p>
        {file.beforeSellerChange && <p className={classes.facts}>{sellerChangeSentences.mark}</p>}
        {file.status !== null && <VoucherStatusPill status={file.status} />}
      </div>
      <div className={classes.actions}>
        <ActionButton
          label="Ver"
          name={`Ver ${name}`}
          size="compact"
          isRunning={runningId === file.id}
          onRun={() => onView(file)}
        />
        <ActionButton label="Baixar" name={`Baixar ${name}`} size="compact" onRun={() => onSave(file)} />
        {file.type === null && file.actions.remove.allowed && (
          <ActionButton
            label="Remover"
            name={`Remover ${name}`}
            variant="text"
            size="compact"
            onRun={() => onRemove(file)}
          />
        )}
      </div>
    </li>
  )
}

/** The files of an order, newest first: kind, size, author and date of each (ORD-036). */
export const AttachmentList = ({ files, ...rest }: AttachmentListProps) => (
  <ul className={classes.files}>
    {files.map((file) => (
      <Attachment key={file.id} file={file} {...rest} />
    ))}
  </ul>
)
