import type { ManagedProductView } from '@girassol/contract/catalogue'
import { describeRegistration } from '@girassol/domain/catalogue'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useToday } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { LeaveDialog } from '../../../ui/leave-dialog.tsx'
import { optional } from '../../../ui/optional-label.tsx'
import { SaveNotice } from '../../../ui/save-notice.tsx'
import { PictureStrip } from '../product/picture-strip.tsx'
import { TechnicalFileList } from '../product/technical-file-list.tsx'
import classes from './managed-product.module.css'
import { contentLabels } from './product-content-values.ts'
import { SuccessorField } from './successor-field.tsx'
import { type ContentForm, useProductContentForm } from './use-product-content-form.ts'

type FormProps = {
  readonly record: ManagedProductView
  /** The user who changed it last, and the link to its history. */
  readonly trace: ReactNode
  readonly onSaved: (savedAt: string | null) => void
  readonly onReload: () => void
  readonly onDiscard: () => void
}

type FieldsProps = { readonly form: ContentForm; readonly record: ManagedProductView }

const promotionText = ({ promotion: { refusal, finish } }: ManagedProductView): string => {
  if (refusal !== null) return refusal
  return finish === null
    ? 'Aparece em Promoções quando houver uma campanha.'
    : `Aparece em Promoções até ${formatDate(finish)}.`
}

const StoreText = ({ form, record }: FieldsProps) => (
  <Textarea
    {...form.getTextProps('storeText')}
    label={optional(contentLabels.storeText)}
    description={record.erpText === '' ? undefined : 'Sem texto aqui, a loja mostra o do ERP.'}
    autosize
    minRows={2}
    maxRows={8}
  />
)

const Promotion = ({ form, record }: FieldsProps) => {
  const { error, ...field } = form.getCheckboxProps('promoted')
  return (
    <div>
      <Switch
        {...field}
        className={classes.promotion}
        labelPosition="left"
        aria-describedby={`${field.id}-text`}
        disabled={record.promotion.refusal !== null && !form.values.promoted}
      />
      <p id={`${field.id}-text`} className={classes.trace}>
        {error ?? promotionText(record)}
      </p>
    </div>
  )
}

const describeErp = ({ erpInmetro }: ManagedProductView, today: string): string =>
  erpInmetro === null
    ? 'O ERP não tem registro deste produto.'
    : `Sem número aqui, vale o do ERP: ${erpInmetro.number}, ${describeRegistration(erpInmetro, today).toLowerCase()}.`

/** HOM-013: the registration at INMETRO that takes the place of the ERP's. */
const RegistrationFields = ({ form, record }: FieldsProps) => (
  <div className={classes.pair}>
    <TextInput
      {...form.getTextProps('inmetroNumber')}
      label={optional(contentLabels.inmetroNumber)}
      description={describeErp(record, useToday())}
      autoComplete="off"
    />
    <DayInput {...form.getDayProps('inmetroValidUntil')} label={optional(contentLabels.inmetroValidUntil)} />
  </div>
)

const Fields = ({ form, record }: FieldsProps) => {
  const pictures = form.getFieldProps('pictures')
  const files = form.getFieldProps('files')
  const successor = form.getFieldProps('successor')
  return (
    <div className={classes.fields}>
      <PictureStrip id={pictures.id} names={pictures.value} error={pictures.error} onChange={pictures.onChange} />
      <TechnicalFileList id={files.id} files={files.value} error={files.error} onChange={files.onChange} />
      <StoreText form={form} record={record} />
      <div className={classes.pair}>
        <TextInput
          {...form.getTextProps('internalMark')}
          label={optional(contentLabels.internalMark)}
          autoComplete="off"
        />
        <SuccessorField
          id={successor.id}
          code={record.product.B1_COD}
          chosen={successor.value}
          error={successor.error}
          onChange={successor.onChange}
        />
      </div>
      <RegistrationFields form={form} record={record} />
      <Promotion form={form} record={record} />
    </div>
  )
}

type UnsavedQuestionProps = {
  readonly code: string
  readonly isChanged: boolean
  readonly onForget: () => void
}

/** Asks before the record is left with unsaved changes; another filter of the list does not leave it. */
const UnsavedQuestion = ({ code, isChanged, onForget }: UnsavedQuestionProps) => {
  const leaves = (next: { readonly pathname: string; readonly search: unknown }): boolean =>
    next.pathname !== '/administracao/catalogo' || (next.search as { readonly produto?: string }).produto !== code
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isChanged && leaves(next),
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    onForget()
    blocker.proceed()
  }
  return (
    <LeaveDialog title="Sair do produto" onLeave={leave} onStay={blocker.reset}>
      O que você mudou neste produto ainda não foi salvo e se perde.
    </LeaveDialog>
  )
}

/** The product data that the portal owns: pictures, files, text, mark, successor, promotion (USE-026). */
export const ProductContentForm = (props: FormProps) => {
  const { record, trace, onReload, onDiscard } = props
  const { form, save, isSaving, isChanged, error } = useProductContentForm(record, props.onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving && isChanged) save()
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <DraftNotice draft={form.draft} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {!form.isAtFields(error) && <SaveNotice error={error} onReload={onReload} />}
      <Fields form={form} record={record} />
      <footer className={classes.footer}>
        <p className={classes.trace}>{trace}</p>
        {isChanged && <ActionButton label="Descartar" variant="text" onRun={afterSave(form.draft, onDiscard)} />}
        <ActionButton
          label="Salvar"
          runningLabel="Salvando…"
          variant="next"
          isSubmit
          isRunning={isSaving}
          permission={isChanged ? { allowed: true } : { allowed: false, reason: 'Nada mudou.' }}
          reasonAs="tooltip"
        />
      </footer>
      <UnsavedQuestion code={record.product.B1_COD} isChanged={isChanged && !isSaving} onForget={form.draft.forget} />
    </form>
  )
}
