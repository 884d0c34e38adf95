import { type CompanyActivity, exportCompanyActivity, listCompanyActivity } from '@girassol/contract/company-activity'
import { activityKinds } from '@girassol/domain/company-activity'
import { useState } from 'react'
import { fetchFile } from '../../lib/api-client.ts'
import { formatTotal } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ExportMenu } from '../../ui/export-menu.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText } from '../../ui/value-text.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { type ActivityState, activityDefaults, activityQuery } from './activity-list-state.ts'
import { ActivityPanel, toSentence } from './activity-panel.tsx'
import classes from './company-activity.module.css'

type Open = (entry: CompanyActivity) => void

const Sentence = ({ entry, onOpen }: { readonly entry: CompanyActivity; readonly onOpen: Open }) => (
  <button type="button" className={classes.opener} onClick={() => onOpen(entry)}>
    {toSentence(entry)}
  </button>
)

const columns = (onOpen: Open): readonly Column<CompanyActivity>[] => [
  { id: 'at', header: 'Quando', width: '210px', isDim: true, cell: ({ at }) => <DateText iso={at} withTime /> },
  { id: 'sentence', header: 'Atividade', cell: (entry) => <Sentence entry={entry} onOpen={onOpen} /> },
  {
    id: 'kind',
    header: 'Tipo',
    width: '200px',
    priority: 2,
    isDim: true,
    cell: ({ kind }) => activityKinds[kind].label,
  },
]

/** The row as a card on the phone. */
const ActivityCard = ({ entry, onOpen }: { readonly entry: CompanyActivity; readonly onOpen: Open }) => (
  <RecordCard
    title={<Sentence entry={entry} onOpen={onOpen} />}
    meta={
      <>
        <DateText iso={entry.at} withTime /> · {activityKinds[entry.kind].label}
      </>
    }
  />
)

const Nothing = ({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) =>
  isFiltered ? (
    <EmptyState
      title="Nenhuma atividade encontrada"
      text="Nenhuma corresponde aos filtros."
      action={<ActionButton label="Limpar filtros" onRun={onReset} />}
    />
  ) : (
    <EmptyState title="Nenhuma atividade ainda" text="O que os usuários da empresa fizerem aparece aqui." />
  )

const ActivityExport = ({ state }: { readonly state: ActivityState }) => (
  <ExportMenu
    label="Exportar atividade"
    failure="Não deu para exportar a atividade. Tente de novo."
    onExport={async (format) =>
      saveFile(
        await fetchFile(exportCompanyActivity, { query: { ...activityQuery(state), format } }),
        `Atividade da empresa.${format}`,
      )
    }
  />
)

/** COMP-018: what the users of the company did, or staff for it, newest first; for its ADMIN. */
export const CompanyActivityScreen = () => {
  const { state, change, reset, isChanged } = useListState(activityDefaults)
  const list = useEndpointPages(listCompanyActivity, { query: activityQuery(state) })
  const [opened, setOpened] = useState<CompanyActivity>()
  const counted = `${formatTotal(list.total, list.totalIsExact)} ${list.total === 1 ? 'atividade' : 'atividades'}`
  return (
    <>
      <PageHeader
        title="Atividade da empresa"
        note="O que os usuários da empresa fizeram, e o distribuidor em nome dela."
        menu={<ActivityExport state={state} />}
      />
      <ActivityFilters state={state} onChange={change} onClear={reset} resultLabel={`Ver ${counted}`} />
      <DataTable
        caption="Atividade da empresa"
        columns={columns(setOpened)}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        card={(entry) => <ActivityCard entry={entry} onOpen={setOpened} />}
        empty={<Nothing isFiltered={isChanged} onReset={reset} />}
      />
      {opened !== undefined && <ActivityPanel entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
