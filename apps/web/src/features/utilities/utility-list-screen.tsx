import { listUtilities, type UtilityView } from '@girassol/contract/utilities'
import { missing } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useOpened } from '../../lib/use-opened.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { RecordListPage } from '../../ui/record-list/record-list-page.tsx'
import type { Column } from '../../ui/table-column.ts'
import classes from './utilities.module.css'
import { describeDays, describeForm, describeSince, describeTariff } from './utility-words.ts'

const UtilityDialog = lazyDialog(async () => (await import('./utility-dialog.tsx')).UtilityDialog)
const FormFieldsDialog = lazyDialog(async () => (await import('./form-fields-dialog.tsx')).FormFieldsDialog)

type Actions = {
  readonly onEdit: (utility: UtilityView) => void
  readonly onFields: (utility: UtilityView) => void
}

const Menu = ({ utility, onEdit, onFields }: Actions & { readonly utility: UtilityView }) => (
  <ActionMenu
    label={`Ações da ${utility.name}`}
    actions={[
      { id: 'edit', label: 'Editar', onRun: () => onEdit(utility) },
      { id: 'fields', label: 'Campos do formulário', onRun: () => onFields(utility) },
    ]}
  />
)

const Tariff = ({ utility }: { readonly utility: UtilityView }) => {
  const since = describeSince(utility)
  return (
    <span className="figures">
      {describeTariff(utility)}
      {since !== null && <span className={classes.note}>{since}</span>}
    </span>
  )
}

const createColumns = (actions: Actions): readonly Column<UtilityView>[] => [
  { id: 'name', header: 'Concessionária', cell: ({ name }) => name },
  { id: 'states', header: 'Estados', width: '150px', isDim: true, cell: ({ states }) => states.join(', ') },
  { id: 'tariff', header: 'R$/kWh', width: '190px', cell: (utility) => <Tariff utility={utility} /> },
  { id: 'days', header: 'Prazos', width: '250px', priority: 2, isDim: true, cell: describeDays },
  { id: 'form', header: 'Formulário', width: '110px', priority: 2, isDim: true, cell: describeForm },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '68px',
    cell: (utility) => <Menu utility={utility} {...actions} />,
  },
]

const UtilityCard = ({ utility, ...actions }: Actions & { readonly utility: UtilityView }) => (
  <RecordCard
    title={utility.name}
    figure={utility.states.join(', ')}
    meta={[describeTariff(utility), describeDays(utility), describeForm(utility)]
      .filter((part) => part !== missing)
      .join(' · ')}
    menu={<Menu utility={utility} {...actions} />}
  />
)

type List = ReturnType<typeof useEndpointQuery<typeof listUtilities>>

const Table = ({ list, ...actions }: Actions & { readonly list: List }) => {
  const rows = list.data ?? []
  return (
    <DataTable
      caption="Concessionárias"
      columns={createColumns(actions)}
      rows={rows}
      total={rows.length}
      status={list.isError ? 'error' : list.data === undefined ? 'loading' : 'ready'}
      error={list.error}
      onRetry={() => void list.refetch()}
      rowKey={({ id }) => id}
      card={(utility) => <UtilityCard utility={utility} {...actions} />}
      empty={<EmptyState title="Nenhuma concessionária" text="As homologações usam os prazos das que estão aqui." />}
    />
  )
}

/** C-167, HOM-014: the utilities with their tariffs, days and forms. */
export const UtilityListScreen = () => {
  const list = useEndpointQuery(listUtilities, {})
  const fields = useOpened<UtilityView>()
  const reloadFields = async (seen: UtilityView) => {
    const fresh = (await list.refetch()).data?.find(({ id }) => id === seen.id)
    if (fresh !== undefined) fields.open(fresh)
  }
  const { row } = fields
  return (
    <>
      <RecordListPage
        title="Concessionárias"
        note="Novos prazos valem para os próximos protocolos; os que já correm ficam como estão."
        addLabel="Nova concessionária"
        Dialog={UtilityDialog}
        reread={async () => (await list.refetch()).data}
        getRowKey={({ id }) => id}
      >
        {({ onEdit }) => <Table list={list} onEdit={onEdit} onFields={fields.open} />}
      </RecordListPage>
      {row !== undefined && (
        <FormFieldsDialog
          key={fields.turn}
          record={row}
          onReload={() => void reloadFields(row)}
          onClose={fields.close}
        />
      )}
    </>
  )
}
