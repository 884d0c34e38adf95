import { homologationBody } from '@girassol/contract/homologations/homologation-body'
import { TextInput } from '@mantine/core'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { FocusedField } from './focused-field.tsx'
import { type EditDialogProps, useEditHomologation } from './use-edit-homologation.ts'

const labels = {
  'technician.name': 'Responsável técnico',
  'technician.register': 'CREA ou CFT',
  'technician.responsibility': 'Número da ART ou TRT',
} as const

/** HOM-001: the professional who signs the project. */
export const TechnicianDialog = (props: EditDialogProps) => {
  const { homologation, field, onReload, onClose } = props
  const { technician, version } = homologation
  const form = useSchemaForm({
    schema: homologationBody,
    initial: {
      technician: {
        name: technician.name ?? '',
        register: technician.register ?? '',
        responsibility: technician.responsibility ?? '',
      },
    },
    labels,
    toBody: (values) => ({ ...values, version }),
  })
  return (
    <RecordDialog
      width="decision"
      title="Responsável técnico"
      form={form}
      saving={useEditHomologation(props)}
      onReload={onReload}
      onClose={onClose}
    >
      <TextInput {...form.getTextProps('technician.name')} autoComplete="off" />
      <TextInput
        {...form.getTextProps('technician.register')}
        description="Conselho e número, como CREA-SP 5061873."
        autoComplete="off"
      />
      <TextInput
        {...form.getTextProps('technician.responsibility')}
        description="Emitida pelo responsável técnico no conselho dele."
        autoComplete="off"
      />
      <FocusedField id={field && form.getId(field)} />
    </RecordDialog>
  )
}
