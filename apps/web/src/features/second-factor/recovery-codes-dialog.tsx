import { saveFile } from '../../lib/save-file.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './second-factor.module.css'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void }

/** SEC-006: the recovery codes, shown this once; only the button closes it. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesProps) => {
  const text = codes.join('\n')
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'girassol-codigos-de-recuperacao.txt')
  return (
    <Dialog
      isOpen
      isStatic
      title="Guarde os seus códigos de recuperação"
      onClose={onClose}
      footer={<ActionButton label="Guardei os códigos" variant="next" onRun={onClose} />}
    >
      <p>
        Se perder o aparelho, entre com um destes códigos. Cada um vale uma vez, e eles não aparecem de novo. Guarde-os
        fora deste aparelho.
      </p>
      <ul aria-label="Códigos de recuperação" className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.foot}>
        <CopyButton text={text} label="Copiar" done="Códigos copiados." />
        <ActionButton label="Baixar" onRun={save} />
      </div>
    </Dialog>
  )
}
