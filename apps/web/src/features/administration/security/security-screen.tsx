import { listSecurityEvents, type SecurityEvent } from '@girassol/contract/administration'
import { securityEventKinds } from '@girassol/domain/administration'
import { useState } from 'react'
import { formatTotal, missing } from '../../../lib/format.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { DateText } from '../../../ui/value-text.tsx'
import { SecurityFilters } from './security-filters.tsx'
import { securityDefaults, toSecurityQuery } from './security-list-state.ts'

const RequiredRolesDialog = lazyDialog(async () => (await import('./required-roles-dialog.tsx')).RequiredRolesDialog)

/** 'Ana Diretora, em nome de Sol do Cerrado' */
const whoText = ({ user, onBehalfOf }: SecurityEvent): string =>
  [user?.name ?? 'Desconhecido', ...(onBehalfOf === null ? [] : [`em nome de ${onBehalfOf.name}`])].join(', ')

/** 'Papéis alterados de Carlos Lima' */
const eventText = ({ kind, subject }: SecurityEvent): string =>
  subject === null ? securityEventKinds[kind] : `${securityEventKinds[kind]} de ${subject.name}`

const columns: readonly Column<SecurityEvent>[] = [
  {
    id: 'madeAt',
    header: 'Quando',
    width: '180px',
    isDim: true,
    cell: ({ madeAt }) => <DateText iso={madeAt} withTime />,
  },
  { id: 'kind', header: 'Evento', cell: eventText },
  { id: 'who', header: 'Quem', cell: whoText },
  { id: 'call', header: 'Chamada', width: '26%', priority: 2, isDim: true, cell: ({ call }) => call },
  {
    id: 'network',
    header: 'Rede',
    width: '170px',
    priority: 2,
    isDim: true,
    cell: ({ network }) => network || missing,
  },
  { id: 'requestId', header: 'Código', width: '100px', priority: 3, isDim: true, cell: ({ requestId }) => requestId },
]

const EventCard = (event: SecurityEvent) => (
  <RecordCard
    title={eventText(event)}
    meta={
      <>
        {whoText(event)} · <DateText iso={event.madeAt} withTime /> · <code>{event.call}</code>
      </>
    }
  />
)

const Nothing = ({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) =>
  isFiltered ? (
    <EmptyState
      title="Nenhum evento encontrado"
      text="Nenhum corresponde aos filtros."
      action={<ActionButton label="Limpar filtros" onRun={onReset} />}
    />
  ) : (
    <EmptyState title="Nenhum evento ainda" text="Entradas, recusas e mudanças de acesso aparecem aqui por um ano." />
  )

/** SEC-009: who entered, failed, was refused, changed an access or read what is protected, newest first; SEC-007. */
export const SecurityScreen = () => {
  const { state, change, reset, isChanged } = useListState(securityDefaults)
  const [isOpen, setOpen] = useState(false)
  const list = useEndpointPages(listSecurityEvents, { query: toSecurityQuery(state) })
  const counted = `${formatTotal(list.total, list.totalIsExact)} ${list.total === 1 ? 'evento' : 'eventos'}`
  return (
    <>
      <PageHeader
        title="Segurança"
        secondary={<ActionButton label="Verificação em duas etapas" onRun={() => setOpen(true)} />}
      />
      {isOpen && <RequiredRolesDialog onClose={() => setOpen(false)} />}
      <SecurityFilters state={state} onChange={change} onClear={reset} resultLabel={`Ver ${counted}`} />
      <DataTable
        caption="Eventos de segurança"
        columns={columns}
        {...toTableProps(list)}
        rowKey={(event) => event.id}
        card={EventCard}
        empty={<Nothing isFiltered={isChanged} onReset={reset} />}
      />
    </>
  )
}
