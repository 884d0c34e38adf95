import { showCalendar } from '@girassol/contract/calendar'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import classes from './calendar.module.css'
import { useCloseCalendar, useOpenCalendar } from './use-calendar.ts'

type Asked = 'renew' | 'close'

const questions = {
  renew: {
    title: 'Trocar o endereço do calendário',
    verb: 'Trocar endereço',
    runningVerb: 'Trocando…',
    consequence: 'O endereço de agora deixa de funcionar. Coloque o novo em cada aplicativo que usa este calendário.',
  },
  close: {
    title: 'Encerrar o calendário',
    verb: 'Encerrar',
    runningVerb: 'Encerrando…',
    consequence: 'O endereço deixa de funcionar, e os aplicativos param de receber as datas.',
  },
} as const satisfies Record<Asked, Record<'title' | 'verb' | 'runningVerb' | 'consequence', string>>

type QuestionProps = { readonly asked: Asked | undefined; readonly onClose: () => void }

const Question = ({ asked, onClose }: QuestionProps) => {
  const open = useOpenCalendar({ onDone: onClose })
  const close = useCloseCalendar({ onDone: onClose })
  if (asked === undefined) return null
  const change = asked === 'renew' ? open : close
  const { consequence, ...words } = questions[asked]
  return (
    <ConfirmDialog
      isOpen
      isDangerous={asked === 'close'}
      {...words}
      isRunning={change.isPending}
      onConfirm={() => change.mutate({})}
      onClose={onClose}
    >
      {consequence}
    </ConfirmDialog>
  )
}

const Address = ({ link }: { readonly link: string }) => {
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <TextInput
        label="Endereço do calendário"
        description="Quem tem este endereço vê as suas datas. Não o compartilhe."
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <CopyButton text={link} label="Copiar endereço" done="Endereço copiado." />
        <ActionButton label="Trocar endereço" onRun={() => setAsked('renew')} />
        <ActionButton label="Encerrar" onRun={() => setAsked('close')} />
      </div>
      <Question asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

const NoAddress = () => {
  const open = useOpenCalendar()
  return (
    <div className={classes.actions}>
      <ActionButton
        label="Criar endereço"
        runningLabel="Criando…"
        isRunning={open.isPending}
        onRun={() => open.mutate({})}
      />
    </div>
  )
}

/** WHK-013: the secret address with which other programs show the days of the user. */
export const CalendarCard = () => {
  const query = useEndpointQuery(showCalendar, {})
  return (
    <Card title="Calendário">
      <div className={classes.content}>
        <p>
          Veja no seu calendário (Google, Outlook, Apple) o fim dos orçamentos e das reservas de estoque, as entregas,
          as suas tarefas e os prazos de homologação. Sem preços e sem dados de clientes.
        </p>
        <LoadedList query={query}>{({ link }) => (link === null ? <NoAddress /> : <Address link={link} />)}</LoadedList>
      </div>
    </Card>
  )
}
