import { inviteCompanyUser } from '@girassol/contract/company-users'
import { type InvitationBody, invitationBody } from '@girassol/contract/company-users/invitation-body'
import { companyRoles, roleLabels } from '@girassol/domain/access'
import { companyRoleLabels, invitedRoles } from '@girassol/domain/company-users'
import { Select, TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import { invitationRefreshes } from './company-user-refreshes.ts'
import { LimitFields, limitLabels, noLimits, sampleLimits } from './limit-fields.tsx'

const labels = {
  name: 'Nome',
  email: 'E-mail',
  role: 'Perfil',
  companyRole: 'Papel na empresa',
  ...limitLabels,
} as const
const initial = { name: '', email: '', role: 'CONTRIBUTOR', companyRole: 'BUYER', ...noLimits }
const roleOptions = invitedRoles.map((value) => ({ value, label: roleLabels[value] }))
const companyRoleOptions = companyRoles.map((value) => ({ value, label: companyRoleLabels[value] }))

/** COMP-004, COMP-009: invites a user to the company, with limits. The server answers the same for an address that has an account. */
export const InvitationDialog = ({ onReload, onClose }: Omit<RecordDialogProps<unknown>, 'record'>) => {
  const form = useSchemaForm({
    schema: invitationBody,
    initial,
    labels,
    drafted: { form: 'invitation', sample: sampleLimits },
    reasons: { alreadyInvited: 'email' },
  })
  const invite = useEndpointMutation(inviteCompanyUser, {
    refreshes: invitationRefreshes,
    success: 'Convite enviado',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  return (
    <RecordDialog
      title="Convidar usuário"
      verb="Convidar"
      runningVerb="Convidando…"
      form={form}
      saving={saveWith(invite, (body: InvitationBody) => ({ body }))}
      onReload={onReload}
      onClose={onClose}
    >
      <TextInput {...form.getFieldProps('name')} autoComplete="off" />
      <TextInput {...form.getFieldProps('email')} type="email" autoComplete="off" />
      <Select {...form.getFieldProps('role')} data={roleOptions} allowDeselect={false} />
      <Select
        {...form.getFieldProps('companyRole')}
        description="Quem só consulta lê tudo da empresa e não altera nada."
        data={companyRoleOptions}
        allowDeselect={false}
      />
      <LimitFields form={form} />
    </RecordDialog>
  )
}
