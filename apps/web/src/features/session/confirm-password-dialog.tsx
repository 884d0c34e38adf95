import { beginPasskeyProof, confirmWithPasskey, listOwnFactors } from '@girassol/contract/second-factor'
import { confirmPassword } from '@girassol/contract/session'
import { Box, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import { ApiError, toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { askForPasskey, canUsePasskeys, passkeyRefused } from './ask-for-passkey.ts'

type ConfirmPasswordProps = { readonly onConfirmed: () => void; readonly onClose: () => void }

type PasskeyProofProps = { readonly onConfirmed: () => void; readonly onFailure: (message: string) => void }

/** C-221: a passkey instead of the password; nothing for a user without one. */
const PasskeyProof = ({ onConfirmed, onFailure }: PasskeyProofProps) => {
  const [isRunning, setRunning] = useState(false)
  const { data } = useEndpointQuery(listOwnFactors, {}, { retry: false })
  const hasPasskey = data?.factors.some(({ kind }) => kind === 'PASSKEY') === true && canUsePasskeys()
  const prove = async () => {
    setRunning(true)
    try {
      const { ticket, passkey } = await callEndpoint(beginPasskeyProof, {})
      if (passkey === null) return
      await callEndpoint(confirmWithPasskey, { body: { ticket, passkey: await askForPasskey(passkey) } })
      onConfirmed()
    } catch (failure) {
      setRunning(false)
      onFailure(failure instanceof ApiError ? toSentences(failure).join(' ') : passkeyRefused)
    }
  }
  if (!hasPasskey) return null
  return (
    <Box mt="md">
      <ActionButton label="Usar chave de acesso" isRunning={isRunning} onRun={() => void prove()} />
    </Box>
  )
}

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
      <PasskeyProof onConfirmed={onConfirmed} onFailure={setError} />
    </Dialog>
  )
}
