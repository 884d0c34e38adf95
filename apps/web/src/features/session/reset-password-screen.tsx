import { resetPassword } from '@girassol/contract/session'
import { type SubmitEvent, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import { sentencesOf } from '../../lib/api-error.ts'
import { EntryError } from './entry-error.tsx'
import { EntryButton, EntryField } from './entry-field.tsx'
import { EntryFrame } from './entry-frame.tsx'
import classes from './login-screen.module.css'

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** C-02: a new password, with the token of the link that was sent. */
export const ResetPasswordScreen = () => {
  const [failure, setFailure] = useState({ message: '', attempt: 0 })
  const [phase, setPhase] = useState<'asking' | 'running' | 'saved'>('asking')
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'running') return
    const form = new FormData(event.currentTarget)
    setPhase('running')
    try {
      await callEndpoint(resetPassword, {
        body: {
          token: new URLSearchParams(window.location.search).get('token') ?? '',
          password: textOf(form, 'password'),
          password_confirmation: textOf(form, 'password_confirmation'),
        },
      })
      setPhase('saved')
    } catch (error) {
      setPhase('asking')
      setFailure(({ attempt }) => ({ message: sentencesOf(error).join('\n'), attempt: attempt + 1 }))
    }
  }
  if (phase === 'saved') {
    return (
      <EntryFrame title="Senha alterada" note="Entre com a senha nova.">
        <p className={classes.note}>
          <a href="/login">Entrar</a>
        </p>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title="Criar outra senha">
      {failure.attempt > 0 && <EntryError {...failure} />}
      <form onSubmit={(event) => void save(event)} className={classes.form}>
        <EntryField
          label="Senha nova"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="Ao menos 8 caracteres, com maiúscula, minúscula, número e caractere especial."
        />
        <EntryField
          label="Repita a senha nova"
          name="password_confirmation"
          type="password"
          autoComplete="new-password"
        />
        <EntryButton isRunning={phase === 'running'}>{phase === 'running' ? 'Salvando…' : 'Salvar senha'}</EntryButton>
      </form>
    </EntryFrame>
  )
}
