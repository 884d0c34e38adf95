import { addOtherMethod, changeOtherMethod, type ManagedOtherMethod } from '@girassol/contract/payment-methods'
import { type OtherMethodBody, otherMethodBody } from '@girassol/contract/payment-methods/other-method-body'
import { describeConditionTerms } from '@girassol/domain/payment-methods'
import { TextInput } from '@mantine/core'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { startFrom, useSchemaForm } from '../../../lib/use-schema-form.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { RecordDialog, type RecordDialogProps } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { methodRefreshes } from './managed-methods.ts'

const labels = {
  code: 'Código',
  description: 'Descrição',
  quantityInstallment: 'Parcelas',
  rangeInstallment: 'Dias entre as parcelas',
} as const

type Typed = {
  readonly code: string
  readonly description: string
  /** Null while empty. */
  readonly quantityInstallment: number | null
  readonly rangeInstallment: number | null
}

const blank: Typed = { code: '', description: '', quantityInstallment: null, rangeInstallment: null }

/** '3× a cada 30 dias', once both numbers are typed. */
const rhythmText = ({ quantityInstallment, rangeInstallment }: Typed): string =>
  quantityInstallment === null || rangeInstallment === null
    ? 'O primeiro vencimento conta da liberação.'
    : `${describeConditionTerms({ quantityInstallment, rangeInstallment })}, contados da liberação.`

const useSaveMethod = (method: ManagedOtherMethod | null, onSuccess: () => void) => {
  const options = {
    refreshes: methodRefreshes,
    success: 'Forma de pagamento salva',
    failure: false,
    onSuccess,
  } as const
  const add = useEndpointMutation(addOtherMethod, options)
  const change = useEndpointMutation(changeOtherMethod, options)
  if (method === null) return saveWith(add, (body: OtherMethodBody) => ({ body }))
  return saveWith(change, ({ code: _, ...terms }: OtherMethodBody) => ({
    params: { id: method.id },
    body: { ...terms, version: method.version },
  }))
}

/** C-88, C-140: a condition of the portal's own; the same form adds and edits. */
export const MethodDialog = ({ record, onReload, onClose }: RecordDialogProps<ManagedOtherMethod>) => {
  const form = useSchemaForm({
    schema: otherMethodBody,
    initial: startFrom(blank, record),
    labels,
    drafted: { form: 'payment-method', record: record?.id },
    reasons: { codeTaken: 'code' },
  })
  const isNew = record === null
  return (
    <RecordDialog
      title={isNew ? 'Nova forma de pagamento' : 'Editar forma de pagamento'}
      form={form}
      saving={useSaveMethod(record, afterSave(form.draft, onClose))}
      onReload={onReload}
      onClose={onClose}
    >
      <TextInput
        {...form.getTextProps('code')}
        description={isNew ? 'É como o ERP conhece a condição. Depois de salvo, não muda.' : 'O código não muda.'}
        autoComplete="off"
        readOnly={!isNew}
      />
      <TextInput {...form.getTextProps('description')} autoComplete="off" />
      <NumberField {...form.getFieldProps('quantityInstallment')} isNegativeAllowed={false} />
      <NumberField
        {...form.getFieldProps('rangeInstallment')}
        hint={rhythmText(form.values)}
        isNegativeAllowed={false}
      />
    </RecordDialog>
  )
}
