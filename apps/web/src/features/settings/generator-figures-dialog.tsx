import { changeGeneratorFigures, showGeneratorFigures } from '@girassol/contract/settings'
import { changedFigures } from '@girassol/contract/settings/sizing-body'
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
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import classes from './settings.module.css'

/** The typed figures of every group, because their rules also compare figures of other groups. */
type TypedFigures = Readonly<Record<string, number | null>>

export type GeneratorFiguresDialogProps = {
  readonly group: FigureGroup
  readonly changed: ChangedFigures
  readonly onReload: () => void
  readonly onClose: () => void
}

/** The form reads a dot as a path into an object, but the key of a figure is one name. */
const toFieldName = (key: string): string => key.replaceAll('.', '/')
const getKey = (field: string): string => field.replaceAll('/', '.')

const typedFigures = (changed: ChangedFigures): TypedFigures =>
  Object.fromEntries(generatorFigures.map(({ key }) => [toFieldName(key), changed[key] ?? defaultFigure(key)]))

const toFigures = (typed: TypedFigures): Record<string, number> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) => (value === null ? [] : [[getKey(field), value]])),
  )

const figureMessages = (typed: TypedFigures) => [
  ...figureProblems(toFigures(typed)).map(({ key, message }) => [toFieldName(key), message] as const),
  ...Object.entries(typed).flatMap(([field, value]) => (value === null ? [[field, 'Campo obrigatório'] as const] : [])),
]

const useFiguresForm = (changed: ChangedFigures, group: FigureGroup) => {
  const labels: Readonly<Record<string, string>> = Object.fromEntries(
    generatorFigures.filter((figure) => figure.group === group).map(({ key, label }) => [toFieldName(key), label]),
  )
  return useSchemaForm({
    schema: changedFigures,
    initial: typedFigures(changed),
    labels,
    drafted: { form: 'generator-figures', record: group },
    toBody: toFigures,
    rules: (typed) => Object.fromEntries(figureMessages(typed).filter(([field]) => field in labels)),
  })
}

type FieldProps = { readonly figure: GeneratorFigure; readonly form: ReturnType<typeof useFiguresForm> }

const FigureField = ({ figure, form }: FieldProps) => {
  const { key, label, unit, decimals } = figure
  const field = toFieldName(key)
  const usual = defaultFigure(key)
  return (
    <div className={classes.figure}>
      <NumberField
        {...form.getFieldProps(field)}
        label={label}
        unit={unit}
        decimals={decimals}
        hint={`De ${figureRange(figure)}. Padrão: ${figureText(usual)}.`}
      />
      {form.values[field] !== usual && (
        <ActionButton
          label="Voltar ao padrão"
          name={`Voltar ao padrão: ${label}`}
          variant="text"
          size="compact"
          onRun={() => form.change({ [field]: usual })}
        />
      )}
    </div>
  )
}

/** C-23, C-24, C-140: one part of the sizing rule, each figure with its safe range and default beside it. */
export const GeneratorFiguresDialog = ({ group, changed, onReload, onClose }: GeneratorFiguresDialogProps) => {
  const form = useFiguresForm(changed, group)
  const change = useEndpointMutation(changeGeneratorFigures, {
    refreshes: [showGeneratorFigures],
    success: 'Dimensionamento salvo',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const saving = saveWith(change, (figures: ChangedFigures) => ({
    body: { figures: { ...figures }, seen: { ...changed } },
  }))
  return (
    <RecordDialog
      title={figureGroups[group]}
      width="product"
      form={form}
      saving={saving}
      onReload={onReload}
      onClose={onClose}
    >
      <p className={classes.dim}>
        O lado perigoso de cada limite é fechado. Vale para as próximas buscas e carrinhos; pedidos fechados não mudam.
      </p>
      <div className={classes.pair} data-columns={group === 'mounts' || group === 'ratios' ? 3 : 2}>
        {generatorFigures
          .filter((figure) => figure.group === group)
          .map((figure) => (
            <FigureField key={figure.key} figure={figure} form={form} />
          ))}
      </div>
    </RecordDialog>
  )
}
