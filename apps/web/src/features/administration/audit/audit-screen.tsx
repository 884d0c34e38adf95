import { type AuditEntry, listAuditEntries } from '@girassol/contract/administration'
import { getFieldLabel, listAuditedFields } from '@girassol/domain/company-activity'
import { useState } from 'react'
import { formatTotal } from '../../../lib/format.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { DateText } from '../../../ui/value-text.tsx'
import classes from './audit.module.css'
import { AuditEntryPanel, describeEntry } from './audit-entry-panel.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditDefaults, auditQuery } from './audit-list-state.ts'

type Open = (entry: AuditEntry) => void

const Sentence = ({ entry, onOpen }: { readonly entry: AuditEntry; readonly onOpen: Open }) => (
  <button type="button" className={classes.opener} onClick={() => onOpen(entry)}>
    {describeEntry(entry)}
  </button>
)

const fieldsText = (entry: AuditEntry) => listAuditedFields(entry).map(getFieldLabel).join(', ')

const auditColumns = (onOpen: Open): readonly Column<AuditEntry>[] => [
  {
    id: 'madeAt',
    header: 'Quando',
    width: '210px',
    isDim: true,
    cell: ({ madeAt }) => <DateText iso={madeAt} withTime />,
  },
  { id: 'sentence', header: 'Alteração', cell: (entry) => <Sentence entry={entry} onOpen={onOpen} /> },
  { id: 'fields', header: 'Campos', width: '34%', priority: 2, isDim: true, cell: fieldsText },
]

const AuditCard = ({ entry, onOpen }: { readonly entry: AuditEntry; readonly onOpen: Open }) => (
  <RecordCard
    title={<Sentence entry={entry} onOpen={onOpen} />}
    meta={
      <>
        <DateText iso={entry.madeAt} withTime /> · {fieldsText(entry)}
      </>
    }
  />
)

const Nothing = ({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) =>
  isFiltered ? (
    <EmptyState
      title="Nenhuma alteração encontrada"
      text="Nenhuma corresponde aos filtros."
      action={<ActionButton label="Limpar filtros" onRun={onReset} />}
    />
  ) : (
    <EmptyState title="Nenhuma alteração ainda" text="Tudo que for alterado na administração aparece aqui." />
  )

/** C-140: who changed what in the administration, newest first. */
export const AuditScreen = () => {
  const { state, change, reset, isChanged } = useListState(auditDefaults)
  const list = useEndpointPages(listAuditEntries, { query: auditQuery(state) })
  const [opened, setOpened] = useState<AuditEntry>()
  const counted = `${formatTotal(list.total, list.totalIsExact)} ${list.total === 1 ? 'alteração' : 'alterações'}`
  return (
    <>
      <PageHeader title="Registro de alterações" />
      <AuditFilters state={state} onChange={change} onClear={reset} resultLabel={`Ver ${counted}`} />
      <DataTable
        caption="Alterações"
        columns={auditColumns(setOpened)}
        {...toTableProps(list)}
        rowKey={(entry) => entry.id}
        card={(entry) => <AuditCard entry={entry} onOpen={setOpened} />}
        empty={<Nothing isFiltered={isChanged} onReset={reset} />}
      />
      {opened !== undefined && <AuditEntryPanel entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
