import type { ApiKeyView, MadeKey } from '@girassol/contract/api-keys'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { KeyCalls } from './key-calls.ts'

type Asked = 'rotate' | 'revoke'

const questions = {
  rotate: {
    verb: 'Trocar segredo',
    runningVerb: 'Trocando…',
    consequence: 'O segredo de agora ainda vale por 24 horas: troque-o no sistema até lá.',
  },
  revoke: {
    verb: 'Revogar',
    runningVerb: 'Revogando…',
    consequence: 'O sistema que usa esta chave para de funcionar agora. Não há como desfazer.',
  },
} as const satisfies Record<Asked, object>

type Props = { readonly calls: KeyCalls; readonly row: ApiKeyView; readonly onMade: (made: MadeKey) => void }

/** API-002: a new secret for a key, or its end, each after a confirmation. */
export const KeyActions = ({ calls, row, onMade }: Props) => {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const rotate = useEndpointMutation(calls.rotate, {
    refreshes: [calls.list],
    onSuccess: (made) => {
      close()
      onMade(made)
    },
  })
  const revoke = useEndpointMutation(calls.revoke, {
    refreshes: [calls.list],
    success: 'Chave revogada',
    onSuccess: close,
  })
  const { consequence, ...words } = questions[asked ?? 'rotate']
  const running = asked === 'revoke' ? revoke : rotate
  return (
    <>
      <ActionMenu
        label={`Ações da chave ${row.name}`}
        actions={[
          { id: 'rotate', label: 'Trocar segredo', onRun: () => setAsked('rotate') },
          { id: 'revoke', label: 'Revogar', isDangerous: true, onRun: () => setAsked('revoke') },
        ]}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={`${words.verb}: ${row.name}`}
        {...words}
        isDangerous={asked === 'revoke'}
        isRunning={running.isPending}
        onConfirm={() => running.mutate({ params: { id: row.id } })}
        onClose={close}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
