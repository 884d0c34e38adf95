import { changeInstalmentTable, listInstalmentTables, listPaymentMethods } from '@girassol/contract/payment-methods'
import type { InstalmentTable } from '@girassol/contract/payment-methods/instalment-table'
import { mostInstalments } from '@girassol/domain/payments'
import { Checkbox } from '@mantine/core'
import { useId, useState } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useFormFields } from '../../../lib/use-form-fields.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SaveNotice } from '../../administration/index.ts'
import {
  cheaperNumber,
  draftOf,
  effectText,
  fieldsOf,
  type InstalmentDraft,
  keptTerms,
  labelsOf,
  numbersOf,
  problemsOf,
  rateField,
  termsOf,
} from './instalment-draft.ts'
import classes from './instalment-tables.module.css'

export type InstalmentDialogProps = {
  readonly table: InstalmentTable
  readonly onReload: () => void
  readonly onClose: () => void
}

type Form = ReturnType<typeof useFormFields<InstalmentDraft>>
type FieldsProps = Pick<InstalmentDialogProps, 'table'> & {
  readonly form: Form
  readonly idOf: (field: string) => string
}

/** What follows from how two means are taken together (PAY-031, PAY-032). */
const hints: Partial<Record<InstalmentTable['reference'], string>> = {
  'CREDIT_CARD + CREDIT_CARD': ' Cada um dos dois cartões vai no máximo a 10×.',
  'CREDIT_CARD + BARCODE': ' O máximo segue o do cartão de crédito sozinho.',
}

const exampleCents = 1_000_000

const RateRow = ({ form, table, idOf, number, cents }: FieldsProps & { number: number; cents: number }) => {
  const { values, change, leave, sentenceOf } = form
  const name = rateField(number)
  const [now, before] = [values[name], table.interestRates[number - 1]]
  return (
    <li className={classes.rate}>
      <span className={classes.number}>{number}×</span>
      <NumberField
        id={idOf(name)}
        label={`Juros de ${number}×`}
        hidesLabel
        unit="%"
        decimals={4}
        value={now ?? null}
        error={sentenceOf(name)}
        onChange={(rate) => change({ [name]: rate })}
        onBlur={() => leave(name)}
      />
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
        {numbersOf(props.form.values).map((number) => (
          <RateRow key={number} {...props} number={number} cents={cents ?? 0} />
        ))}
      </ul>
    </fieldset>
  )
}

const Fields = (props: FieldsProps) => {
  const { form, table, idOf } = props
  const { values, change, leave, sentenceOf } = form
  const fieldOf = (name: 'maxInstallments' | 'defaultInstallment') => ({
    id: idOf(name),
    value: values[name],
    error: sentenceOf(name),
    onChange: (value: number | null) => change({ [name]: value }),
    onBlur: () => leave(name),
  })
  return (
    <>
      <Checkbox
        label="Oferecer esta forma de pagamento"
        checked={values.active}
        onChange={(event) => change({ active: event.currentTarget.checked })}
      />
      <div className={classes.pair}>
        <NumberField
          {...fieldOf('maxInstallments')}
          label="Máximo de parcelas"
          hint={`De 1 a ${mostInstalments}.${hints[table.reference] ?? ''}`}
        />
        <NumberField {...fieldOf('defaultInstallment')} label="Parcela inicial" hint="A que já vem escolhida." />
      </div>
      <Checkbox
        label="Cobrar juros"
        checked={values.hasInterest}
        onChange={(event) => change({ hasInterest: event.currentTarget.checked })}
      />
      {values.hasInterest && <Rates {...props} />}
    </>
  )
}

/** C-140, PAY-011, PAY-033: how one method may be paid, with what each number of instalments comes to. */
export const InstalmentDialog = ({ table, onReload, onClose }: InstalmentDialogProps) => {
  const seen = termsOf(table)
  const form = useFormFields<InstalmentDraft>(draftOf(seen), problemsOf, {
    form: 'instalments',
    record: table.reference,
  })
  const prefix = useId()
  const idOf = (field: string) => `${prefix}-${field}`
  const saving = useEndpointMutation(changeInstalmentTable, {
    refreshes: [listInstalmentTables, listPaymentMethods],
    success: 'Tabela de parcelas salva',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const fields = fieldsOf(form.values)
  return (
    <FormDialog
      title={table.label}
      errors={form.summaryOf(fields, { labels: labelsOf(form.values), idOf })}
      attempt={form.attempt}
      draft={form.draft}
      notice={<SaveNotice error={saving.error} onReload={onReload} />}
      isSaving={saving.isPending}
      onSubmit={() => {
        if (!form.check(fields)) return
        saving.mutate({ params: { reference: table.reference }, body: { ...keptTerms(form.values), seen } })
      }}
      onClose={onClose}
    >
      <Fields form={form} table={table} idOf={idOf} />
    </FormDialog>
  )
}
