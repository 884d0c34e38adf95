import type { KeptOtherMethod } from '@girassol/contract/payment-methods'
import { conditionOriginLabels, rhythmOf } from '@girassol/domain/payment-methods'
import type { Action } from '../../../ui/action.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import type { Column } from '../../../ui/table-column.ts'

type ActionsOf = (method: KeptOtherMethod) => readonly Action[]
type Shown = { readonly term: string; readonly actionsOf: ActionsOf }

const StatePill = ({ method: { isInErp, offered } }: { readonly method: KeptOtherMethod }) => {
  if (!isInErp) return <StatusPill tone="attention" glyph="cross" label="Fora do ERP" />
  return offered ? (
    <StatusPill tone="success" glyph="check" label="Oferecida" />
  ) : (
    <StatusPill tone="neutral" glyph="pause" label="Desligada" />
  )
}

const Menu = ({ method, actionsOf }: { readonly method: KeptOtherMethod; readonly actionsOf: ActionsOf }) => (
  <ActionMenu label={`Ações de ${method.code} ${method.description}`} actions={actionsOf(method)} />
)

export const keptMethodColumns = ({ term, actionsOf }: Shown): readonly Column<KeptOtherMethod>[] => [
  { id: 'code', header: 'Código', width: '130px', cell: ({ code }) => <Highlight text={code} term={term} /> },
  {
    id: 'description',
    header: 'Descrição',
    cell: ({ description }) => <Highlight text={description} term={term} />,
  },
  { id: 'rhythm', header: 'Parcelas', width: '190px', isDim: true, cell: rhythmOf },
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
    cell: (method) => <Menu method={method} actionsOf={actionsOf} />,
  },
]

/** The phone form of a row. */
export const KeptMethodCard = ({ method, term, actionsOf }: Shown & { readonly method: KeptOtherMethod }) => (
  <RecordCard
    badge={<StatePill method={method} />}
    title={<Highlight text={method.description} term={term} />}
    meta={
      <>
        Código {method.code} · {rhythmOf(method)}
      </>
    }
    menu={<Menu method={method} actionsOf={actionsOf} />}
  />
)
