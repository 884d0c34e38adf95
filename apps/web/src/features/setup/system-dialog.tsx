import { type SetupItem, setupSteps } from '@girassol/domain/setup'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './setup.module.css'

const variables = {
  erp: ['ERP', 'PROTHEUS_URL', 'PROTHEUS_USERNAME', 'PROTHEUS_PASSWORD', 'PROTHEUS_TENANT'],
  mail: ['MAIL', 'SMTP_URL', 'MAIL_FROM'],
} as const

type SystemDialogProps = {
  readonly step: 'erp' | 'mail'
  readonly item: SetupItem
  readonly isTesting: boolean
  readonly onTest: () => void
  readonly onClose: () => void
}

/** USE-027: the result of the test, and where the address and the password of the system are configured. */
export const SystemDialog = ({ step, item, isTesting, onTest, onClose }: SystemDialogProps) => (
  <Dialog
    isOpen
    title={item.state === 'failed' ? `Corrigir ${setupSteps[step].label}` : setupSteps[step].label}
    width="decision"
    onClose={onClose}
    footer={
      <>
        <ActionButton label="Fechar" variant="text" onRun={onClose} />
        <ActionButton label="Testar de novo" runningLabel="Testando…" isRunning={isTesting} onRun={onTest} />
      </>
    }
  >
    <div aria-live="polite">
      {item.reason === null ? (
        <Notice tone="success" isInline>
          Teste: {item.fact}.
        </Notice>
      ) : (
        <Notice tone="danger" isInline>
          {item.reason}.
        </Notice>
      )}
    </div>
    <p>
      O endereço, o usuário e a senha ficam no servidor do portal, nestas variáveis de ambiente. Depois de mudar uma,
      reinicie o portal e teste de novo.
    </p>
    <ul className={classes.variables}>
      {variables[step].map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  </Dialog>
)
