import type { UtilityView } from '@girassol/contract/utilities'
import { utilityBody } from '@girassol/contract/utilities/utility-body'
import { billingRules } from '@girassol/domain/energy'
import { brazilStateNames } from '@girassol/domain/shared'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { CityFields } from './city-fields.tsx'
import classes from './utilities.module.css'
import { labels, toTypedUtility, toUtilityBody, useSaveUtility } from './utility-form.ts'
import { ruleLabels } from './utility-words.ts'

const states = Object.keys(brazilStateNames)
const ruleOptions = billingRules.map((value) => ({ value, label: ruleLabels[value] }))

/** 'cities.3' is shown at the field of all cities. */
const toField = (path: string): string => path.replace(/^(states|cities|form)\..*$/, '$1')

const useUtilityForm = (record: UtilityView | null) =>
  useSchemaForm({
    schema: utilityBody,
    initial: toTypedUtility(record),
    labels,
    toBody: toUtilityBody(record),
    toField,
    drafted: { form: 'utility', record: record?.id },
  })

type GroupProps = { readonly form: ReturnType<typeof useUtilityForm> }

const dayFields = [
  'days.connection',
  'days.connectionWithWorks',
  'days.connectionWithMajorWorks',
  'days.inspection',
] as const

const TariffFields = ({ form }: GroupProps) => (
  <fieldset className={classes.group}>
    <legend>Tarifa</legend>
    <div className={classes.three}>
      <NumberField {...form.getFieldProps('tariff')} unit="R$/kWh" decimals={5} isNegativeAllowed={false} />
      <NumberField {...form.getFieldProps('fioB')} unit="R$/kWh" decimals={5} isNegativeAllowed={false} />
      <DayInput {...form.getDayProps('validFrom')} isExample />
    </div>
    <Select {...form.getFieldProps('rule')} data={ruleOptions} allowDeselect={false} />
  </fieldset>
)

const DayFields = ({ form }: GroupProps) => (
  <fieldset className={classes.group}>
    <legend>Prazos</legend>
    <div className={classes.four}>
      {dayFields.map((name) => (
        <NumberField
          key={name}
          {...form.getFieldProps(name)}
          unit={name === 'days.inspection' ? 'dias úteis' : 'dias'}
          isNegativeAllowed={false}
        />
      ))}
    </div>
  </fieldset>
)

const OtherFields = ({ form }: GroupProps) => (
  <div className={classes.three}>
    <div className={classes.wide}>
      <TextInput {...form.getTextProps('portal')} type="url" placeholder="https://" />
    </div>
    <NumberField {...form.getFieldProps('largestSinglePhaseKw')} unit="kW" decimals={2} isNegativeAllowed={false} />
  </div>
)

/** C-167: a utility with its tariff, its billing rule and its days; the same form adds and edits. */
export const UtilityDialog = ({ record, onReload, onClose }: RecordDialogProps<UtilityView>) => {
  const form = useUtilityForm(record)
  const { value: chosen, ...stateProps } = form.getFieldProps('states')
  return (
    <RecordDialog
      width="product"
      title={record === null ? 'Nova concessionária' : `Editar ${record.name}`}
      form={form}
      saving={useSaveUtility(record, afterSave(form.draft, onClose))}
      onReload={onReload}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <TextInput {...form.getTextProps('name')} autoComplete="off" />
        <MultiSelect {...stateProps} value={[...chosen]} data={states} hidePickedOptions searchable />
      </div>
      <CityFields form={form} />
      <TariffFields form={form} />
      <DayFields form={form} />
      <OtherFields form={form} />
    </RecordDialog>
  )
}
