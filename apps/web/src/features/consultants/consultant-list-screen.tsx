import {
  type KeptConsultant,
  listKeptConsultants,
  orderConsultants,
  removeConsultant,
} from '@girassol/contract/consultants'
import { statesAskedBefore, statesWithout } from '@girassol/domain/consultants'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatPhone } from '../../lib/format.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { moveActions } from '../../ui/move-actions.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './consultant-list-screen.module.css'
import { ConsultantPreview } from './consultant-preview.tsx'
import { refreshes } from './kept-consultants.ts'

const ConsultantDialog = lazyDialog(async () => (await import('./consultant-dialog.tsx')).ConsultantDialog)

type List = readonly KeptConsultant[]
type Opening = { readonly onEdit: (row: KeptConsultant) => void; readonly onRemove: (row: KeptConsultant) => void }

/** 'RJ é de Renata Prado, que vem antes.' */
const overlapText = (list: List, index: number): string | undefined => {
  const before = statesAskedBefore(list, index)
  if (before.length === 0) return undefined
  return `Vem antes: ${before.map(({ state, name }) => `${name} em ${state}`).join(', ')}.`
}

const Row = ({ list, index, onEdit, onRemove }: Opening & { readonly list: List; readonly index: number }) => {
  const order = useEndpointMutation(orderConsultants, { refreshes })
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

const Removing = ({ row, onClose }: { readonly row: KeptConsultant; readonly onClose: () => void }) => {
  const remove = useEndpointMutation(removeConsultant, { refreshes, success: 'Consultor removido', onSuccess: onClose })
  return (
    <RemoveDialog
      what={row.consultantName}
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: row.id } })}
      onClose={onClose}
    >
      Os integradores de {row.states.join(', ')} deixam de falar com esta pessoa pelo portal.
    </RemoveDialog>
  )
}

const Lists = ({ list, ...opening }: Opening & { readonly list: List }) => (
  <div className={classes.lists}>
    <Uncovered list={list} />
    <Card title="Consultores" isFlush>
      {list.length === 0 && (
        <EmptyState title="Nenhum consultor" text="Quem for cadastrado aparece aqui, na ordem em que é procurado." />
      )}
      {list.map(({ id }, index) => (
        <CardRow key={id}>
          <Row list={list} index={index} {...opening} />
        </CardRow>
      ))}
    </Card>
    {list.length > 0 && <ConsultantPreview consultants={list} />}
  </div>
)

/** NAV-014…NAV-016, C-140: whom the integrators of each state may ask. */
export const ConsultantListScreen = () => {
  const found = useEndpointQuery(listKeptConsultants, {})
  const [edited, setEdited] = useState<KeptConsultant | 'new'>()
  const [removed, setRemoved] = useState<KeptConsultant>()
  const reload = async (id: number | undefined) => {
    const { data = [] } = await found.refetch()
    setEdited(data.find((each) => each.id === id))
  }
  const row = edited === 'new' ? null : edited
  return (
    <>
      <PageHeader
        title="Consultores"
        note="Quem atende cada estado. Quando dois atendem o mesmo, vale o primeiro da lista."
        primary={
          <ActionButton
            label="Novo consultor"
            variant="next"
            icon={<IconPlus size={16} aria-hidden />}
            onRun={() => setEdited('new')}
          />
        }
      />
      {found.data === undefined && found.error === null && <SkeletonLines lines={6} />}
      {found.data === undefined && found.error !== null && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
      )}
      {found.data !== undefined && <Lists list={found.data} onEdit={setEdited} onRemove={setRemoved} />}
      {row !== undefined && (
        <ConsultantDialog
          key={row?.version}
          consultant={row}
          onReload={() => void reload(row?.id)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed !== undefined && <Removing row={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}
