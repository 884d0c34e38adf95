import {
  endUserSession,
  endUserSessions,
  listAuditEntries,
  listUserSessions,
  type UserView,
} from '@girassol/contract/administration'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SessionList } from '../../profile/index.ts'

const refreshes = [listUserSessions, listAuditEntries] as const

/** SEC-008: where a user is signed in; nothing for a user who is not. */
export const UserSessions = ({ user: { id, name } }: { readonly user: UserView }) => {
  const [isConfirming, setConfirming] = useState(false)
  const { data } = useEndpointQuery(listUserSessions, { params: { id } }, { refetchOnMount: 'always' })
  const end = useEndpointMutation(endUserSession, { refreshes, success: 'Acesso encerrado' })
  const endAll = useEndpointMutation(endUserSessions, {
    refreshes,
    success: 'Acessos encerrados',
    onSuccess: () => setConfirming(false),
  })
  if (data === undefined || data.sessions.length === 0) return null
  const hasOthers = data.sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <Card
      title="Acessos abertos"
      aside={hasOthers && <ActionButton label="Encerrar todos" size="compact" onRun={() => setConfirming(true)} />}
    >
      <SessionList
        label={`Acessos de ${name}`}
        sessions={data.sessions}
        endingId={end.isPending ? end.variables.params.session : undefined}
        onEnd={(session) => end.mutate({ params: { id, session } })}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Encerrar os acessos de ${name}`}
        verb="Encerrar"
        runningVerb="Encerrando…"
        isRunning={endAll.isPending}
        onConfirm={() => endAll.mutate({ params: { id } })}
        onClose={() => setConfirming(false)}
      >
        {name} precisa entrar de novo em cada aparelho. A senha continua a mesma.
      </ConfirmDialog>
    </Card>
  )
}
