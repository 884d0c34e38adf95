import { addConsultant, changeConsultant, type ManagedConsultant } from '@girassol/contract/consultants'
import { consultantBody } from '@girassol/contract/consultants/consultant-body'
import { brazilStateNames, brazilStates } from '@girassol/domain/shared'
import { MultiSelect, TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { startFrom, useSchemaForm } from '../../lib/use-schema-form.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveRecord } from '../../ui/record-list/save-record.ts'
import { consultantRefreshes } from './managed-consultants.ts'

const labels = { consultantName: 'Nome', phoneNumber: 'Telefone', states: 'Estados' } as const
const blank: Pick<ManagedConsultant, keyof typeof labels> = { consultantName: '', phoneNumber: '', states: [] }

const stateOptions = brazilStates.map((value) => ({ value, label: `${value} · ${brazilStateNames[value]}` }))

/** C-140: a consultant and their states; the same form adds and edits. */
export const ConsultantDialog = ({ record, onReload, onClose }: RecordDialogProps<ManagedConsultant>) => {
  const form = useSchemaForm({
    schema: consultantBody,
    initial: startFrom(blank, record),
    labels,
    drafted: { form: 'consultant', record: record?.id },
  })
  const onSuccess = afterSave(form.draft, onClose)
  const saved = { refreshes: consultantRefreshes, success: 'Consultor salvo', failure: false, onSuccess } as const
  const add = useEndpointMutation(addConsultant, saved)
  const change = useEndpointMutation(changeConsultant, saved)
  return (
    <RecordDialog
      title={record === null ? 'Novo consultor' : 'Editar consultor'}
      form={form}
      saving={saveRecord(record, add, change)}
      onReload={onReload}
      onClose={onClose}
    >
      <TextInput {...form.getTextProps('consultantName')} autoComplete="off" />
      <MaskedInput
        {...form.getFieldProps('phoneNumber')}
        kind="phone"
        hint="Com DDD; a conversa abre neste número no WhatsApp."
      />
      <MultiSelect
        {...form.getFieldProps('states')}
        description="Os integradores destes estados falam com esta pessoa."
        data={stateOptions}
        searchable
        hidePickedOptions
        nothingFoundMessage="Nenhum estado com este nome."
      />
    </RecordDialog>
  )
}
