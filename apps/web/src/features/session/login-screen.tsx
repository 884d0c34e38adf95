import { login } from '@girassol/contract/session'
import { type SubmitEvent, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import { sentencesOf } from '../../lib/api-error.ts'
import { afterLogin } from '../../lib/session-end.ts'
import { EntryError } from './entry-error.tsx'
import { EntryButton, EntryField } from './entry-field.tsx'
import { EntryFrame } from './entry-frame.tsx'
import classes from './login-screen.module.css'

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** AUTH-022, AUTH-023: e-mail and password; a refusal keeps the e-mail and does not say which part was wrong. */
export const LoginScreen = () => {
  const [failure, setFailure] = useState({ message: '', attempt: 0 })
  const [isRunning, setRunning] = useState(false)
  const enter = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isRunning) return
    const form = new FormData(event.currentTarget)
    setRunning(true)
    try {
      await callEndpoint(login, { body: { email: textOf(form, 'email'), password: textOf(form, 'password') } })
      window.location.assign(afterLogin(window.location.search))
    } catch (error) {
      setRunning(false)
      setFailure(({ attempt }) => ({ message: sentencesOf(error).join('\n'), attempt: attempt + 1 }))
    }
  }
  return (
    <EntryFrame title="Entrar" note="Use o e-mail cadastrado na distribuidora.">
      {failure.attempt > 0 && <EntryError {...failure} />}
      <form onSubmit={(event) => void enter(event)} className={classes.form}>
        <EntryField label="E-mail" name="email" type="email" autoComplete="username" />
        <EntryField label="Senha" name="password" type="password" autoComplete="current-password" />
        <a href="/esqueci-minha-senha">Esqueci minha senha</a>
        <EntryButton isRunning={isRunning}>{isRunning ? 'Entrando…' : 'Entrar'}</EntryButton>
      </form>
      <p className={classes.note}>Ainda não tem acesso? Peça ao consultor do seu estado.</p>
    </EntryFrame>
  )
}
