import type { UtilityView } from '@girassol/contract/utilities'
import { utilityBody } from '@girassol/contract/utilities/utility-body'
import {
  type FormField,
  type FormSource,
  formSourceNames,
  formSources,
  utilityLimits,
} from '@girassol/domain/utilities'
import { ActionIcon, Select, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { toListField, useSchemaForm } from '../../lib/use-schema-form.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import classes from './utilities.module.css'
import { toTypedUtility, toUtilityBody, useSaveUtility } from './utility-form.ts'

type Typed = { readonly form: readonly FormField[] }

const sourceOptions = formSourceNames.map((value) => ({ value, label: formSources[value] }))

const moveTo = (fields: readonly FormField[], from: number, to: number): readonly FormField[] => {
  const rest = fields.filter((_, index) => index !== from)
  const moved = fields[from]
  return moved === undefined ? fields : [...rest.slice(0, to), moved, ...rest.slice(to)]
}

type RowProps = {
  readonly fields: readonly FormField[]
  readonly at: number
  readonly onChange: (fields: readonly FormField[]) => void
}

type IconButtonProps = {
  readonly label: string
  readonly isRefused?: boolean
  readonly onRun: () => void
  readonly children: React.ReactNode
}

const IconButton = ({ label, isRefused = false, onRun, children }: IconButtonProps) => (
  <ActionIcon
    variant="subtle"
    aria-label={label}
    aria-disabled={isRefused || undefined}
    onClick={() => !isRefused && onRun()}
  >
    {children}
  </ActionIcon>
)

const FieldRow = ({ fields, at, onChange }: RowProps) => {
  const field = fields[at]
  if (field === undefined) return null
  const change = (part: Partial<FormField>) =>
    onChange(fields.map((each, index) => (index === at ? { ...each, ...part } : each)))
  const number = at + 1
  return (
    <li className={classes.field}>
      <TextInput
        label={`Nome do campo ${number}`}
        value={field.label}
        maxLength={utilityLimits.formLabel}
        onChange={(event) => change({ label: event.currentTarget.value })}
        autoComplete="off"
      />
      <Select
        label={`Preenchido com, campo ${number}`}
        data={sourceOptions}
        value={field.source}
        onChange={(source) => change({ source: source as FormSource })}
        allowDeselect={false}
        searchable
      />
      <span className={classes.fieldActions}>
        <IconButton
          label={`Subir campo ${number}`}
          isRefused={at === 0}
          onRun={() => onChange(moveTo(fields, at, at - 1))}
        >
          <IconArrowUp size={16} />
        </IconButton>
        <IconButton
          label={`Descer campo ${number}`}
          isRefused={at === fields.length - 1}
          onRun={() => onChange(moveTo(fields, at, at + 1))}
        >
          <IconArrowDown size={16} />
        </IconButton>
        <IconButton label={`Remover campo ${number}`} onRun={() => onChange(fields.filter((_, index) => index !== at))}>
          <IconTrash size={16} />
        </IconButton>
      </span>
    </li>
  )
}

type Props = { readonly record: UtilityView; readonly onReload: () => void; readonly onClose: () => void }

const blankField: FormField = { label: '', source: 'holder.name' }

/** HOM-014: the fields of a utility's form: label, where each is filled from, and their order. */
export const FormFieldsDialog = ({ record, onReload, onClose }: Props) => {
  const initial: Typed = { form: record.form }
  const form = useSchemaForm({
    schema: utilityBody,
    initial,
    labels: { form: 'Campos do formulário' },
    toBody: (typed) => ({ ...toUtilityBody(record)(toTypedUtility(record)), form: typed.form }),
    toField: toListField,
    drafted: { form: 'utility-fields', record: record.id },
  })
  const { form: fields } = form.values
  const change = (next: readonly FormField[]) => form.change({ form: next })
  return (
    <RecordDialog
      width="product"
      title={`Formulário da ${record.name}`}
      form={form}
      saving={useSaveUtility(record, afterSave(form.draft, onClose))}
      onReload={onReload}
      onClose={onClose}
    >
      <p>O formulário em PDF tem estes campos, nesta ordem.</p>
      <ol className={classes.fields} id={form.getId('form')} tabIndex={-1} aria-label="Campos do formulário">
        {Array.from(fields.keys(), (at) => (
          <FieldRow key={at} fields={fields} at={at} onChange={change} />
        ))}
      </ol>
      <ActionButton
        label="Adicionar campo"
        icon={<IconPlus size={16} aria-hidden />}
        permission={
          fields.length < utilityLimits.formFields
            ? { allowed: true }
            : { allowed: false, reason: `No máximo ${utilityLimits.formFields} campos.` }
        }
        onRun={() => change([...fields, blankField])}
      />
    </RecordDialog>
  )
}
