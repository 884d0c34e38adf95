import { endOwnOtherSessions, endOwnSession, listOwnSessions } from '@girassol/contract/session'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import { SessionList } from './session-list.tsx'

const refreshes = [listOwnSessions] as const

/** SEC-008: where the user is signed in, and how to end what is not theirs. */
export const OwnSessions = () => {
  const [isConfirming, setConfirming] = useState(false)
  const query = useEndpointQuery(listOwnSessions, {}, { refetchOnMount: 'always' })
  const end = useEndpointMutation(endOwnSession, { refreshes, success: 'Acesso encerrado' })
  const endOthers = useEndpointMutation(endOwnOtherSessions, {
    refreshes,
    success: 'Os outros acessos foram encerrados',
    onSuccess: () => setConfirming(false),
  })
  const hasOthers = query.data?.sessions.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Card
      title="Meus acessos"
      aside={hasOthers && <ActionButton label="Encerrar os outros" size="compact" onRun={() => setConfirming(true)} />}
    >
      <LoadedList query={query}>
        {({ sessions }) => (
          <SessionList
            label="Meus acessos"
            sessions={sessions}
            endingId={end.isPending ? end.variables.params.session : undefined}
            onEnd={(session) => end.mutate({ params: { session } })}
          />
        )}
      </LoadedList>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Encerrar os outros acessos"
        verb="Encerrar"
        runningVerb="Encerrando…"
        isRunning={endOthers.isPending}
        onConfirm={() => endOthers.mutate({})}
        onClose={() => setConfirming(false)}
      >
        Você continua aqui; nos outros aparelhos será preciso entrar de novo. Se não reconhece algum deles, troque
        também a senha.
      </ConfirmDialog>
    </Card>
  )
}
