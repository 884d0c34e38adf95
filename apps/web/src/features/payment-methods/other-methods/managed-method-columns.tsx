import type { ManagedOtherMethod } from '@girassol/contract/payment-methods'
import { conditionOriginLabels, describeConditionTerms } from '@girassol/domain/payment-methods'
import type { Action } from '../../../ui/action.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import type { Column } from '../../../ui/table-column.ts'

type ListActions = (method: ManagedOtherMethod) => readonly Action[]
type Shown = { readonly term: string; readonly listActions: ListActions }

const StatePill = ({ method: { isInErp, offered } }: { readonly method: ManagedOtherMethod }) => {
  if (!isInErp) return <StatusPill tone="attention" glyph="cross" label="Fora do ERP" />
  return offered ? (
    <StatusPill tone="success" glyph="check" label="Oferecida" />
  ) : (
    <StatusPill tone="neutral" glyph="pause" label="Desligada" />
  )
}

const Menu = ({ method, listActions }: { readonly method: ManagedOtherMethod; readonly listActions: ListActions }) => (
  <ActionMenu label={`Ações de ${method.code} ${method.description}`} actions={listActions(method)} />
)

export const managedMethodColumns = ({ term, listActions }: Shown): readonly Column<ManagedOtherMethod>[] => [
  { id: 'code', header: 'Código', width: '130px', cell: ({ code }) => <Highlight text={code} term={term} /> },
  {
    id: 'description',
    header: 'Descrição',
    cell: ({ description }) => <Highlight text={description} term={term} />,
  },
  { id: 'rhythm', header: 'Parcelas', width: '190px', isDim: true, cell: describeConditionTerms },
  {
    id: 'origin',
    header: 'Origem',
    width: '90px',
    priority: 3,
    isDim: true,
    cell: ({ origin }) => conditionOriginLabels[origin],
  },
  { id: 'state', header: 'Situação', width: '140px', cell: (method) => <StatePill method={method} /> },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '68px',
    cell: (method) => <Menu method={method} listActions={listActions} />,
  },
]

/** The row as a card on the phone. */
export const ManagedMethodCard = ({ method, term, listActions }: Shown & { readonly method: ManagedOtherMethod }) => (
  <RecordCard
    badge={<StatePill method={method} />}
    title={<Highlight text={method.description} term={term} />}
    meta={
      <>
        Código {method.code} · {describeConditionTerms(method)}
      </>
    }
    menu={<Menu method={method} listActions={listActions} />}
  />
)
