import { changeInstalmentTable, listInstalmentTables, listPaymentMethods } from '@girassol/contract/payment-methods'
import type { InstalmentTable } from '@girassol/contract/payment-methods/instalment-table'
import { type InstalmentTableBody, instalmentTableBody } from '@girassol/contract/payment-methods/instalment-table-body'
import { mostInstalments } from '@girassol/domain/payments'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { RecordDialog, type RecordDialogProps } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import classes from './instalment-tables.module.css'
import {
  cheaperNumber,
  effectText,
  instalmentLabels,
  instalmentNumbers,
  instalmentRules,
  rateField,
  readRate,
  toInstalmentBody,
  typedTable,
} from './instalment-terms.ts'

const useInstalmentForm = (table: InstalmentTable) =>
  useSchemaForm({
    schema: instalmentTableBody,
    initial: typedTable(table),
    labels: instalmentLabels,
    drafted: { form: 'instalments', record: table.reference, sample: { interestRates: [0] } },
    toBody: toInstalmentBody,
    rules: instalmentRules,
  })

type FieldsProps = { readonly table: InstalmentTable; readonly form: ReturnType<typeof useInstalmentForm> }

/** The effect of the rules for combining two parts (PAY-031, PAY-032). */
const hints: Partial<Record<InstalmentTable['reference'], string>> = {
  'CREDIT_CARD + CREDIT_CARD': ' Cada um dos dois cartões vai no máximo a 10×.',
  'CREDIT_CARD + BARCODE': ' O máximo segue o do cartão de crédito sozinho.',
}

const exampleCents = 1_000_000

type RateRowProps = FieldsProps & { readonly number: number; readonly cents: number }

const RateRow = ({ form, table, number, cents }: RateRowProps) => {
  const [now, before] = [readRate(form.values, number), table.interestRates[number - 1]]
  return (
    <li className={classes.rate}>
      <span className={classes.number}>{number}×</span>
      <NumberField {...form.getFieldProps(rateField(number))} value={now} hidesLabel unit="%" decimals={4} />
      <span className={classes.effect}>
        {effectText(cents, number, now ?? 0)}
        {before !== undefined && now !== before && <em>antes {formatPercent(before)}</em>}
      </span>
    </li>
  )
}

const Rates = (props: FieldsProps) => {
  const [cents, setCents] = useState<number | null>(exampleCents)
  const cheaper = cheaperNumber(props.form.values)
  return (
    <fieldset className={classes.rates}>
      <legend>Juros de cada parcela, do valor do pedido</legend>
      <MoneyInput label="Valor de exemplo" hint="Só para conferir; não é gravado." cents={cents} onChange={setCents} />
      {cheaper !== undefined && (
        <Notice tone="attention" isInline>
          Os juros de {cheaper}× são menores que os de {cheaper - 1}×. Confira se é isso mesmo.
        </Notice>
      )}
      <ul>
        {instalmentNumbers(props.form.values).map((number) => (
          <RateRow key={number} {...props} number={number} cents={cents ?? 0} />
        ))}
      </ul>
    </fieldset>
  )
}

type TableDialogProps = Omit<RecordDialogProps<InstalmentTable>, 'record'> & { readonly table: InstalmentTable }

const TableDialog = ({ table, onReload, onClose }: TableDialogProps) => {
  const form = useInstalmentForm(table)
  const change = useEndpointMutation(changeInstalmentTable, {
    refreshes: [listInstalmentTables, listPaymentMethods],
    success: 'Tabela de parcelas salva',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const { reference, label: _, ...seen } = table
  const saving = saveWith(change, (body: InstalmentTableBody) => ({ params: { reference }, body: { ...body, seen } }))
  return (
    <RecordDialog title={table.label} form={form} saving={saving} onReload={onReload} onClose={onClose}>
      <Checkbox {...form.getCheckboxProps('active')} />
      <div className={classes.pair}>
        <NumberField
          {...form.getFieldProps('maxInstallments')}
          hint={`De 1 a ${mostInstalments}.${hints[table.reference] ?? ''}`}
        />
        <NumberField {...form.getFieldProps('defaultInstallment')} hint="A que já vem escolhida." />
      </div>
      <Checkbox {...form.getCheckboxProps('hasInterest')} />
      {form.values.hasInterest && <Rates form={form} table={table} />}
    </RecordDialog>
  )
}

/** C-140, PAY-011, PAY-033: the instalments of one method, with the amounts of each number; methods cannot be added. */
export const InstalmentDialog = ({ record, ...dialog }: RecordDialogProps<InstalmentTable>) =>
  record && <TableDialog table={record} {...dialog} />
