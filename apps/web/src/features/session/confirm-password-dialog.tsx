import { confirmPassword } from '@girassol/contract/session'
import { PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'

type ConfirmPasswordProps = { readonly onConfirmed: () => void; readonly onClose: () => void }

/** SEC-004: proves the password again; what was typed behind the dialog stays. */
export const ConfirmPasswordDialog = ({ onConfirmed, onClose }: ConfirmPasswordProps) => {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const confirm = useEndpointMutation(confirmPassword, { failure: false, onSuccess: onConfirmed })
  const send = () => {
    if (confirm.isPending) return
    if (password === '') setError('Digite a sua senha.')
    else confirm.mutate({ body: { password } }, { onError: (failure) => setError(toSentences(failure).join(' ')) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      isOpen
      isStatic={confirm.isPending}
      title="Confirme sua senha"
      onClose={onClose}
      footer={
        <DialogActions
          verb="Confirmar"
          runningVerb="Confirmando…"
          isRunning={confirm.isPending}
          onRun={send}
          onCancel={onClose}
        />
      }
    >
      <p>Você entrou há mais de 10 minutos. Digite a sua senha atual para continuar; nada do que preencheu se perde.</p>
      <form noValidate onSubmit={submit}>
        <PasswordInput
          label="Senha atual"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={error}
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar senha' }}
          mt="md"
        />
      </form>
    </Dialog>
  )
}
