import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useFormFields } from '../../lib/use-form-fields.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SaveNotice } from '../administration/index.ts'
import { type SeasonDraft, seasonLabels, seasonProblems } from './season-draft.ts'
import classes from './settings.module.css'

export type SeasonDialogProps = {
  readonly title: string
  readonly season: SeasonDraft
  /** Of the season that is changed; a new one has none. */
  readonly id: number | undefined
  /** A season of points is known by its days alone. */
  readonly hasName: boolean
  readonly error: unknown
  readonly isSaving: boolean
  readonly onSave: (season: SeasonDraft, onSaved: () => void) => void
  readonly onReload: () => void
  readonly onClose: () => void
}

const days = ['start', 'finish'] as const

const useSeasonForm = ({ season, id, hasName }: SeasonDialogProps) =>
  useFormFields<SeasonDraft>(season, (draft) => seasonProblems(draft, hasName), {
    form: hasName ? 'promotional-season' : 'point-season',
    record: id,
  })

/** C-140: a season that begins or changes. */
export const SeasonDialog = (props: SeasonDialogProps) => {
  const { title, hasName, error, isSaving, onSave, onReload, onClose } = props
  const form = useSeasonForm(props)
  const prefix = useId()
  const idOf = (field: string) => `${prefix}-${field}`
  const fields = hasName ? (['name', ...days] as const) : days
  const { values, change, leave, sentenceOf } = form
  return (
    <FormDialog
      title={title}
      width="decision"
      errors={form.summaryOf(fields, { labels: seasonLabels, idOf })}
      attempt={form.attempt}
      draft={form.draft}
      notice={<SaveNotice error={error} onReload={onReload} />}
      isSaving={isSaving}
      onSubmit={() => {
        if (form.check(fields)) onSave(values, afterSave(form.draft, onClose))
      }}
      onClose={onClose}
    >
      {hasName && (
        <TextInput
          id={idOf('name')}
          label={seasonLabels.name}
          maxLength={60}
          value={values.name}
          error={sentenceOf('name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
          onBlur={() => leave('name')}
        />
      )}
      <div className={classes.pair}>
        {days.map((day) => (
          <DayInput
            key={day}
            id={idOf(day)}
            label={seasonLabels[day]}
            day={values[day]}
            error={sentenceOf(day)}
            onChange={(typed) => change({ [day]: typed })}
            onBlur={() => leave(day)}
          />
        ))}
      </div>
    </FormDialog>
  )
}
