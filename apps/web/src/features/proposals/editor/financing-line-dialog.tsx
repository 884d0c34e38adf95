import { financingLine } from '@girassol/contract/proposals/proposal-body'
import { downPaymentSentence, gracePeriods } from '@girassol/domain/financing-lines'
import type { FinancingLine } from '@girassol/domain/proposals'
import { Select, TextInput } from '@mantine/core'
import { startFrom, useSchemaForm } from '../../../lib/use-schema-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import classes from './editor.module.css'

const blank = {
  bank: '',
  rate: null as number | null,
  instalments: null as number | null,
  graceDays: 90 as FinancingLine['graceDays'],
  downPayment: 0 as number | null,
  isMain: false,
}

const labels = {
  bank: 'Banco',
  rate: 'Taxa ao mês',
  instalments: 'Número de parcelas',
  graceDays: 'Primeira parcela',
  downPayment: 'Entrada',
} as const

const days = gracePeriods.map((count) => ({ value: String(count), label: `${count} dias` }))

export type FinancingLineDialogProps = {
  /** Absent: a new line. */
  readonly line: FinancingLine | undefined
  /** Reais; the down payment stays below it (PROP-021). */
  readonly finalPrice: number
  readonly onSave: (line: FinancingLine) => void
  readonly onClose: () => void
}

const useLineForm = ({ line, finalPrice }: FinancingLineDialogProps) =>
  useSchemaForm({
    schema: financingLine,
    initial: startFrom(blank, line ?? null),
    labels,
    rules: ({ downPayment }) => ((downPayment ?? 0) < finalPrice ? {} : { downPayment: downPaymentSentence }),
  })

const Fields = ({ form }: { readonly form: ReturnType<typeof useLineForm> }) => {
  const { value: rate, ...rateField } = form.getFieldProps('rate')
  const { value: count, ...countField } = form.getFieldProps('instalments')
  const { value: grace, onChange: changeGrace, ...graceField } = form.getFieldProps('graceDays')
  return (
    <div className={classes.dialogFields}>
      <TextInput {...form.getTextProps('bank')} />
      <div className={classes.pair}>
        <NumberField {...rateField} value={rate as number | null} decimals={4} leastDecimals={2} unit="%" />
        <NumberField {...countField} value={count as number | null} />
      </div>
      <div className={classes.pair}>
        <Select
          {...graceField}
          data={days}
          value={String(grace)}
          onChange={(value) => changeGrace(Number(value))}
          allowDeselect={false}
        />
        <MoneyInput {...form.getMoneyProps('downPayment')} />
      </div>
    </div>
  )
}

/** A financing line of a proposal; it is saved with the proposal. */
export const FinancingLineDialog = (props: FinancingLineDialogProps) => {
  const { line, onSave, onClose } = props
  const form = useLineForm(props)
  return (
    <Dialog
      isOpen
      title={line === undefined ? 'Adicionar linha' : 'Alterar linha'}
      onClose={onClose}
      footer={
        <DialogActions
          verb={line === undefined ? 'Adicionar' : 'Alterar'}
          onRun={() => form.submit(onSave)}
          onCancel={onClose}
        />
      }
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <Fields form={form} />
    </Dialog>
  )
}
