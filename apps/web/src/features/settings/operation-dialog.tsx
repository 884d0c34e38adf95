import { changeOperation, showOperation } from '@girassol/contract/settings'
import type { OperationView } from '@girassol/contract/settings/operation'
import { longestSpecialFinancingNote, operationRanges, usualOperation, weekdayNames } from '@girassol/domain/settings'
import { Checkbox, Textarea } from '@mantine/core'
import { useId } from 'react'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useFormFields } from '../../lib/use-form-fields.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { DistributorFields } from './distributor-fields.tsx'
import {
  draftOf,
  type OperationDraft,
  operationFields,
  operationLabels,
  operationOf,
  problemsOf,
  rangeText,
  weekdayField,
} from './operation-draft.ts'
import classes from './settings.module.css'

export type OperationDialogProps = {
  readonly operation: OperationView
  readonly onReload: () => void
  readonly onClose: () => void
}

type FieldsProps = {
  readonly form: ReturnType<typeof useFormFields<OperationDraft>>
  readonly idOf: (field: string) => string
}

const numberField = ({ form, idOf }: FieldsProps, name: (typeof operationFields)[number]) => {
  const value = form.values[name]
  return {
    id: idOf(name),
    label: operationLabels[name],
    value: typeof value === 'number' ? value : null,
    error: form.sentenceOf(name),
    onChange: (typed: number | null) => form.change({ [name]: typed }),
    onBlur: () => form.leave(name),
  }
}

const { notificationPollSeconds, separation, serviceTaxPercent } = operationRanges

const Week = (props: FieldsProps) => (
  <fieldset className={classes.week}>
    <legend>Pedidos que o depósito separa por dia</legend>
    {weekdayNames.map((name, weekday) => (
      <NumberField key={name} {...numberField(props, weekdayField(weekday))} />
    ))}
    <p className={classes.dim}>
      {rangeText(separation, 'pedidos')} Padrão: {usualOperation.separationWeek[1]} de segunda a sexta. Feriados
      nacionais não contam.
    </p>
  </fieldset>
)

const Fields = (props: FieldsProps) => {
  const { values, change } = props.form
  return (
    <>
      <NumberField
        {...numberField(props, 'notificationPollSeconds')}
        unit="s"
        hint={`${rangeText(notificationPollSeconds, 's')} Padrão: ${usualOperation.notificationPollSeconds} s.`}
      />
      <Week {...props} />
      <NumberField
        {...numberField(props, 'serviceTaxPercent')}
        unit="%"
        decimals={2}
        hint={`${rangeText(serviceTaxPercent, '%')} Padrão: ${usualOperation.serviceTaxPercent}%.`}
      />
      <Checkbox
        label="Oferecer o financiamento especial"
        checked={values.isSpecialFinancingOpen}
        onChange={(event) => change({ isSpecialFinancingOpen: event.currentTarget.checked })}
      />
      <Textarea
        label={optional(operationLabels.specialFinancingNote)}
        maxLength={longestSpecialFinancingNote}
        autosize
        minRows={2}
        value={values.specialFinancingNote}
        onChange={(event) => change({ specialFinancingNote: event.currentTarget.value })}
      />
      <DistributorFields {...props} />
    </>
  )
}

/** C-140, C-10, VAL-012, C-80, PAY-012: what the house decides of its daily work. */
export const OperationDialog = ({ operation, onReload, onClose }: OperationDialogProps) => {
  const form = useFormFields<OperationDraft>(draftOf(operation), problemsOf, { form: 'operation' })
  const prefix = useId()
  const idOf = (field: string) => `${prefix}-${field}`
  const saving = useEndpointMutation(changeOperation, {
    refreshes: [showOperation],
    success: 'Configuração salva',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  return (
    <FormDialog
      title="Operação"
      errors={form.summaryOf(operationFields, { labels: operationLabels, idOf })}
      attempt={form.attempt}
      draft={form.draft}
      notice={<SaveNotice error={saving.error} onReload={onReload} />}
      isSaving={saving.isPending}
      onSubmit={() => {
        if (form.check(operationFields)) saving.mutate({ body: { ...operationOf(form.values), seen: operation } })
      }}
      onClose={onClose}
    >
      <Fields form={form} idOf={idOf} />
    </FormDialog>
  )
}
