import { type FinancingLineView, listFinancingLines, removeFinancingLine } from '@girassol/contract/financing-lines'
import { computeInstalment } from '@girassol/domain/financing-lines'
import { formatCents, formatPercent } from '../../lib/format.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { RecordActions } from '../../ui/record-list/record-list.tsx'
import { RecordListPage } from '../../ui/record-list/record-list-page.tsx'
import type { Column } from '../../ui/table-column.ts'
import { lineRefreshes } from './managed-lines.ts'

const FinancingLineDialog = lazyDialog(async () => (await import('./financing-line-dialog.tsx')).FinancingLineDialog)

type Line = FinancingLineView
type Actions = Pick<RecordActions<Line>, 'onEdit' | 'onRemove'>

const exampleCents = 2_000_000

/** '60 × R$ 506,56': the longest choice with the shortest grace, for R$ 20.000,00. */
const exampleText = ({ rate, installments, graceDays }: Line): string => {
  const [instalments = 1, grace = 30] = [installments.at(-1), graceDays[0]]
  const cents = computeInstalment(exampleCents, { monthlyRate: rate, instalments, graceDays: grace })
  return `${instalments} × ${formatCents(cents)}`
}

const instalmentsText = ({ installments }: Line): string => `${installments.join(', ')}×`
const graceText = ({ graceDays }: Line): string => `${graceDays.join(', ')} dias`
const shareText = ({ share }: Line): string => `até ${share.toLocaleString('pt-BR')}%`

const Menu = ({ line, onEdit, onRemove }: Actions & { readonly line: Line }) => (
  <ActionMenu
    label={`Ações da linha ${line.bank}, ${formatPercent(line.rate)} ao mês`}
    actions={[
      { id: 'edit', label: 'Editar', onRun: () => onEdit(line) },
      { id: 'remove', label: 'Remover', isDangerous: true, onRun: () => onRemove(line) },
    ]}
  />
)

const createColumns = (actions: Actions): readonly Column<Line>[] => [
  { id: 'bank', header: 'Banco', cell: ({ bank }) => bank },
  { id: 'rate', header: 'Juros ao mês', width: '130px', cell: ({ rate }) => formatPercent(rate) },
  { id: 'instalments', header: 'Parcelas', cell: instalmentsText },
  { id: 'grace', header: 'Carência', isDim: true, cell: graceText },
  { id: 'share', header: 'Financia', width: '110px', isDim: true, cell: shareText },
  { id: 'example', header: 'Para R$ 20.000,00', width: '170px', align: 'end', priority: 2, cell: exampleText },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '68px',
    cell: (line) => <Menu line={line} {...actions} />,
  },
]

const LineCard = ({ line, ...actions }: Actions & { readonly line: Line }) => (
  <RecordCard
    title={line.bank}
    figure={`${formatPercent(line.rate)} ao mês`}
    meta={`${instalmentsText(line)} · ${graceText(line)} · ${shareText(line)}`}
    menu={<Menu line={line} {...actions} />}
  />
)

/** PROP-022: the financing lines that a new proposal begins with. */
export const FinancingLineScreen = () => {
  const lines = useEndpointQuery(listFinancingLines, {})
  const remove = useEndpointMutation(removeFinancingLine, { refreshes: lineRefreshes, success: 'Linha removida' })
  const rows = lines.data ?? []
  return (
    <RecordListPage
      title="Linhas de financiamento"
      note="Vale para as próximas propostas; as que já foram enviadas ficam como estão. Simulação sem IOF e tarifas."
      addLabel="Nova linha"
      addName="Nova linha de financiamento"
      Dialog={FinancingLineDialog}
      reread={async () => (await lines.refetch()).data}
      getRowKey={({ id }) => id}
      removal={{
        what: ({ bank, rate }) => `a linha ${bank}, ${formatPercent(rate)} ao mês`,
        consequence: () => 'As próximas propostas não a oferecem mais. As que já a têm não mudam.',
        isRunning: remove.isPending,
        run: ({ id }, onSuccess) => remove.mutate({ params: { id } }, { onSuccess }),
      }}
    >
      {(actions) => (
        <DataTable
          caption="Linhas de financiamento"
          columns={createColumns(actions)}
          rows={rows}
          total={rows.length}
          status={lines.isError ? 'error' : lines.data === undefined ? 'loading' : 'ready'}
          error={lines.error}
          onRetry={() => void lines.refetch()}
          rowKey={({ id }) => id}
          card={(line) => <LineCard line={line} {...actions} />}
          empty={
            <EmptyState
              title="Nenhuma linha de financiamento"
              text="As linhas cadastradas aqui aparecem nas propostas novas."
            />
          }
        />
      )}
    </RecordListPage>
  )
}
