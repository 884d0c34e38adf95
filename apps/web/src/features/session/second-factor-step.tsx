import { signInWithCode, signInWithPasskey } from '@girassol/contract/session'
import type { PasskeyRequest, SecondFactorRequest } from '@girassol/contract/session/second-factor'
import { type SubmitEvent, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import { ApiError, toSentences } from '../../lib/api-error.ts'
import { askForPasskey, canUsePasskeys, passkeyRefused } from './ask-for-passkey.ts'
import { EntryError } from './entry-error.tsx'
import { EntryButton, EntryField } from './entry-field.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { focusFirstInvalid, readFormText } from './entry-input.ts'
import classes from './second-factor-step.module.css'

type StepProps = {
  readonly request: SecondFactorRequest
  readonly onEntered: () => void
  /** To the password again; the message says why, if it was not the user's choice. */
  readonly onBack: (message?: string) => void
}

/** Sends a proof; a challenge that ended leads to the password again. */
const useProof = ({ onEntered, onBack }: StepProps) => {
  const [failure, setFailure] = useState({ message: '', attempt: 0 })
  const [isRunning, setRunning] = useState(false)
  const fail = (error: unknown) => {
    const message = error instanceof ApiError ? toSentences(error).join('\n') : passkeyRefused
    if (error instanceof ApiError && error.reason === 'challengeExpired') return onBack(message)
    setRunning(false)
    setFailure(({ attempt }) => ({ message, attempt: attempt + 1 }))
  }
  const prove = async (send: () => Promise<unknown>) => {
    if (isRunning) return
    setRunning(true)
    try {
      await send()
      onEntered()
    } catch (error) {
      fail(error)
    }
  }
  return { failure, isRunning, prove }
}

type RememberProps = { readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void }

const Remember = ({ isChosen, onChange }: RememberProps) => (
  <label className={classes.remember}>
    <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.currentTarget.checked)} />
    Lembrar neste dispositivo por 30 dias
  </label>
)

const notes = {
  passkey: 'Confirme com a sua chave de acesso: a digital, o rosto ou o PIN deste aparelho, ou uma chave de segurança.',
  application: 'Digite o código que o seu aplicativo autenticador mostra agora, ou um código de recuperação.',
  recovery: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
} as const

const useStep = (props: StepProps) => {
  const { challenge, hasAuthenticator } = props.request
  const proof = useProof(props)
  const passkey = canUsePasskeys() ? props.request.passkey : null
  const [remember, setRemember] = useState(false)
  const [isCodeShown, setCodeShown] = useState(hasAuthenticator || passkey === null)
  const [missing, setMissing] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = readFormText(event.currentTarget, 'code').trim()
    setMissing(code === '' ? 'Digite o código.' : undefined)
    if (code === '') focusFirstInvalid(event.currentTarget)
    else void proof.prove(() => callEndpoint(signInWithCode, { body: { challenge, code, remember } }))
  }
  const sendPasskey = (request: PasskeyRequest) =>
    void proof.prove(async () => {
      const answer = await askForPasskey(request)
      await callEndpoint(signInWithPasskey, { body: { challenge, passkey: answer, remember } })
    })
  const showCode = () => setCodeShown(true)
  return { ...proof, passkey, remember, setRemember, isCodeShown, showCode, missing, submit, sendPasskey }
}

/** SEC-006: the second factor after the password, by a passkey, a code of the application or a recovery code. */
export const SecondFactorStep = (props: StepProps) => {
  const { hasAuthenticator, mayRemember } = props.request
  const step = useStep(props)
  const { passkey, isCodeShown } = step
  const usePasskey = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (passkey !== null) step.sendPasskey(passkey)
  }
  const remember = mayRemember && <Remember isChosen={step.remember} onChange={step.setRemember} />
  const note = isCodeShown ? (hasAuthenticator ? notes.application : notes.recovery) : notes.passkey
  return (
    <EntryFrame title="Verificação em duas etapas" note={note}>
      {step.failure.attempt > 0 && <EntryError {...step.failure} />}
      {isCodeShown ? (
        <form onSubmit={step.submit} noValidate className={classes.form}>
          <EntryField label="Código" name="code" type="text" autoComplete="one-time-code" error={step.missing} />
          {remember}
          <EntryButton isRunning={step.isRunning}>{step.isRunning ? 'Confirmando…' : 'Confirmar'}</EntryButton>
        </form>
      ) : (
        <form onSubmit={usePasskey} className={classes.form}>
          {remember}
          <EntryButton isRunning={step.isRunning}>
            {step.isRunning ? 'Confirmando…' : 'Usar chave de acesso'}
          </EntryButton>
        </form>
      )}
      <div className={classes.other}>
        {isCodeShown && passkey !== null && (
          <button type="button" onClick={() => step.sendPasskey(passkey)}>
            Usar chave de acesso
          </button>
        )}
        {!isCodeShown && (
          <button type="button" onClick={step.showCode}>
            Usar um código de recuperação
          </button>
        )}
        <button type="button" onClick={() => props.onBack()}>
          Voltar
        </button>
      </div>
    </EntryFrame>
  )
}
