import { type CompanyUser, changeCompanyUser } from '@girassol/contract/company-users'
import { type CompanyUserBody, companyUserBody } from '@girassol/contract/company-users/company-user-body'
import { companyRoles } from '@girassol/domain/access'
import { companyRoleLabels } from '@girassol/domain/company-users'
import { Checkbox, Select } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { startFrom, useSchemaForm } from '../../lib/use-schema-form.ts'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import { companyUserRefreshes } from './company-user-refreshes.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import { LimitFields, limitLabels, sampleLimits } from './limit-fields.tsx'

const labels = {
  companyRole: 'Papel na empresa',
  canViewProductPrices: 'Vê os preços dos produtos',
  ...limitLabels,
} as const
const blank: Pick<CompanyUser, keyof typeof labels> = {
  companyRole: 'VIEWER',
  canViewProductPrices: false,
  orderLimit: null,
  monthLimit: null,
}
const roleOptions = companyRoles.map((value) => ({ value, label: companyRoleLabels[value] }))

type Props = RecordDialogProps<CompanyUser> & { readonly record: CompanyUser }

const EditDialog = ({ record, onReload, onClose }: Props) => {
  const { id, name, version, actions } = record
  const form = useSchemaForm({
    schema: companyUserBody,
    initial: startFrom(blank, record),
    labels,
    drafted: { form: 'company-user', record: id, sample: sampleLimits },
  })
  const change = useEndpointMutation(changeCompanyUser, {
    refreshes: companyUserRefreshes,
    success: 'Usuário salvo',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const { changeRole } = actions
  return (
    <RecordDialog
      title={name}
      form={form}
      saving={saveWith(change, (body: CompanyUserBody) => ({ params: { id }, body: { ...body, version } }))}
      onReload={onReload}
      onClose={onClose}
    >
      <Select
        {...form.getFieldProps('companyRole')}
        description={changeRole.allowed ? 'Quem só consulta lê tudo da empresa e não altera nada.' : changeRole.reason}
        data={roleOptions}
        allowDeselect={false}
        disabled={!changeRole.allowed}
      />
      <Checkbox {...form.getCheckboxProps('canViewProductPrices')} />
      <LimitFields form={form} />
    </RecordDialog>
  )
}

/**
 * COMP-006, COMP-008, COMP-009: the company role of a user, whether he reads prices, and his limits; without a user, an
 * invitation (COMP-004).
 */
export const CompanyUserDialog = ({ record, ...props }: RecordDialogProps<CompanyUser>) =>
  record === null ? <InvitationDialog {...props} /> : <EditDialog record={record} {...props} />
