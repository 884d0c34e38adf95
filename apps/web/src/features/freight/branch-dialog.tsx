import { addBranch, type BranchView, changeBranchName, listBranches } from '@girassol/contract/freight'
import { branchBody } from '@girassol/contract/freight/branch-body'
import { toBranchCode } from '@girassol/domain/freight'
import { TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { startFrom, useSchemaForm } from '../../lib/use-schema-form.ts'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import classes from './branch-list.module.css'

const labels = { name: 'Nome', companyCode: 'Código da empresa', branchCode: 'Código da filial' } as const
const blank: BranchView = { name: '', companyCode: '', branchCode: '' }

const useSaveBranch = (branch: BranchView | null, onSuccess: () => void) => {
  const options = { refreshes: [listBranches], success: 'Filial salva', failure: false, onSuccess } as const
  const add = useEndpointMutation(addBranch, options)
  const rename = useEndpointMutation(changeBranchName, options)
  if (branch === null) return saveWith(add, (body: BranchView) => ({ body }))
  return saveWith(rename, ({ name }: BranchView) => ({
    params: { branch: toBranchCode(branch) },
    body: { name, seen: branch.name },
  }))
}

/** C-140: adds or renames a branch; its codes are those of the ERP. */
export const BranchDialog = ({ record, onReload, onClose }: RecordDialogProps<BranchView>) => {
  const form = useSchemaForm({
    schema: branchBody,
    initial: startFrom(blank, record),
    labels,
    drafted: { form: 'branch', record: record === null ? 'new' : toBranchCode(record) },
  })
  return (
    <RecordDialog
      width="decision"
      title={record === null ? 'Nova filial' : `Renomear ${record.name}`}
      form={form}
      saving={useSaveBranch(record, afterSave(form.draft, onClose))}
      onReload={onReload}
      onClose={onClose}
    >
      <TextInput {...form.getTextProps('name')} />
      {record === null && (
        <div className={classes.pair}>
          <TextInput {...form.getTextProps('companyCode')} />
          <TextInput {...form.getTextProps('branchCode')} />
        </div>
      )}
    </RecordDialog>
  )
}
