import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiError, toSentences } from '../../lib/api-error.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { makePasskey } from './make-passkey.ts'

type AddPasskeyProps = {
  /** The recovery codes if it is the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
  readonly onClose: () => void
}

const refused = 'O navegador não criou a chave de acesso. Tente de novo ou use um aplicativo autenticador.'

/** SEC-006: names a passkey and lets the browser make it. */
export const AddPasskeyDialog = ({ onAdded, onClose }: AddPasskeyProps) => {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isRunning, setRunning] = useState(false)
  const add = async () => {
    if (isRunning) return
    if (name.trim() === '') return setError('Dê um nome à chave de acesso.')
    setRunning(true)
    try {
      onAdded(await makePasskey(name.trim()))
    } catch (failure) {
      setRunning(false)
      setError(failure instanceof ApiError ? toSentences(failure).join(' ') : refused)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add()
  }
  return (
    <Dialog
      isOpen
      isStatic={isRunning}
      title="Adicionar chave de acesso"
      onClose={onClose}
      footer={
        <DialogActions
          verb="Continuar"
          runningVerb="Aguardando…"
          isRunning={isRunning}
          onRun={() => void add()}
          onCancel={onClose}
        />
      }
    >
      <p>
        O navegador pede a digital, o rosto ou o PIN deste aparelho, ou uma chave de segurança. Dê um nome para
        reconhecê-la depois.
      </p>
      <form noValidate onSubmit={submit}>
        <TextInput
          label="Nome"
          placeholder="Notebook do escritório"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={error}
          mt="md"
        />
      </form>
    </Dialog>
  )
}
