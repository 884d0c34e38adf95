import { changeSeparationDay, listSeparationDays, type SeparationDayView } from '@girassol/contract/settings'
import { type SeparationDayBody, separationDayBody } from '@girassol/contract/settings/operation-body'
import { operationRanges } from '@girassol/domain/settings'
import { isDay } from '@girassol/domain/shared'
import { formatDate } from '../../lib/format.ts'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useToday } from '../../lib/use-now.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import { rangeText } from './operation-labels.ts'

export type SeparationDayDialogProps = {
  /** Null for a new one. */
  readonly known: SeparationDayView | null
  readonly onReload: (day: string) => void
  readonly onClose: () => void
}

type Typed = { readonly day: string; readonly quantity: number | null }

const blank: Typed = { day: '', quantity: null }
const labels = { day: 'Dia', quantity: 'Pedidos que o depósito separa' } as const
const hint = `${rangeText(operationRanges.separation, 'pedidos')} Zero fecha o dia; feriados e fins de semana também podem abrir.`

const dayRulesOn =
  (today: string) =>
  ({ day }: Typed) =>
    isDay(day) && day >= today ? {} : { day: 'Informe um dia de hoje em diante.' }

/** VAL-012, C-140: the capacity of the warehouse on one day. */
export const SeparationDayDialog = ({ known, onReload, onClose }: SeparationDayDialogProps) => {
  const form = useSchemaForm({
    schema: separationDayBody,
    initial: known ?? blank,
    labels,
    drafted: { form: 'separation-day', record: known?.day },
    rules: dayRulesOn(useToday()),
  })
  const change = useEndpointMutation(changeSeparationDay, {
    refreshes: [listSeparationDays],
    success: 'Dia salvo',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const saving = saveWith(change, ({ day, quantity }: SeparationDayBody) => ({
    params: { day },
    body: { quantity, seen: known?.quantity ?? null },
  }))
  return (
    <RecordDialog
      title={known === null ? 'Dia com outra capacidade' : formatDate(known.day)}
      width="decision"
      form={form}
      saving={saving}
      onReload={() => onReload(form.values.day)}
      onClose={onClose}
    >
      {known === null && <DayInput {...form.getDayProps('day')} />}
      <NumberField {...form.getFieldProps('quantity')} hint={hint} />
    </RecordDialog>
  )
}
