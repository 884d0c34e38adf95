import { postingSentences } from '@girassol/domain/points'
import { Radio, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { formatPoints } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { optional } from '../../ui/optional-label.tsx'
import classes from './points-management.module.css'
import { postingLabels, withType } from './posting-values.ts'
import type { PostingState } from './use-posting.ts'

type FieldsProps = { readonly posting: PostingState }

/** PTS-038, PTS-054, PTS-055: a chargeback is never posted by hand; a debit is never qualifiable. */
const Kinds = ({ posting: { form } }: FieldsProps) => (
  <div className={classes.pair}>
    <Radio.Group
      {...form.getFieldProps('type')}
      onChange={(type) => form.change(withType(type === 'DEBIT' ? 'DEBIT' : 'CREDIT'))}
    >
      <div className={classes.choices}>
        <Radio value="CREDIT" label="Crédito" />
        <Radio value="DEBIT" label="Débito" />
      </div>
    </Radio.Group>
    <Radio.Group
      {...form.getFieldProps('qualifiable')}
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
const Figures = ({ posting }: FieldsProps) => {
  const { form, hasSeason } = posting
  return (
    <>
      <div className={classes.pair}>
        <NumberField {...form.getFieldProps('value')} hint={balanceAfter(posting)} />
        <DayInput
          {...form.getDayProps('expirationDate')}
          label={optional(postingLabels.expirationDate)}
          isExample
          isDisabled={form.values.type === 'DEBIT' || hasSeason === false}
        />
      </div>
      <Textarea
        {...form.getTextProps('motive')}
        label={optional(postingLabels.motive)}
        autosize
        minRows={3}
        maxRows={8}
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (block === undefined && !isSaving) form.submit(posting.save)
  }
  const shownBlock = hasSeason === false ? 'Sem temporada ativa' : block
  return (
    <form noValidate className={classes.panel} onSubmit={submit}>
      {hasSeason === false && <Notice tone="attention">{postingSentences.noActiveSeason}</Notice>}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {sellerName !== undefined && <p className={classes.seller}>Para {sellerName}</p>}
      <Kinds posting={posting} />
      <Figures posting={posting} />
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
