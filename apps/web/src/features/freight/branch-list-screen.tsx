import { type BranchView, listBranches, removeBranch } from '@girassol/contract/freight'
import { branchCodeOf } from '@girassol/domain/freight'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './branch-list.module.css'

const BranchDialog = lazyDialog(async () => (await import('./branch-dialog.tsx')).BranchDialog)

type Acting = { readonly onRename: (branch: BranchView) => void; readonly onRemove: (branch: BranchView) => void }

const BranchRow = ({ branch, onRename, onRemove }: Acting & { readonly branch: BranchView }) => (
  <div className={classes.row}>
    <div>
      <strong>{branch.name}</strong>
      <p className={classes.codes}>
        Empresa {branch.companyCode} · Filial {branch.branchCode}
      </p>
    </div>
    <ActionMenu
      label={`Ações da filial ${branch.name}`}
      actions={[
        { id: 'rename', label: 'Renomear', onRun: () => onRename(branch) },
        { id: 'remove', label: 'Remover', isDangerous: true, onRun: () => onRemove(branch) },
      ]}
    />
  </div>
)

const Removing = ({ branch, onClose }: { readonly branch: BranchView; readonly onClose: () => void }) => {
  const remove = useEndpointMutation(removeBranch, {
    refreshes: [listBranches],
    success: 'Filial removida',
    onSuccess: onClose,
  })
  return (
    <RemoveDialog
      what={`a filial ${branch.name}`}
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { branch: branchCodeOf(branch) } })}
      onClose={onClose}
    >
      <p>Só uma filial sem pedidos e sem integradores pode ser removida.</p>
    </RemoveDialog>
  )
}

const Branches = (acting: Acting) => {
  const found = useEndpointQuery(listBranches, {})
  if (found.error !== null)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
  if (found.data === undefined) return <SkeletonLines lines={3} />
  return (
    <Card isFlush>
      {found.data.length === 0 && (
        <EmptyState title="Nenhuma filial" text="As filiais de onde os pedidos saem aparecem aqui." />
      )}
      {found.data.map((branch) => (
        <CardRow key={branchCodeOf(branch)}>
          <BranchRow branch={branch} {...acting} />
        </CardRow>
      ))}
    </Card>
  )
}

/** C-140: where orders are shipped from, under the codes of the ERP. */
export const BranchListScreen = () => {
  const [edited, setEdited] = useState<BranchView | 'new'>()
  const [removed, setRemoved] = useState<BranchView>()
  return (
    <>
      <PageHeader
        title="Filiais"
        note="De onde os pedidos saem; os códigos são os do ERP."
        primary={
          <ActionButton
            label="Nova filial"
            variant="next"
            icon={<IconPlus size={16} aria-hidden />}
            onRun={() => setEdited('new')}
          />
        }
      />
      <Branches onRename={setEdited} onRemove={setRemoved} />
      {edited !== undefined && (
        <BranchDialog branch={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      )}
      {removed !== undefined && <Removing branch={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}
