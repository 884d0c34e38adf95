import {
  listManagedConsultants,
  type ManagedConsultant,
  removeConsultant,
  sortConsultants,
} from '@girassol/contract/consultants'
import { findStatesOfEarlierConsultants, statesWithout } from '@girassol/domain/consultants'
import { formatPhone } from '../../lib/format.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { moveActions } from '../../ui/move-actions.ts'
import { Notice } from '../../ui/notice.tsx'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import type { RecordActions } from '../../ui/record-list/record-list.tsx'
import { RecordListPage } from '../../ui/record-list/record-list-page.tsx'
import classes from './consultant-list-screen.module.css'
import { ConsultantPreview } from './consultant-preview.tsx'
import { consultantRefreshes } from './managed-consultants.ts'

const ConsultantDialog = lazyDialog(async () => (await import('./consultant-dialog.tsx')).ConsultantDialog)

type List = readonly ManagedConsultant[]
type Actions = Pick<RecordActions<ManagedConsultant>, 'onEdit' | 'onRemove'>

/** 'RJ é de Renata Prado, que vem antes.' */
const overlapText = (list: List, index: number): string | undefined => {
  const before = findStatesOfEarlierConsultants(list, index)
  if (before.length === 0) return undefined
  return `Vem antes: ${before.map(({ state, name }) => `${name} em ${state}`).join(', ')}.`
}

const Row = ({ list, index, onEdit, onRemove }: Actions & { readonly list: List; readonly index: number }) => {
  const order = useEndpointMutation(sortConsultants, { refreshes: consultantRefreshes })
  const consultant = list[index]
  if (consultant === undefined) return null
  const { id, consultantName, phoneNumber, states } = consultant
  const overlap = overlapText(list, index)
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <strong>{consultantName}</strong>
        <span>{formatPhone(phoneNumber)}</span>
      </div>
      <div>
        <p className={classes.states}>{states.join(', ')}</p>
        {overlap !== undefined && <p className={classes.dim}>{overlap}</p>}
      </div>
      <ActionMenu
        label={`Ações de ${consultantName}`}
        actions={[
          { id: 'edit', label: 'Editar', onRun: () => onEdit(consultant) },
          ...moveActions({ ids: list.map((each) => each.id), id, onOrder: (ids) => order.mutate({ body: { ids } }) }),
          { id: 'remove', label: 'Remover', isDangerous: true, onRun: () => onRemove(consultant) },
        ]}
      />
    </div>
  )
}

const Uncovered = ({ list }: { readonly list: List }) => {
  const states = statesWithout(list)
  if (states.length === 0) return null
  return (
    <Notice
      tone="attention"
      title={states.length === 1 ? 'Um estado sem consultor' : `${states.length} estados sem consultor`}
    >
      {states.join(', ')}: os integradores daí não veem o botão “Fale com um consultor”.
    </Notice>
  )
}

const Lists = ({ list, ...actions }: Actions & { readonly list: List }) => (
  <div className={classes.lists}>
    <Uncovered list={list} />
    <Card title="Consultores" isFlush>
      {list.length === 0 && (
        <EmptyState title="Nenhum consultor" text="Quem for cadastrado aparece aqui, na ordem em que é procurado." />
      )}
      {list.map(({ id }, index) => (
        <CardRow key={id}>
          <Row list={list} index={index} {...actions} />
        </CardRow>
      ))}
    </Card>
    {list.length > 0 && <ConsultantPreview consultants={list} />}
  </div>
)

/** NAV-014…NAV-016, C-140: the consultants of each state. */
export const ConsultantListScreen = () => {
  const found = useEndpointQuery(listManagedConsultants, {})
  const remove = useEndpointMutation(removeConsultant, {
    refreshes: consultantRefreshes,
    success: 'Consultor removido',
  })
  return (
    <RecordListPage
      title="Consultores"
      note="Quem atende cada estado. Quando dois atendem o mesmo, vale o primeiro da lista."
      addLabel="Novo consultor"
      Dialog={ConsultantDialog}
      reread={async () => (await found.refetch()).data}
      getRowKey={({ id }) => id}
      removal={{
        what: ({ consultantName }) => consultantName,
        consequence: ({ states }) =>
          `Os integradores de ${states.join(', ')} deixam de falar com esta pessoa pelo portal.`,
        isRunning: remove.isPending,
        run: ({ id }, onSuccess) => remove.mutate({ params: { id } }, { onSuccess }),
      }}
    >
      {(actions) => <LoadedList query={found}>{(list) => <Lists list={list} {...actions} />}</LoadedList>}
    </RecordListPage>
  )
}
