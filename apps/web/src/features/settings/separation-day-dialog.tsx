import { changeSeparationDay, listSeparationDays } from '@girassol/contract/settings'
import type { SeparationDayView } from '@girassol/contract/settings/operation'
import { operationRanges } from '@girassol/domain/settings'
import { dayOf, isDay } from '@girassol/domain/shared'
import { useId } from 'react'
import { formatDate } from '../../lib/format.ts'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { type FieldProblem, useFormFields } from '../../lib/use-form-fields.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { rangeText } from './operation-draft.ts'

export type SeparationDayDialogProps = {
  /** Null adds one. */
  readonly known: SeparationDayView | null
  readonly onReload: (day: string) => void
  readonly onClose: () => void
}

type DayDraft = { readonly day: string; readonly quantity: number | null }

const { least, most } = operationRanges.separation
const labels = { day: 'Dia', quantity: 'Pedidos que o depósito separa' } as const
const fields = ['day', 'quantity'] as const

const problemsOf = ({ day, quantity }: DayDraft): FieldProblem<keyof DayDraft>[] => [
  ...(isDay(day) && day >= dayOf(new Date().toISOString())
    ? []
    : [{ field: 'day' as const, message: 'Informe um dia de hoje em diante.' }]),
  ...(quantity === null || quantity < least || quantity > most
    ? [{ field: 'quantity' as const, message: `De ${least} a ${most}` }]
    : []),
]

type FieldsProps = Pick<SeparationDayDialogProps, 'known'> & {
  readonly form: ReturnType<typeof useFormFields<DayDraft>>
  readonly idOf: (field: string) => string
}

const Fields = ({ known, form, idOf }: FieldsProps) => {
  const { values, change, leave, sentenceOf } = form
  return (
    <>
      {known === null && (
        <DayInput
          id={idOf('day')}
          label={labels.day}
          day={values.day}
          error={sentenceOf('day')}
          onChange={(day) => change({ day })}
          onBlur={() => leave('day')}
        />
      )}
      <NumberField
        id={idOf('quantity')}
        label={labels.quantity}
        value={values.quantity}
        hint={`${rangeText({ least, most }, 'pedidos')} Zero fecha o dia; feriados e fins de semana também podem abrir.`}
        error={sentenceOf('quantity')}
        onChange={(quantity) => change({ quantity })}
        onBlur={() => leave('quantity')}
      />
    </>
  )
}

/** VAL-012, C-140: what the warehouse can take on one day. */
export const SeparationDayDialog = ({ known, onReload, onClose }: SeparationDayDialogProps) => {
  const form = useFormFields<DayDraft>(known ?? { day: '', quantity: null }, problemsOf, {
    form: 'separation-day',
    record: known?.day,
  })
  const prefix = useId()
  const idOf = (field: string) => `${prefix}-${field}`
  const saving = useEndpointMutation(changeSeparationDay, {
    refreshes: [listSeparationDays],
    success: 'Dia salvo',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const { values } = form
  return (
    <FormDialog
      title={known === null ? 'Dia com outra capacidade' : formatDate(known.day)}
      width="decision"
      errors={form.summaryOf(fields, { labels, idOf })}
      attempt={form.attempt}
      draft={form.draft}
      notice={<SaveNotice error={saving.error} onReload={() => onReload(values.day)} />}
      isSaving={saving.isPending}
      onSubmit={() => {
        if (!form.check(fields)) return
        saving.mutate({
          params: { day: values.day },
          body: { quantity: values.quantity, seen: known?.quantity ?? null },
        })
      }}
      onClose={onClose}
    >
      <Fields known={known} form={form} idOf={idOf} />
    </FormDialog>
  )
}
