import { resetPassword } from '@girassol/contract/session'
import { canSetPassword, passwordRefusals } from '@girassol/domain/session'
import { type SubmitEvent, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import { toSentences } from '../../lib/api-error.ts'
import { EntryError } from './entry-error.tsx'
import { EntryButton, EntryField } from './entry-field.tsx'
import classes from './entry-form.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { focusFirstInvalid, readFormText } from './entry-input.ts'

type Passwords = { readonly password: string; readonly password_confirmation: string }

/** The message of the rule that the server applies too, at its field. */
const findErrors = ({ password, password_confirmation }: Passwords): Partial<Passwords> => {
  const decision = canSetPassword(password, password_confirmation)
  if (decision.allowed) return {}
  const field = decision.refusal === 'passwordsDiffer' ? 'password_confirmation' : 'password'
  return { [field]: passwordRefusals[decision.refusal] }
}

const SavedScreen = () => (
  <EntryFrame title="Senha alterada" note="Entre com a senha nova.">
    <p className={classes.note}>
      <a href="/login">Entrar</a>
    </p>
  </EntryFrame>
)

/** Shown without the token of a link: a way to request one. */
const NoTokenScreen = () => (
  <EntryFrame title="Criar outra senha" note="Este link não está completo. Peça outro.">
    <p className={classes.note}>
      <a href="/esqueci-minha-senha">Pedir outro link</a>
    </p>
  </EntryFrame>
)

const useReset = (token: string) => {
  const [failure, setFailure] = useState({ message: '', attempt: 0 })
  const [phase, setPhase] = useState<'asking' | 'running' | 'saved'>('asking')
  const save = async (passwords: Passwords) => {
    if (phase === 'running') return
    setPhase('running')
    try {
      await callEndpoint(resetPassword, { body: { token, ...passwords } })
      setPhase('saved')
    } catch (error) {
      setPhase('asking')
      setFailure(({ attempt }) => ({ message: toSentences(error).join('\n'), attempt: attempt + 1 }))
    }
  }
  return { failure, phase, save }
}

/** C-02: a new password, with the token of the link that was sent. */
export const ResetPasswordScreen = () => {
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  const { failure, phase, save } = useReset(token)
  const [errors, setErrors] = useState<Partial<Passwords>>({})
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = {
      password: readFormText(form, 'password'),
      password_confirmation: readFormText(form, 'password_confirmation'),
    }
    const found = findErrors(given)
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirstInvalid(form)
    else void save(given)
  }
  if (token === '') return <NoTokenScreen />
  if (phase === 'saved') return <SavedScreen />
  return (
    <EntryFrame title="Criar outra senha">
      {failure.attempt > 0 && <EntryError {...failure} />}
      <form onSubmit={submit} noValidate className={classes.form}>
        <EntryField
          label="Senha nova"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="Ao menos 8 caracteres, com maiúscula, minúscula, número e caractere especial; sem o seu nome."
          error={errors.password}
        />
        <EntryField
          label="Repita a senha nova"
          name="password_confirmation"
          type="password"
          autoComplete="new-password"
          error={errors.password_confirmation}
        />
        <EntryButton isRunning={phase === 'running'}>{phase === 'running' ? 'Salvando…' : 'Salvar senha'}</EntryButton>
        {failure.attempt > 0 && <a href="/esqueci-minha-senha">Pedir outro link</a>}
      </form>
    </EntryFrame>
  )
}
