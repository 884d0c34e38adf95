import { forgotPassword } from '@girassol/contract/session'
import { type SubmitEvent, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import { sentencesOf } from '../../lib/api-error.ts'
import { EntryError } from './entry-error.tsx'
import { EntryButton, EntryField } from './entry-field.tsx'
import { EntryFrame } from './entry-frame.tsx'
import classes from './login-screen.module.css'

/** C-02: asks for a link to choose a new password; the answer does not tell whether the address has an account. */
export const ForgotPasswordScreen = () => {
  const [failure, setFailure] = useState({ message: '', attempt: 0 })
  const [phase, setPhase] = useState<'asking' | 'running' | 'sent'>('asking')
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'running') return
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setPhase('running')
    try {
      await callEndpoint(forgotPassword, { body: { email } })
      setPhase('sent')
    } catch (error) {
      setPhase('asking')
      setFailure(({ attempt }) => ({ message: sentencesOf(error).join('\n'), attempt: attempt + 1 }))
    }
  }
  if (phase === 'sent') {
    return (
      <EntryFrame
        title="Confira seu e-mail"
        note="Se o endereço tem cadastro, enviamos um link para criar outra senha."
      >
        <p className={classes.note}>
          <a href="/login">Voltar para a entrada</a>
        </p>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title="Esqueci minha senha" note="Enviamos um link para criar outra senha.">
      {failure.attempt > 0 && <EntryError {...failure} />}
      <form onSubmit={(event) => void ask(event)} className={classes.form}>
        <EntryField label="E-mail" name="email" type="email" autoComplete="username" />
        <EntryButton isRunning={phase === 'running'}>{phase === 'running' ? 'Enviando…' : 'Enviar link'}</EntryButton>
        <a href="/login">Voltar para a entrada</a>
      </form>
    </EntryFrame>
  )
}
