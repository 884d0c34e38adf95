import { type BranchView, listBranches, removeBranch } from '@girassol/contract/freight'
import { toBranchCode } from '@girassol/domain/freight'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import type { RecordActions } from '../../ui/record-list/record-list.tsx'
import { RecordListPage } from '../../ui/record-list/record-list-page.tsx'
import classes from './branch-list.module.css'

const BranchDialog = lazyDialog(async () => (await import('./branch-dialog.tsx')).BranchDialog)

type RowProps = Pick<RecordActions<BranchView>, 'onEdit' | 'onRemove'> & { readonly branch: BranchView }

const BranchRow = ({ branch, onEdit, onRemove }: RowProps) => (
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
        { id: 'rename', label: 'Renomear', onRun: () => onEdit(branch) },
        { id: 'remove', label: 'Remover', isDangerous: true, onRun: () => onRemove(branch) },
      ]}
    />
  </div>
)

/** C-140: the branches that ship orders, with their ERP codes. */
export const BranchListScreen = () => {
  const found = useEndpointQuery(listBranches, {})
  const remove = useEndpointMutation(removeBranch, { refreshes: [listBranches], success: 'Filial removida' })
  return (
    <RecordListPage
      title="Filiais"
      note="De onde os pedidos saem; os códigos são os do ERP."
      addLabel="Nova filial"
      Dialog={BranchDialog}
      reread={async () => (await found.refetch()).data}
      getRowKey={toBranchCode}
      removal={{
        what: ({ name }) => `a filial ${name}`,
        consequence: () => 'Só uma filial sem pedidos e sem integradores pode ser removida.',
        isRunning: remove.isPending,
        run: (branch, onSuccess) => remove.mutate({ params: { branch: toBranchCode(branch) } }, { onSuccess }),
      }}
    >
      {(actions) => (
        <LoadedList query={found}>
          {(branches) => (
            <Card isFlush>
              {branches.length === 0 && (
                <EmptyState title="Nenhuma filial" text="As filiais de onde os pedidos saem aparecem aqui." />
              )}
              {branches.map((branch) => (
                <CardRow key={toBranchCode(branch)}>
                  <BranchRow branch={branch} {...actions} />
                </CardRow>
              ))}
            </Card>
          )}
        </LoadedList>
      )}
    </RecordListPage>
  )
}
