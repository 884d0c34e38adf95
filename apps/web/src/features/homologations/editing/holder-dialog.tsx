import { homologationBody } from '@girassol/contract/homologations/homologation-body'
import { consumptionClasses, consumptionClassNames } from '@girassol/domain/homologations'
import { Select, TextInput } from '@mantine/core'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { MaskedInput } from '../../../ui/masked-input.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import classes from './editing.module.css'
import { FocusedField } from './focused-field.tsx'
import { type EditDialogProps, useEditHomologation } from './use-edit-homologation.ts'

const labels = {
  consumerUnit: 'Unidade consumidora',
  consumptionClass: 'Classe de consumo',
  'holder.name': 'Titular da conta',
  'holder.document': 'CPF ou CNPJ do titular',
  'holder.email': 'E-mail do titular',
  'holder.phone': 'Telefone do titular',
} as const

const classOptions = consumptionClassNames.map((value) => ({ value, label: consumptionClasses[value] }))

const toTyped = ({ consumerUnit, consumptionClass, holder }: EditDialogProps['homologation']) => ({
  consumerUnit: consumerUnit ?? '',
  consumptionClass,
  holder: {
    name: holder.name ?? '',
    document: holder.document ?? '',
    email: holder.email ?? '',
    phone: holder.phone ?? '',
  },
})

/** HOM-001: the consumer unit and its holder. */
export const HolderDialog = (props: EditDialogProps) => {
  const { homologation, field, onReload, onClose } = props
  const form = useSchemaForm({
    schema: homologationBody,
    initial: toTyped(homologation),
    labels,
    toBody: (values) => ({ ...values, version: homologation.version }),
  })
  const { value: phone, ...phoneProps } = form.getFieldProps('holder.phone')
  return (
    <RecordDialog
      title="Titular e unidade consumidora"
      form={form}
      saving={useEditHomologation(props)}
      onReload={onReload}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <TextInput {...form.getTextProps('consumerUnit')} description="O número que está na conta de luz." />
        <Select
          {...form.getFieldProps('consumptionClass')}
          description="A da conta de luz."
          data={classOptions}
          clearable
        />
      </div>
      <TextInput {...form.getTextProps('holder.name')} autoComplete="off" />
      <TextInput {...form.getTextProps('holder.document')} autoComplete="off" />
      <div className={classes.pair}>
        <TextInput {...form.getTextProps('holder.email')} type="email" autoComplete="off" />
        <MaskedInput {...phoneProps} kind="phone" value={String(phone)} />
      </div>
      <FocusedField id={field && form.getId(field)} />
    </RecordDialog>
  )
}
