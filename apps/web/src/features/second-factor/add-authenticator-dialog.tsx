import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { addAuthenticator, type beginAuthenticator } from '@girassol/contract/second-factor'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import classes from './second-factor.module.css'

type AddAuthenticatorProps = {
  readonly begun: ResponseFor<typeof beginAuthenticator>
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
  readonly onClose: () => void
}

/** 'JBSW Y3DP': easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

const Scan = ({ begun }: Pick<AddAuthenticatorProps, 'begun'>) => (
  <>
    <p>Leia o código com o seu aplicativo autenticador, ou digite nele a chave abaixo.</p>
    <div className={classes.scan}>
      <QrCode text={begun.uri} label="Código QR do aplicativo autenticador" />
      <p className={classes.secret}>{inGroups(begun.secret)}</p>
    </div>
  </>
)

/** SEC-006: the QR code for the application, and its first code. */
export const AddAuthenticatorDialog = ({ begun, onAdded, onClose }: AddAuthenticatorProps) => {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const add = useEndpointMutation(addAuthenticator, {
    failure: false,
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
  })
  const send = () => {
    if (add.isPending) return
    if (code.trim() === '') return setError('Digite o código do aplicativo.')
    const body = { ticket: begun.ticket, code: code.trim() }
    add.mutate({ body }, { onError: (failure) => setError(toSentences(failure).join(' ')) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      isOpen
      isStatic={add.isPending}
      title="Configurar aplicativo autenticador"
      onClose={onClose}
      footer={
        <DialogActions
          verb="Confirmar"
          runningVerb="Confirmando…"
          isRunning={add.isPending}
          onRun={send}
          onCancel={onClose}
        />
      }
    >
      <Scan begun={begun} />
      <form noValidate onSubmit={submit}>
        <TextInput
          label="Código do aplicativo"
          description="Os seis algarismos que ele mostra agora."
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={error}
        />
      </form>
    </Dialog>
  )
}
