import type { WebhookView } from '@girassol/contract/webhooks'
import { secretOverlapHours } from '@girassol/domain/webhooks'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { type OwnerProps, type WebhookOwner, webhookCalls, webhookRefreshes } from './webhook-calls.ts'
import { nameOf } from './webhook-texts.ts'

type Rotating = OwnerProps & { readonly webhook: WebhookView; readonly onClose: () => void }

const overlap = `O segredo anterior também assina por ${secretOverlapHours} horas, para você trocar sem perder mensagens.`

/** WHK-012: asks, and then shows the new secret once. */
const RotateDialog = ({ owner, webhook, onClose }: Rotating) => {
  const rotate = useEndpointMutation(webhookCalls[owner].rotate, { refreshes: webhookRefreshes(owner) })
  if (rotate.data !== undefined)
    return <SecretDialog title="Novo segredo" secret={rotate.data.secret} note={overlap} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={`Gerar novo segredo para ${nameOf(webhook)}`}
      verb="Gerar novo segredo"
      runningVerb="Gerando…"
      isRunning={rotate.isPending}
      onConfirm={() => rotate.mutate({ params: { id: webhook.id } })}
      onClose={onClose}
    >
      {overlap}
    </ConfirmDialog>
  )
}

const off = { allowed: false, reason: 'O webhook está desligado.' } as const

/** The changes that need no form. */
const useQuickActions = (owner: WebhookOwner, { id, active, version }: WebhookView) => {
  const refreshes = webhookRefreshes(owner)
  const test = useEndpointMutation(webhookCalls[owner].test, { refreshes, success: 'Teste enviado' })
  const change = useEndpointMutation(webhookCalls[owner].change, {
    refreshes,
    success: active ? 'Webhook desligado' : 'Webhook ligado',
  })
  return {
    test: () => test.mutate({ params: { id } }),
    toggle: () => change.mutate({ params: { id }, body: { active: !active, version } }),
  }
}

type WebhookActionsProps = OwnerProps & {
  readonly webhook: WebhookView
  readonly onEdit: (webhook: WebhookView) => void
  readonly onRemove: (webhook: WebhookView) => void
}

/** Everything that can be done with a webhook. */
export const WebhookActions = ({ owner, webhook, onEdit, onRemove }: WebhookActionsProps) => {
  const { test, toggle } = useQuickActions(owner, webhook)
  const [isRotating, setRotating] = useState(false)
  const { active } = webhook
  return (
    <>
      <ActionMenu
        label={`Ações do webhook ${nameOf(webhook)}`}
        actions={[
          { id: 'edit', label: 'Editar', onRun: () => onEdit(webhook) },
          { id: 'test', label: 'Enviar teste', ...(!active && { permission: off }), onRun: test },
          { id: 'rotate', label: 'Gerar novo segredo', onRun: () => setRotating(true) },
          {
            id: 'toggle',
            label: active ? 'Desligar' : 'Ligar',
            ...(active && { description: 'O que aguarda não é enviado.' }),
            onRun: toggle,
          },
          { id: 'remove', label: 'Remover', isDangerous: true, onRun: () => onRemove(webhook) },
        ]}
      />
      {isRotating && <RotateDialog owner={owner} webhook={webhook} onClose={() => setRotating(false)} />}
    </>
  )
}
