import { ActionButton } from '../../ui/action-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './webhooks.module.css'

type SecretDialogProps = {
  readonly title: string
  readonly secret: string
  /** What else the user should know. */
  readonly note: string
  readonly onClose: () => void
}

/** WHK-001: shows a secret this one time; only its button closes it. */
export const SecretDialog = ({ title, secret, note, onClose }: SecretDialogProps) => (
  <Dialog
    isOpen
    isStatic
    title={title}
    footer={<ActionButton label="Já guardei o segredo" variant="next" onRun={onClose} />}
    onClose={onClose}
  >
    <Notice tone="attention">Guarde o segredo agora: ele não aparece de novo.</Notice>
    <div className={classes.secret}>
      <code>{secret}</code>
      <CopyButton text={secret} label="Copiar segredo" done="Segredo copiado." />
    </div>
    <p className={classes.hint}>{note}</p>
  </Dialog>
)
