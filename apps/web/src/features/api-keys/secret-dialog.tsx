import type { MadeKey } from '@girassol/contract/api-keys'
import { TextInput } from '@mantine/core'
import { formatDateTime } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './api-keys.module.css'

type Props = { readonly made: MadeKey; readonly onClose: () => void }

/** API-001: the text of a key, this once. */
export const SecretDialog = ({ made: { key, secret }, onClose }: Props) => (
  <Dialog
    isOpen
    isStatic
    width="table"
    title={`Chave ${key.name}`}
    footer={<ActionButton label="Já guardei" variant="next" onRun={onClose} />}
    onClose={onClose}
  >
    <div className={classes.secret}>
      <Notice tone="attention">Guarde a chave agora: ela não aparece de novo.</Notice>
      <TextInput
        label="Chave"
        value={secret}
        readOnly
        classNames={{ input: classes.text ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={secret} label="Copiar chave" done="Chave copiada." />
      {key.formerUntil !== null && (
        <p className={classes.dim}>O segredo anterior continua valendo até {formatDateTime(key.formerUntil)}.</p>
      )}
    </div>
  </Dialog>
)
