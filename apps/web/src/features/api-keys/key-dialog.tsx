import type { MadeKey } from '@girassol/contract/api-keys'
import { type ApiKeyBody, apiKeyBody } from '@girassol/contract/api-keys/api-key-body'
import { type ApiScope, apiScopes, longestKeyDays } from '@girassol/domain/api-keys'
import { plusHours } from '@girassol/domain/shared'
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useNow } from '../../lib/use-now.ts'
import { toListField, useSchemaForm } from '../../lib/use-schema-form.ts'
import { optional } from '../../ui/optional-label.tsx'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import classes from './api-keys.module.css'
import type { KeyCalls } from './key-calls.ts'

const labels = {
  name: 'Nome',
  scopes: 'O que ela pode fazer',
  expiresAt: 'Validade',
  ranges: 'Redes permitidas',
} as const

type Values = { name: string; scopes: string[]; expiresAt: string; ranges: string }
const initial: Values = { name: '', scopes: [], expiresAt: '365', ranges: '' }

const lives = [
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
  { value: String(longestKeyDays), label: '1 ano' },
  { value: '', label: 'Sem fim' },
]

/** An hour less, so that a clock that is ahead of the server's is not beyond the longest life. */
const toEnd = (days: string, now: Date): string | null =>
  days === '' ? null : plusHours(now.toISOString(), Number(days) * 24 - 1)

const toBody = ({ name, scopes, expiresAt, ranges }: Values, now: Date) => ({
  name,
  scopes,
  expiresAt: toEnd(expiresAt, now),
  ranges: ranges.split(/[\s,;]+/).filter((range) => range !== ''),
})

type ScopesProps = { readonly field: { readonly id: string }; readonly scopes: readonly ApiScope[] }

const ScopesField = ({ field: { id, ...group }, scopes }: ScopesProps) => (
  <Checkbox.Group {...group} description="Dê só o que o sistema usa.">
    <div id={id} tabIndex={-1} className={classes.scopes}>
      {scopes.map((scope) => (
        <Checkbox key={scope} value={scope} label={apiScopes[scope]} description={scope} />
      ))}
    </div>
  </Checkbox.Group>
)

type Props = {
  readonly calls: KeyCalls
  /** The scopes that the caller may give. */
  readonly scopes: readonly ApiScope[]
  readonly onMade: (made: MadeKey) => void
  readonly onClose: () => void
}

/** API-001: a new key; its secret is shown next. */
export const KeyDialog = ({ calls, scopes, onMade, onClose }: Props) => {
  const now = useNow()
  const form = useSchemaForm({
    schema: apiKeyBody,
    initial,
    labels,
    toBody: (values: Values) => toBody(values, now),
    toField: toListField,
  })
  const create = useEndpointMutation(calls.create, {
    refreshes: [calls.list],
    failure: false,
    onSuccess: (made) => {
      onClose()
      onMade(made)
    },
  })
  return (
    <RecordDialog
      title="Criar chave"
      verb="Criar chave"
      runningVerb="Criando…"
      form={form}
      saving={saveWith(create, (body: ApiKeyBody) => ({ body }))}
      onReload={onClose}
      onClose={onClose}
    >
      <TextInput
        {...form.getFieldProps('name')}
        description="De que sistema ela é. Aparece no que ela fizer: “Chave ERP da loja”."
        autoComplete="off"
      />
      <ScopesField field={form.getFieldProps('scopes')} scopes={scopes} />
      <Select {...form.getFieldProps('expiresAt')} data={lives} allowDeselect={false} />
      <Textarea
        {...form.getFieldProps('ranges')}
        label={optional(labels.ranges)}
        description="Uma por linha, como 203.0.113.0/24. Sem nenhuma, a chave vale de qualquer endereço."
        autosize
        minRows={2}
        autoComplete="off"
      />
    </RecordDialog>
  )
}
