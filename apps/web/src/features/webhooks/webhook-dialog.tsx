import type { WebhookView } from '@girassol/contract/webhooks'
import { webhookBody } from '@girassol/contract/webhooks/webhook-body'
import { chosenEventNames, type WebhookEvent, webhookEvents } from '@girassol/domain/webhooks'
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { startFrom, toListField, useSchemaForm } from '../../lib/use-schema-form.ts'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveRecord } from '../../ui/record-list/save-record.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { type OwnerProps, webhookCalls, webhookRefreshes } from './webhook-calls.ts'
import classes from './webhooks.module.css'

const labels = { url: 'Endereço', description: 'Descrição', events: 'Eventos' } as const

type Typed = { readonly url: string; readonly description: string; readonly events: readonly WebhookEvent[] }

const blank: Typed = { url: '', description: '', events: [] }

type WebhookFormProps = OwnerProps & RecordDialogProps<WebhookView> & { readonly onMade: (secret: string) => void }

const WebhookForm = ({ owner, record, onReload, onClose, onMade }: WebhookFormProps) => {
  const form = useSchemaForm({
    schema: webhookBody,
    initial: startFrom(blank, record),
    labels,
    toField: toListField,
    drafted: { form: `webhook-${owner}`, record: record?.id },
  })
  const saved = { refreshes: webhookRefreshes(owner), failure: false } as const
  const add = useEndpointMutation(webhookCalls[owner].add, {
    ...saved,
    success: 'Webhook cadastrado; um teste foi enviado',
    onSuccess: ({ secret }) => afterSave(form.draft, () => onMade(secret))(),
  })
  const change = useEndpointMutation(webhookCalls[owner].change, {
    ...saved,
    success: 'Webhook salvo',
    onSuccess: afterSave(form.draft, onClose),
  })
  const { value: events, ...group } = form.getFieldProps('events')
  return (
    <RecordDialog
      title={record === null ? 'Novo webhook' : 'Editar webhook'}
      form={form}
      saving={saveRecord(record, add, change)}
      onReload={onReload}
      onClose={onClose}
    >
      <TextInput
        {...form.getTextProps('url')}
        description="Começa com https:// e é público. Recebe um POST a cada evento."
        placeholder="https://erp.exemplo.com.br/girassol"
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextInput {...form.getTextProps('description')} autoComplete="off" />
      <Checkbox.Group {...group} value={[...events]}>
        <div className={classes.events}>
          {chosenEventNames.map((name) => (
            <Checkbox key={name} value={name} label={webhookEvents[name]} description={name} />
          ))}
        </div>
      </Checkbox.Group>
    </RecordDialog>
  )
}

/** WHK-001: a webhook; the same form adds and edits. After adding, it shows the secret once. */
export const WebhookDialog = ({ owner, ...dialog }: OwnerProps & RecordDialogProps<WebhookView>) => {
  const [secret, setSecret] = useState<string>()
  if (secret === undefined) return <WebhookForm owner={owner} {...dialog} onMade={setSecret} />
  return (
    <SecretDialog
      title="Webhook cadastrado"
      secret={secret}
      note="Com ele o seu sistema confere a assinatura de cada mensagem (cabeçalho webhook-signature)."
      onClose={dialog.onClose}
    />
  )
}
