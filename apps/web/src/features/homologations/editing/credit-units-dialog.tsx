import { homologationBody } from '@girassol/contract/homologations/homologation-body'
import { mostCreditUnits, sumShares } from '@girassol/domain/homologation-pack'
import { homologationLimits } from '@girassol/domain/homologations'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { toListField, useSchemaForm } from '../../../lib/use-schema-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import classes from './editing.module.css'
import { type EditDialogProps, useEditHomologation } from './use-edit-homologation.ts'

type Unit = { readonly consumerUnit: string; readonly share: number | null }

const blank: Unit = { consumerUnit: '', share: null }
const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

const sumOf = (units: readonly Unit[]): number => sumShares(units.map((unit) => ({ ...unit, share: unit.share ?? 0 })))

type RowProps = {
  readonly units: readonly Unit[]
  readonly at: number
  readonly onChange: (units: readonly Unit[]) => void
}

const UnitRow = ({ units, at, onChange }: RowProps) => {
  const unit = units[at] ?? blank
  const change = (part: Partial<Unit>) =>
    onChange(units.map((each, index) => (index === at ? { ...each, ...part } : each)))
  const number = at + 1
  return (
    <li className={classes.unit}>
      <TextInput
        label={`Unidade consumidora ${number}`}
        value={unit.consumerUnit}
        maxLength={homologationLimits.consumerUnit}
        onChange={(event) => change({ consumerUnit: event.currentTarget.value })}
        autoComplete="off"
      />
      <NumberField
        label={`Parte ${number}`}
        value={unit.share}
        onChange={(share) => change({ share })}
        decimals={2}
        unit="%"
        isNegativeAllowed={false}
      />
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={`Remover unidade ${number}`}
        onClick={() => onChange(units.filter((_, index) => index !== at))}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** C-178: the consumer units that receive the credits, with shares of 100 % together. */
export const CreditUnitsDialog = (props: EditDialogProps) => {
  const { homologation, onReload, onClose } = props
  const { creditUnits, version } = homologation
  const initial: { creditUnits: readonly Unit[] } = { creditUnits: creditUnits.length === 0 ? [blank] : creditUnits }
  const form = useSchemaForm({
    schema: homologationBody,
    initial,
    labels: { creditUnits: 'Unidades que recebem créditos' },
    toBody: (values) => ({ ...values, version }),
    toField: toListField,
  })
  const units = form.values.creditUnits
  const { id, error } = form.getFieldProps('creditUnits')
  const change = (next: readonly Unit[]) => form.change({ creditUnits: next })
  return (
    <RecordDialog
      title="Unidades que recebem créditos"
      form={form}
      saving={useEditHomologation(props)}
      onReload={onReload}
      onClose={onClose}
    >
      <p>A distribuidora divide os créditos por estas partes. Sem nenhuma unidade, eles ficam na própria unidade.</p>
      <ol className={classes.units} id={id} tabIndex={-1} aria-label="Unidades que recebem créditos">
        {Array.from(units.keys(), (at) => (
          <UnitRow key={at} units={units} at={at} onChange={change} />
        ))}
      </ol>
      {error && <p className={classes.error}>{error}</p>}
      <p className={classes.sum}>
        <ActionButton
          label="Adicionar unidade"
          icon={<IconPlus size={16} aria-hidden />}
          permission={
            units.length < mostCreditUnits
              ? { allowed: true }
              : { allowed: false, reason: `No máximo ${mostCreditUnits} unidades.` }
          }
          onRun={() => change([...units, blank])}
        />
        <output>Soma: {percent.format(sumOf(units))}%</output>
      </p>
    </RecordDialog>
  )
}
