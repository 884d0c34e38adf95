import { listGroups } from '@girassol/contract/catalogue'
import { changeOperation, showOperation } from '@girassol/contract/settings'
import type { OperationView } from '@girassol/contract/settings/operation-body'
import { operationRanges, usualOperation, weekdayNames } from '@girassol/domain/settings'
import { Checkbox, MultiSelect, Textarea } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import { DistributorFields } from './distributor-fields.tsx'
import { operationLabels, rangeText, weekdayField } from './operation-labels.ts'
import classes from './settings.module.css'
import { type OperationForm, useOperationForm } from './use-operation-form.ts'

export type OperationDialogProps = {
  readonly operation: OperationView
  readonly onReload: () => void
  readonly onClose: () => void
}

const {
  notificationPollSeconds,
  separation,
  serviceTaxPercent,
  creditOverdueDays,
  approvalDays,
  offerHours,
  receivingDays,
  claimDays,
  holdHoursSelf,
  holdBudgetsSelf,
  holdDaysStaff,
} = operationRanges

const Week = ({ form }: { readonly form: OperationForm }) => (
  <fieldset className={classes.week}>
    <legend>Pedidos que o depósito separa por dia</legend>
    {weekdayNames.map((name, weekday) => (
      <NumberField key={name} {...form.getFieldProps(weekdayField(weekday))} />
    ))}
    <p className={classes.dim}>
      {rangeText(separation, 'pedidos')} Padrão: {usualOperation.separationWeek[1]} de segunda a sexta. Feriados
      nacionais não contam.
    </p>
  </fieldset>
)

/** WAR-001: the units of these groups get serial numbers. */
const SerialGroups = ({ form }: { readonly form: OperationForm }) => {
  const { data = [] } = useEndpointQuery(listGroups, { query: {} })
  return (
    <MultiSelect
      {...form.getFieldProps('serialGroups')}
      data={data.map(({ BM_GRUPO: value, BM_DESC: name }) => ({ value, label: `${value} · ${name}` }))}
      description="Cada unidade destes grupos tem um número de série e uma garantia."
      nothingFoundMessage="Nenhum grupo"
      searchable
    />
  )
}

/** C-158: how long deliveries are checked, and claims are answered and decided. */
const AfterSaleDays = ({ form }: { readonly form: OperationForm }) => (
  <>
    <NumberField
      {...form.getFieldProps('receivingDays')}
      unit="dias"
      hint={`${rangeText(receivingDays, 'dias')} Padrão: ${usualOperation.receivingDays} dias corridos depois da entrega.`}
    />
    <NumberField
      {...form.getFieldProps('claimAnswerDays')}
      unit="dias úteis"
      hint={`${rangeText(claimDays, 'dias úteis')} Padrão: ${usualOperation.claimAnswerDays} dias úteis.`}
    />
    <NumberField
      {...form.getFieldProps('claimDecisionDays')}
      unit="dias úteis"
      hint={`${rangeText(claimDays, 'dias úteis')} Padrão: ${usualOperation.claimDecisionDays} dias úteis.`}
    />
  </>
)

/** C-158: for how long and how many budgets stock is held. */
const HoldLimits = ({ form }: { readonly form: OperationForm }) => (
  <>
    <NumberField
      {...form.getFieldProps('holdHoursSelf')}
      unit="h"
      hint={`${rangeText(holdHoursSelf, 'h')} Padrão: ${usualOperation.holdHoursSelf} h.`}
    />
    <NumberField
      {...form.getFieldProps('holdBudgetsSelf')}
      unit="orçamentos"
      hint={`${rangeText(holdBudgetsSelf, 'orçamentos')} Padrão: ${usualOperation.holdBudgetsSelf}. Zero: só a equipe reserva.`}
    />
    <NumberField
      {...form.getFieldProps('holdDaysStaff')}
      unit="dias"
      hint={`${rangeText(holdDaysStaff, 'dias')} Padrão: ${usualOperation.holdDaysStaff} dias desde a primeira reserva.`}
    />
  </>
)

const Fields = ({ form }: { readonly form: OperationForm }) => (
  <>
    <NumberField
      {...form.getFieldProps('notificationPollSeconds')}
      unit="s"
      hint={`${rangeText(notificationPollSeconds, 's')} Padrão: ${usualOperation.notificationPollSeconds} s.`}
    />
    <Week form={form} />
    <NumberField
      {...form.getFieldProps('serviceTaxPercent')}
      unit="%"
      decimals={2}
      hint={`${rangeText(serviceTaxPercent, '%')} Padrão: ${usualOperation.serviceTaxPercent}%.`}
    />
    <NumberField
      {...form.getFieldProps('creditOverdueDays')}
      unit="dias"
      hint={`${rangeText(creditOverdueDays, 'dias')} Padrão: ${usualOperation.creditOverdueDays} dias. Zero nunca impede.`}
    />
    <NumberField
      {...form.getFieldProps('approvalDays')}
      unit="dias"
      hint={`${rangeText(approvalDays, 'dias')} Padrão: ${usualOperation.approvalDays} dias para a empresa responder.`}
    />
    <NumberField
      {...form.getFieldProps('offerHours')}
      unit="h"
      hint={`${rangeText(offerHours, 'h')} Padrão: ${usualOperation.offerHours} h.`}
    />
    <SerialGroups form={form} />
    <AfterSaleDays form={form} />
    <HoldLimits form={form} />
    <Checkbox {...form.getCheckboxProps('isSpecialFinancingOpen')} />
    <Textarea
      {...form.getTextProps('specialFinancingNote')}
      label={optional(operationLabels.specialFinancingNote)}
      autosize
      minRows={2}
    />
    <DistributorFields form={form} />
  </>
)

/** C-140, C-10, VAL-012, C-80, PAY-012: the distributor's settings for daily operation. */
export const OperationDialog = ({ operation, onReload, onClose }: OperationDialogProps) => {
  const form = useOperationForm(operation)
  const change = useEndpointMutation(changeOperation, {
    refreshes: [showOperation],
    success: 'Configuração salva',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const saving = saveWith(change, (body: OperationView) => ({ body: { ...body, seen: operation } }))
  return (
    <RecordDialog title="Operação" form={form} saving={saving} onReload={onReload} onClose={onClose}>
      <Fields form={form} />
    </RecordDialog>
  )
}
