import { unsubscribe } from '@girassol/contract/analytics'
import { confirmEmail, undoEmail } from '@girassol/contract/session'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { callEndpoint } from '../../lib/api-client.ts'
import { toSentences } from '../../lib/api-error.ts'
import { EntryError } from './entry-error.tsx'
import { EntryButton } from './entry-field.tsx'
import classes from './entry-form.module.css'
import { EntryFrame } from './entry-frame.tsx'

type Act = (token: string) => Promise<unknown>

const useEmailLink = (act: Act, token: string) => {
  const [failure, setFailure] = useState({ message: '', attempt: 0 })
  const [phase, setPhase] = useState<'asking' | 'running' | 'done'>('asking')
  const send = async () => {
    setPhase('running')
    try {
      await act(token)
      setPhase('done')
    } catch (error) {
      setPhase('asking')
      setFailure(({ attempt }) => ({ message: toSentences(error).join('\n'), attempt: attempt + 1 }))
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase !== 'running') void send()
  }
  return { failure, phase, submit }
}

type EmailLinkProps = {
  readonly act: Act
  readonly title: string
  readonly note: string
  readonly verb: string
  readonly runningVerb: string
  readonly done: ReactNode
}

/** A link acts only on a click: programs that check mails open every link in them. */
const EmailLinkScreen = ({ act, title, note, verb, runningVerb, done }: EmailLinkProps) => {
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  const { failure, phase, submit } = useEmailLink(act, token)
  if (token === '') return <EntryFrame title={title} note="Este link não está completo. Abra-o de novo pelo e-mail." />
  if (phase === 'done') return done
  return (
    <EntryFrame title={title} note={note}>
      {failure.attempt > 0 && <EntryError {...failure} />}
      <form onSubmit={submit} className={classes.form}>
        <EntryButton isRunning={phase === 'running'}>{phase === 'running' ? runningVerb : verb}</EntryButton>
      </form>
    </EntryFrame>
  )
}

/** SEC-005: the owner of a new address makes it the e-mail of the account. */
export const ConfirmEmailScreen = () => (
  <EmailLinkScreen
    act={(token) => callEndpoint(confirmEmail, { body: { token } })}
    title="Confirmar o e-mail"
    note="Depois de confirmar, você entra no Girassol com este endereço."
    verb="Confirmar o e-mail"
    runningVerb="Confirmando…"
    done={
      <EntryFrame title="E-mail confirmado" note="A partir de agora, entre com o endereço novo.">
        <p className={classes.note}>
          <a href="/">Ir para o Girassol</a>
        </p>
      </EntryFrame>
    }
  />
)

/** SEC-005: the owner of the old address restores it. */
export const UndoEmailScreen = () => (
  <EmailLinkScreen
    act={(token) => callEndpoint(undoEmail, { body: { token } })}
    title="Desfazer a troca de e-mail"
    note="O endereço anterior volta a valer, e todas as sessões abertas são encerradas."
    verb="Desfazer a troca"
    runningVerb="Desfazendo…"
    done={
      <EntryFrame
        title="Troca desfeita"
        note="O endereço anterior voltou a valer. Se não foi você quem trocou, crie também outra senha."
      >
        <p className={classes.note}>
          <a href="/esqueci-minha-senha">Criar outra senha</a>
        </p>
        <p className={classes.note}>
          <a href="/login">Entrar</a>
        </p>
      </EntryFrame>
    }
  />
)

/** ANA-014: stops a report that is mailed, from its letter and without a session. */
export const StopReportScreen = () => (
  <EmailLinkScreen
    act={(token) => callEndpoint(unsubscribe, { params: { token } })}
    title="Parar de receber o relatório"
    note="Os indicadores continuam no portal."
    verb="Parar de receber"
    runningVerb="Parando…"
    done={<EntryFrame title="Envio cancelado" note="Você não recebe mais este relatório por e-mail." />}
  />
)
