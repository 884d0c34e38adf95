import { changeGeneratorFigures, showGeneratorFigures } from '@girassol/contract/settings'
import {
  type ChangedFigures,
  defaultFigure,
  type FigureGroup,
  figureGroups,
  figureProblems,
  figureRange,
  figureText,
  type GeneratorFigure,
  generatorFigures,
} from '@girassol/domain/generator'
import { useId } from 'react'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { type FieldProblem, useFormFields } from '../../lib/use-form-fields.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import classes from './settings.module.css'

/** Every figure of every group as it is typed: the rules between them look beyond one group. */
type FiguresDraft = Readonly<Record<string, number | null>>

export type GeneratorFiguresDialogProps = {
  readonly group: FigureGroup
  readonly changed: ChangedFigures
  readonly onReload: () => void
  readonly onClose: () => void
}

const draftOf = (changed: ChangedFigures): FiguresDraft =>
  Object.fromEntries(generatorFigures.map(({ key }) => [key, changed[key] ?? defaultFigure(key)]))

const figuresOf = (draft: FiguresDraft): Record<string, number> =>
  Object.fromEntries(Object.entries(draft).flatMap(([key, value]) => (value === null ? [] : [[key, value]])))

const problemsOf = (draft: FiguresDraft): FieldProblem<string>[] => [
  ...Object.entries(draft).flatMap(([field, value]) =>
    value === null ? [{ field, message: 'Campo obrigatório' }] : [],
  ),
  ...figureProblems(figuresOf(draft)).map(({ key: field, message }) => ({ field, message })),
]

type FieldProps = {
  readonly figure: GeneratorFigure
  readonly form: ReturnType<typeof useFormFields<FiguresDraft>>
  readonly idOf: (field: string) => string
}

const FigureField = ({ figure, form, idOf }: FieldProps) => {
  const { key, label, unit, decimals } = figure
  const usual = defaultFigure(key)
  return (
    <div className={classes.figure}>
      <NumberField
        id={idOf(key)}
        label={label}
        unit={unit}
        decimals={decimals}
        value={form.values[key] ?? null}
        hint={`De ${figureRange(figure)}. Padrão: ${figureText(usual)}.`}
        error={form.sentenceOf(key)}
        onChange={(value) => form.change({ [key]: value })}
        onBlur={() => form.leave(key)}
      />
      {form.values[key] !== usual && (
        <ActionButton
          label="Voltar ao padrão"
          name={`Voltar ao padrão: ${label}`}
          variant="text"
          size="compact"
          onRun={() => form.change({ [key]: usual })}
        />
      )}
    </div>
  )
}

/** C-23, C-24, C-140: one part of the sizing rule, each figure with its safe range and default beside it. */
export const GeneratorFiguresDialog = ({ group, changed, onReload, onClose }: GeneratorFiguresDialogProps) => {
  const form = useFormFields<FiguresDraft>(draftOf(changed), problemsOf, { form: 'generator-figures', record: group })
  const prefix = useId()
  const idOf = (field: string) => `${prefix}-${field}`
  const saving = useEndpointMutation(changeGeneratorFigures, {
    refreshes: [showGeneratorFigures],
    success: 'Dimensionamento salvo',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const shown = generatorFigures.filter((figure) => figure.group === group)
  const keys = shown.map(({ key }) => key)
  const labels = Object.fromEntries(shown.map(({ key, label }) => [key, label]))
  return (
    <FormDialog
      title={figureGroups[group]}
      width="product"
      errors={form.summaryOf(keys, { labels, idOf })}
      attempt={form.attempt}
      draft={form.draft}
      notice={<SaveNotice error={saving.error} onReload={onReload} />}
      isSaving={saving.isPending}
      onSubmit={() => {
        if (form.check(keys)) saving.mutate({ body: { figures: figuresOf(form.values), seen: { ...changed } } })
      }}
      onClose={onClose}
    >
      <p className={classes.dim}>
        O lado perigoso de cada limite é fechado. Vale para as próximas buscas e carrinhos; pedidos fechados não mudam.
      </p>
      <div className={classes.pair} data-columns={group === 'mounts' || group === 'ratios' ? 3 : 2}>
        {shown.map((figure) => (
          <FigureField key={figure.key} figure={figure} form={form} idOf={idOf} />
        ))}
      </div>
    </FormDialog>
  )
}
