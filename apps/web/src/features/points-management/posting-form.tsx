import { longestMotive, postingSentences } from '@girassol/domain/points'
import { Radio, Textarea } from '@mantine/core'
import { type FormEvent, useId } from 'react'
import { formatPoints } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { optional } from '../../ui/optional-label.tsx'
import classes from './points-management.module.css'
import { emptyPosting, type PostingDraft, postingLabels, withType } from './posting-draft.ts'
import type { PostingState } from './use-posting.ts'

type Field = keyof PostingDraft
const fields = Object.keys(emptyPosting) as Field[]

type FieldsProps = { readonly posting: PostingState; readonly getId: (field: Field) => string }

/** PTS-038, PTS-054, PTS-055: a chargeback is never posted by hand; a debit is never qualifiable. */
const Kinds = ({ posting: { form }, getId }: FieldsProps) => (
  <div className={classes.pair}>
    <Radio.Group
      id={getId('type')}
      label={postingLabels.type}
      value={form.values.type}
      onChange={(type) => form.change(withType(type === 'DEBIT' ? 'DEBIT' : 'CREDIT'))}
    >
      <div className={classes.choices}>
        <Radio value="CREDIT" label="Crédito" />
        <Radio value="DEBIT" label="Débito" />
      </div>
    </Radio.Group>
    <Radio.Group
      id={getId('qualifiable')}
      label={postingLabels.qualifiable}
      value={String(form.values.qualifiable)}
      onChange={(choice) => form.change({ qualifiable: choice === 'true' })}
    >
      <div className={classes.choices}>
        <Radio value="false" label="Não Qualificável" disabled={form.values.type === 'DEBIT'} />
        <Radio value="true" label="Qualificável" disabled={form.values.type === 'DEBIT'} />
      </div>
    </Radio.Group>
  </div>
)

/** The points that the integrator can spend after the posting. */
const balanceAfter = ({ tradeable, form: { values } }: PostingState): string | undefined => {
  if (tradeable === undefined || values.value === null || values.value < 1) return undefined
  const after = tradeable + (values.type === 'DEBIT' ? -values.value : values.value)
  return after < 0 ? undefined : `Saldo após o lançamento: ${formatPoints(after)}`
}

/** PTS-051, PTS-052, PTS-056: the number of points, their expiry, and the reason. */
const Figures = ({ posting, getId }: FieldsProps) => {
  const { form, hasSeason } = posting
  const { values, change, leave, getError } = form
  return (
    <>
      <div className={classes.pair}>
        <NumberField
          id={getId('value')}
          label={postingLabels.value}
          value={values.value}
          hint={balanceAfter(posting)}
          error={getError('value')}
          onChange={(value) => change({ value })}
          onBlur={() => leave('value')}
        />
        <DayInput
          id={getId('expirationDate')}
          label={optional(postingLabels.expirationDate)}
          day={values.expirationDate}
          isExample
          isDisabled={values.type === 'DEBIT' || hasSeason === false}
          error={getError('expirationDate')}
          onChange={(expirationDate) => change({ expirationDate })}
          onBlur={() => leave('expirationDate')}
        />
      </div>
      <Textarea
        id={getId('motive')}
        label={optional(postingLabels.motive)}
        maxLength={longestMotive}
        autosize
        minRows={3}
        maxRows={8}
        value={values.motive}
        onChange={(event) => change({ motive: event.currentTarget.value })}
      />
    </>
  )
}

type PostingFormProps = {
  readonly posting: PostingState
  readonly sellerName: string | undefined
  readonly onClose: () => void
}

/** The tab 'Lançar pontos' (PTS-032, PTS-039, PTS-053). */
export const PostingForm = ({ posting, sellerName, onClose }: PostingFormProps) => {
  const { form, block, hasSeason, isSaving } = posting
  const prefix = useId()
  const getId = (field: Field) => `${prefix}-${field}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (block === undefined && !isSaving && form.check(fields)) posting.save()
  }
  const shownBlock = hasSeason === false ? 'Sem temporada ativa' : block
  return (
    <form noValidate className={classes.panel} onSubmit={submit}>
      {hasSeason === false && <Notice tone="attention">{postingSentences.noActiveSeason}</Notice>}
      <ErrorSummary errors={form.listSummaryErrors(fields, { labels: postingLabels, getId })} attempt={form.attempt} />
      {sellerName !== undefined && <p className={classes.seller}>Para {sellerName}</p>}
      <Kinds posting={posting} getId={getId} />
      <Figures posting={posting} getId={getId} />
      <footer className={classes.footer}>
        <ActionButton label="Cancelar" variant="text" onRun={onClose} />
        <ActionButton
          label="Salvar"
          runningLabel="Salvando…"
          variant="next"
          isRunning={isSaving}
          permission={shownBlock === undefined ? { allowed: true } : { allowed: false, reason: shownBlock }}
          isSubmit
        />
      </footer>
    </form>
  )
}
