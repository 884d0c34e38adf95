import type { ApiKeyView, MadeKey } from '@girassol/contract/api-keys'
import { apiScopes, type KeyState, keyStates } from '@girassol/domain/api-keys'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { StatusPill, type StatusPillProps } from '../../ui/status-pill.tsx'
import type { Column } from '../../ui/table-column.ts'
import classes from './api-keys.module.css'
import { KeyActions } from './key-actions.tsx'
import type { KeyCalls } from './key-calls.ts'

const looks = {
  ACTIVE: { tone: 'success', glyph: 'check' },
  EXPIRED: { tone: 'attention', glyph: 'clock' },
  STOPPED: { tone: 'attention', glyph: 'cross' },
} as const satisfies Record<KeyState, Pick<StatusPillProps, 'tone' | 'glyph'>>

const KeyStatePill = ({ state }: Pick<ApiKeyView, 'state'>) => <StatusPill {...looks[state]} label={keyStates[state]} />

const KeyName = ({ row }: { readonly row: ApiKeyView }) => (
  <>
    {row.name}
    <span className={classes.prefix}>{row.prefix}…</span>
  </>
)

const describeScopes = ({ scopes }: ApiKeyView): string => scopes.map((scope) => apiScopes[scope]).join(', ')

/** All of them are in the hint, where the column is too narrow. */
const KeyScopes = ({ row }: { readonly row: ApiKeyView }) => {
  const scopes = describeScopes(row)
  return <span title={scopes}>{scopes}</span>
}

const describeUse = ({ lastUsedAt }: ApiKeyView): string => (lastUsedAt === null ? 'Nunca' : formatDateTime(lastUsedAt))

const describeEnd = ({ expiresAt }: ApiKeyView): string => (expiresAt === null ? 'Sem fim' : formatDate(expiresAt))

type TableProps = {
  readonly calls: KeyCalls
  readonly rows: readonly ApiKeyView[]
  readonly onMade: (made: MadeKey) => void
}

const toColumns = (toActions: (row: ApiKeyView) => ReactNode): readonly Column<ApiKeyView>[] => [
  { id: 'name', header: 'Chave', width: '210px', cell: (row) => <KeyName row={row} /> },
  { id: 'scopes', header: 'Pode', isDim: true, cell: (row) => <KeyScopes row={row} /> },
  { id: 'madeBy', header: 'Criada por', width: '160px', priority: 3, isDim: true, cell: ({ madeBy }) => madeBy },
  { id: 'used', header: 'Último uso', width: '150px', cell: describeUse },
  { id: 'end', header: 'Vale até', width: '110px', cell: describeEnd },
  { id: 'state', header: 'Situação', width: '120px', cell: ({ state }) => <KeyStatePill state={state} /> },
  { id: 'actions', header: '', hiddenHeader: 'Ações', width: '68px', cell: toActions },
]

/** The keys of an owner, the newest first; on the phone as cards (API-002). */
export const KeyTable = ({ calls, rows, onMade }: TableProps) => {
  const toActions = (row: ApiKeyView) => <KeyActions calls={calls} row={row} onMade={onMade} />
  return (
    <DataTable
      caption="Chaves de API"
      columns={toColumns(toActions)}
      rows={rows}
      total={rows.length}
      status="ready"
      error={null}
      onRetry={() => undefined}
      rowKey={({ id }) => id}
      card={(row) => (
        <RecordCard
          badge={<KeyStatePill state={row.state} />}
          menu={toActions(row)}
          title={row.name}
          meta={
            <>
              {row.prefix}… · {row.lastUsedAt === null ? 'nunca usada' : `usada em ${describeUse(row)}`} ·{' '}
              {row.expiresAt === null ? 'sem fim' : `vale até ${describeEnd(row)}`}
            </>
          }
        />
      )}
      empty={<EmptyState title="Nenhuma chave" text="Crie uma chave para cada sistema que chama a API." />}
    />
  )
}
