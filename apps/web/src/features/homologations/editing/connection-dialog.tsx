import { homologationBody } from '@girassol/contract/homologations/homologation-body'
import { listUtilities, type UtilityView } from '@girassol/contract/utilities'
import { supplies, supplyNames } from '@girassol/domain/generator'
import { networkWorks, networkWorksNames } from '@girassol/domain/homologations'
import { servesCity } from '@girassol/domain/utilities'
import { Select } from '@mantine/core'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import classes from './editing.module.css'
import { FocusedField } from './focused-field.tsx'
import { type EditDialogProps, useEditHomologation } from './use-edit-homologation.ts'

const labels = {
  utilityId: 'Distribuidora',
  supply: 'Ligação elétrica',
  breakerA: 'Disjuntor geral',
  works: 'Obras na rede',
} as const

const supplyOptions = supplyNames.map((value) => ({ value, label: supplies[value].label }))
const worksOptions = networkWorksNames.map((value) => ({ value, label: networkWorks[value].label }))

const toOptions = (utilities: readonly UtilityView[]) =>
  utilities.map(({ id, name }) => ({ value: String(id), label: name }))

/** The utilities of the city first, when the address is known. */
const groupUtilities = (
  utilities: readonly UtilityView[],
  { cityCode, state }: EditDialogProps['homologation']['address'],
) => {
  if (cityCode === null || state === null) return toOptions(utilities)
  const city = { code: cityCode, state }
  return [
    { group: 'Atendem a cidade', items: toOptions(utilities.filter((each) => servesCity(each, city))) },
    { group: 'Outras', items: toOptions(utilities.filter((each) => !servesCity(each, city))) },
  ].filter(({ items }) => items.length > 0)
}

/** HOM-001: the utility and the connection of the building. */
export const ConnectionDialog = (props: EditDialogProps) => {
  const { homologation, field, onReload, onClose } = props
  const { utility, supply, breakerA, works, version } = homologation
  const utilities = useEndpointQuery(listUtilities, {})
  const form = useSchemaForm({
    schema: homologationBody,
    initial: { utilityId: utility === null ? null : String(utility.id), supply, breakerA, works },
    labels,
    toBody: (values) => ({
      ...values,
      utilityId: values.utilityId === null ? null : Number(values.utilityId),
      version,
    }),
  })
  return (
    <RecordDialog
      title="Ligação e distribuidora"
      form={form}
      saving={useEditHomologation(props)}
      onReload={onReload}
      onClose={onClose}
    >
      <Select
        {...form.getFieldProps('utilityId')}
        data={groupUtilities(utilities.data ?? [], homologation.address)}
        nothingFoundMessage={utilities.isLoading ? 'Carregando…' : 'Nenhuma distribuidora encontrada.'}
        searchable
        clearable
      />
      <div className={classes.pair}>
        <Select {...form.getFieldProps('supply')} data={supplyOptions} clearable />
        <NumberField {...form.getFieldProps('breakerA')} unit="A" isNegativeAllowed={false} />
      </div>
      <Select
        {...form.getFieldProps('works')}
        description="Mudam os dias que a distribuidora tem para responder."
        data={worksOptions}
        allowDeselect={false}
      />
      <FocusedField id={field && form.getId(field)} />
    </RecordDialog>
  )
}
