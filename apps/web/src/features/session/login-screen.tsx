import { login } from '@girassol/contract/session'
import type { SecondFactorRequest } from '@girassol/contract/session/second-factor'
import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import { toSentences } from '../../lib/api-error.ts'
import { afterLogin, type EndReason, forgetSession } from '../../lib/session-end.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { EntryError } from './entry-error.tsx'
import { EntryButton, EntryField } from './entry-field.tsx'
import classes from './entry-form.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { focusFirstInvalid, readFormText } from './entry-input.ts'

const SecondFactorStep = lazy(async () => ({
  default: (await import('./second-factor-step.tsx')).SecondFactorStep,
}))

type Credentials = { readonly email: string; readonly password: string }

/** Why the user was redirected here, shown above the form (C-09). */
const endReasons: Readonly<Record<EndReason, string>> = { cadastro: 'Seu cadastro ainda não foi aprovado.' }

const arrivalFailure = () => {
  const reason = new URLSearchParams(window.location.search).get('motivo')
  return reason === 'cadastro' ? { message: endReasons[reason], attempt: 1 } : { message: '', attempt: 0 }
}

/** Logs in and opens the next page; data that an earlier session left in the browser is deleted first. */
const useLogin = () => {
  const [failure, setFailure] = useState(arrivalFailure)
  const [isRunning, setRunning] = useState(false)
  const [request, setRequest] = useState<SecondFactorRequest>()
  const leave = () => {
    forgetSession()
    window.location.assign(afterLogin(window.location.search))
  }
  const fail = (message: string) => setFailure(({ attempt }) => ({ message, attempt: attempt + 1 }))
  const enter = async (credentials: Credentials) => {
    if (isRunning) return
    setRunning(true)
    try {
      const answer = await callEndpoint(login, { body: credentials })
      if ('secondFactor' in answer) setRequest(answer.secondFactor)
      else leave()
    } catch (error) {
      setRunning(false)
      fail(toSentences(error).join('\n'))
    }
  }
  const goBack = (message?: string) => {
    setRunning(false)
    setRequest(undefined)
    if (message !== undefined) fail(message)
  }
  return { failure, isRunning, enter, request, leave, goBack }
}

type PasswordStepProps = Pick<ReturnType<typeof useLogin>, 'failure' | 'isRunning' | 'enter'>

/** AUTH-022, AUTH-023: e-mail and password; a refusal does not clear the e-mail nor say which part was wrong. */
const PasswordStep = ({ failure, isRunning, enter }: PasswordStepProps) => {
  const [missing, setMissing] = useState<Partial<Credentials>>({})
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = { email: readFormText(form, 'email').trim(), password: readFormText(form, 'password') }
    setMissing({
      ...(given.email === '' && { email: 'Digite o e-mail.' }),
      ...(given.password === '' && { password: 'Digite a senha.' }),
    })
    if (given.email === '' || given.password === '') focusFirstInvalid(form)
    else void enter(given)
  }
  return (
    <EntryFrame title="Entrar" note="Use o e-mail cadastrado na distribuidora.">
      {failure.attempt > 0 && <EntryError {...failure} />}
      <form onSubmit={submit} noValidate className={classes.form}>
        <EntryField label="E-mail" name="email" type="email" autoComplete="username" error={missing.email} />
        <EntryField
          label="Senha"
          name="password"
          type="password"
          autoComplete="current-password"
          error={missing.password}
        />
        <a href="/esqueci-minha-senha">Esqueci minha senha</a>
        <EntryButton isRunning={isRunning}>{isRunning ? 'Entrando…' : 'Entrar'}</EntryButton>
      </form>
      <p className={classes.note}>Ainda não tem acesso? Peça ao consultor do seu estado.</p>
      <DemoAccounts onChoose={(credentials) => void enter(credentials)} />
    </EntryFrame>
  )
}

/** E-mail and password, then the second factor of an account that has one (SEC-006), whose file is loaded only then. */
export const LoginScreen = () => {
  const { request, leave, goBack, ...password } = useLogin()
  if (request === undefined) return <PasswordStep {...password} />
  return (
    <Suspense fallback={<EntryFrame title="Verificação em duas etapas" />}>
      <SecondFactorStep request={request} onEntered={leave} onBack={goBack} />
    </Suspense>
  )
}
