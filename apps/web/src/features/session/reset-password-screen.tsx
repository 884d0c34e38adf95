import { acceptInvitation, resetPassword } from '@girassol/contract/session'
import { canSetPassword, passwordRefusals } from '@girassol/domain/session'
import { type ReactNode, type SubmitEvent, useState } from 'react'
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

type LinkEndpoint = typeof resetPassword | typeof acceptInvitation

type PasswordLink = {
  readonly endpoint: LinkEndpoint
  readonly title: string
  readonly savedTitle: string
  readonly savedNote: string
  /** Without the token of a link. */
  readonly incomplete: string
  /** How to get another link. */
  readonly other?: ReactNode
}

const SavedScreen = ({ savedTitle, savedNote }: PasswordLink) => (
  <EntryFrame title={savedTitle} note={savedNote}>
    <p className={classes.note}>
      <a href="/login">Entrar</a>
    </p>
  </EntryFrame>
)

const NoTokenScreen = ({ title, incomplete, other }: PasswordLink) => (
  <EntryFrame title={title} note={incomplete}>
    {other !== undefined && <p className={classes.note}>{other}</p>}
  </EntryFrame>
)

const useNewPassword = (endpoint: LinkEndpoint, token: string) => {
  const [failure, setFailure] = useState({ message: '', attempt: 0 })
  const [phase, setPhase] = useState<'asking' | 'running' | 'saved'>('asking')
  const save = async (passwords: Passwords) => {
    if (phase === 'running') return
    setPhase('running')
    try {
      await callEndpoint(endpoint, { body: { token, ...passwords } })
      setPhase('saved')
    } catch (error) {
      setPhase('asking')
      setFailure(({ attempt }) => ({ message: toSentences(error).join('\n'), attempt: attempt + 1 }))
    }
  }
  return { failure, phase, save }
}

/** A password that is chosen with the token of the link that was sent. */
const PasswordLinkScreen = (link: PasswordLink) => {
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  const { failure, phase, save } = useNewPassword(link.endpoint, token)
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
  if (token === '') return <NoTokenScreen {...link} />
  if (phase === 'saved') return <SavedScreen {...link} />
  return (
    <EntryFrame title={link.title}>
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
        {failure.attempt > 0 && link.other}
      </form>
    </EntryFrame>
  )
}

/** C-02: a new password in place of a forgotten one. */
export const ResetPasswordScreen = () => (
  <PasswordLinkScreen
    endpoint={resetPassword}
    title="Criar outra senha"
    savedTitle="Senha alterada"
    savedNote="Entre com a senha nova."
    incomplete="Este link não está completo. Peça outro."
    other={<a href="/esqueci-minha-senha">Pedir outro link</a>}
  />
)

/** COMP-004: the first password of a user whom a company invited. */
export const AcceptInvitationScreen = () => (
  <PasswordLinkScreen
    endpoint={acceptInvitation}
    title="Aceitar o convite"
    savedTitle="Convite aceito"
    savedNote="Entre com o e-mail do convite e a senha que escolheu."
    incomplete="Este link não está completo. Abra-o de novo pelo e-mail."
  />
)
