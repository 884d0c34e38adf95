import { changeFreight, listFreightTable } from '@girassol/contract/freight'
import { type FormEvent, useId } from 'react'
import { isRefusal } from '../../lib/api-error.ts'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useFormFields } from '../../lib/use-form-fields.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import {
  type Band,
  bandLabels,
  bands,
  draftOf,
  type FreightDraft,
  freightFieldNames,
  freightLabels,
  problemsOf,
  type Rates,
  ratesOf,
} from './freight-draft.ts'
import classes from './freight-table.module.css'

export type FreightDialogProps = {
  readonly uf: string
  readonly rates: Rates | null
  readonly onClose: () => void
}

type Form = ReturnType<typeof useFormFields<FreightDraft>>
type BandProps = { readonly form: Form; readonly band: Band; readonly idOf: (field: string) => string }

const BandFields = ({ form, band, idOf }: BandProps) => {
  const { values, change, leave, sentenceOf } = form
  const fieldOf = <Field extends 'percentage' | 'minimumCents' | 'deadline'>(field: Field) => {
    const name = `${band}.${field}` as const
    return { name, props: { id: idOf(name), error: sentenceOf(name), onBlur: () => leave(name) } }
  }
  const [percentage, minimum, deadline] = [fieldOf('percentage'), fieldOf('minimumCents'), fieldOf('deadline')]
  return (
    <fieldset className={classes.band}>
      <legend>{bandLabels[band]}</legend>
      <NumberField
        {...percentage.props}
        label="Do valor do pedido"
        unit="%"
        decimals={4}
        value={values[percentage.name]}
        onChange={(percent) => change({ [percentage.name]: percent })}
      />
      <MoneyInput
        {...minimum.props}
        label="No mínimo"
        cents={values[minimum.name]}
        onChange={(cents) => change({ [minimum.name]: cents })}
      />
      <NumberField
        {...deadline.props}
        label="Prazo em dias úteis"
        value={values[deadline.name]}
        onChange={(days) => change({ [deadline.name]: days })}
      />
    </fieldset>
  )
}

const useFreightForm = ({ uf, rates, onClose }: FreightDialogProps) => {
  const form = useFormFields<FreightDraft>(draftOf(rates), problemsOf, { form: 'freight', record: uf })
  const saving = useEndpointMutation(changeFreight, {
    refreshes: [listFreightTable],
    success: 'Frete salvo',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending || !form.check(freightFieldNames)) return
    saving.mutate({ params: { uf }, body: { ...ratesOf(form.values), seen: rates } })
  }
  return { form, saving, submit }
}

/** C-34, C-140: what delivery to a state costs, in its capital and everywhere else. */
export const FreightDialog = (props: FreightDialogProps) => {
  const { form, saving, submit } = useFreightForm(props)
  const prefix = useId()
  const idOf = (field: string) => `${prefix}-${field}`
  const cancel = () => {
    form.draft.discard()
    props.onClose()
  }
  return (
    <Dialog isOpen isStatic width="table" title={`Frete para ${props.uf}`} onClose={props.onClose}>
      <form noValidate onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary
          errors={form.summaryOf(freightFieldNames, { labels: freightLabels, idOf })}
          attempt={form.attempt}
        />
        {saving.error !== null && (
          <Notice tone="danger" isAlert>
            {isRefusal(saving.error) ? saving.error.message : 'O frete não foi salvo. Tente de novo.'}
          </Notice>
        )}
        {bands.map((band) => (
          <BandFields key={band} form={form} band={band} idOf={idOf} />
        ))}
        <footer className={classes.footer}>
          <ActionButton label="Cancelar" variant="text" onRun={cancel} />
          <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" isRunning={saving.isPending} isSubmit />
        </footer>
      </form>
    </Dialog>
  )
}
