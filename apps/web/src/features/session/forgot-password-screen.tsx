import { forgotPassword } from '@girassol/contract/session'
import { type SubmitEvent, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import { toSentences } from '../../lib/api-error.ts'
import { EntryError } from './entry-error.tsx'
import { EntryButton, EntryField } from './entry-field.tsx'
import classes from './entry-form.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { focusFirstInvalid, readFormText } from './entry-input.ts'

const SentScreen = () => (
  <EntryFrame title="Confira seu e-mail" note="Se o endereço tem cadastro, enviamos um link para criar outra senha.">
    <p className={classes.note}>
      <a href="/login">Voltar para a entrada</a>
    </p>
  </EntryFrame>
)

/** C-02: requests a link to choose a new password; the response does not reveal whether the address has an account. */
export const ForgotPasswordScreen = () => {
  const [failure, setFailure] = useState({ message: '', attempt: 0 })
  const [fieldError, setFieldError] = useState<string>()
  const [phase, setPhase] = useState<'asking' | 'running' | 'sent'>('asking')
  const requestLink = async (email: string) => {
    setPhase('running')
    try {
      await callEndpoint(forgotPassword, { body: { email } })
      setPhase('sent')
    } catch (error) {
      setPhase('asking')
      setFailure(({ attempt }) => ({ message: toSentences(error).join('\n'), attempt: attempt + 1 }))
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'running') return
    const email = readFormText(event.currentTarget, 'email').trim()
    setFieldError(email === '' ? 'Digite o e-mail.' : undefined)
    if (email === '') focusFirstInvalid(event.currentTarget)
    else void requestLink(email)
  }
  if (phase === 'sent') return <SentScreen />
  return (
    <EntryFrame title="Esqueci minha senha" note="Enviamos um link para criar outra senha.">
      {failure.attempt > 0 && <EntryError {...failure} />}
      <form onSubmit={submit} noValidate className={classes.form}>
        <EntryField label="E-mail" name="email" type="email" autoComplete="username" error={fieldError} />
        <EntryButton isRunning={phase === 'running'}>{phase === 'running' ? 'Enviando…' : 'Enviar link'}</EntryButton>
        <a href="/login">Voltar para a entrada</a>
      </form>
    </EntryFrame>
  )
}
