import { addFinancingLine, changeFinancingLine, type FinancingLineView } from '@girassol/contract/financing-lines'
import { financingLineBody } from '@girassol/contract/financing-lines/financing-line-body'
import { gracePeriods } from '@girassol/domain/financing-lines'
import { MultiSelect, TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toListField, useSchemaForm } from '../../lib/use-schema-form.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveRecord } from '../../ui/record-list/save-record.ts'
import classes from './financing-line-dialog.module.css'
import { lineRefreshes } from './managed-lines.ts'

const labels = {
  bank: 'Banco',
  rate: 'Juros ao mês',
  share: 'Parte do preço, no máximo',
  installments: 'Quantidades de parcelas',
  graceDays: 'Carência',
} as const

type Typed = {
  readonly bank: string
  readonly rate: number | null
  readonly share: number | null
  /** '24, 48, 60' */
  readonly installments: string
  readonly graceDays: readonly string[]
}

const blank: Typed = { bank: '', rate: null, share: 100, installments: '', graceDays: ['30'] }

const toTyped = ({ bank, rate, share, installments, graceDays }: FinancingLineView): Typed => ({
  bank,
  rate,
  share,
  installments: installments.join(', '),
  graceDays: graceDays.map(String),
})

/** A part that is no number stays a text, which the contract refuses. */
const toBody = ({ installments, graceDays, ...typed }: Typed) => ({
  ...typed,
  installments: installments.split(/[\s,;]+/).filter((part) => part !== ''),
  graceDays: graceDays.map(Number),
})

const graceOptions = gracePeriods.map((days) => ({ value: String(days), label: `${days} dias` }))

/** PROP-022: a financing line; the same form adds and edits. */
export const FinancingLineDialog = ({ record, onReload, onClose }: RecordDialogProps<FinancingLineView>) => {
  const form = useSchemaForm({
    schema: financingLineBody,
    initial: record === null ? blank : toTyped(record),
    labels,
    toBody,
    toField: toListField,
    drafted: { form: 'financing-line', record: record?.id },
  })
  const saved = {
    refreshes: lineRefreshes,
    success: 'Linha salva',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  } as const
  const add = useEndpointMutation(addFinancingLine, saved)
  const change = useEndpointMutation(changeFinancingLine, saved)
  const { value: graceDays, ...grace } = form.getFieldProps('graceDays')
  return (
    <RecordDialog
      title={record === null ? 'Nova linha de financiamento' : 'Editar linha de financiamento'}
      form={form}
      saving={saveRecord(record, add, change)}
      onReload={onReload}
      onClose={onClose}
    >
      <TextInput {...form.getTextProps('bank')} autoComplete="off" />
      <div className={classes.pair}>
        <NumberField {...form.getFieldProps('rate')} unit="%" decimals={2} leastDecimals={2} hint="De 0 a 10%." />
        <NumberField {...form.getFieldProps('share')} unit="%" decimals={2} hint="De 1 a 100%." />
      </div>
      <TextInput
        {...form.getTextProps('installments')}
        description="Separadas por vírgula, como 24, 48, 60. De 1 a 120."
        inputMode="text"
        autoComplete="off"
      />
      <MultiSelect
        {...grace}
        value={[...graceDays]}
        description="Dias até a primeira parcela."
        data={graceOptions}
        hidePickedOptions
      />
    </RecordDialog>
  )
}
