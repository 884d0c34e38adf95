import { listCities } from '@girassol/contract/customers'
import { homologationBody } from '@girassol/contract/homologations/homologation-body'
import { brazilStateNames } from '@girassol/domain/shared'
import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { MaskedInput } from '../../../ui/masked-input.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import classes from './editing.module.css'
import { FocusedField } from './focused-field.tsx'
import { type EditDialogProps, useEditHomologation } from './use-edit-homologation.ts'

const labels = {
  'address.postalCode': 'CEP',
  'address.street': 'Logradouro',
  'address.number': 'Número',
  'address.complement': 'Complemento (opcional)',
  'address.district': 'Bairro (opcional)',
  'address.cityCode': 'Cidade',
} as const

const toTyped = ({ address }: EditDialogProps['homologation']) => ({
  address: {
    postalCode: address.postalCode ?? '',
    street: address.street ?? '',
    number: address.number ?? '',
    complement: address.complement ?? '',
    district: address.district ?? '',
    cityCode: address.cityCode,
  },
})

const aDay = 86_400_000
const states = Object.keys(brazilStateNames)

const useAddressForm = (homologation: EditDialogProps['homologation']) =>
  useSchemaForm({
    schema: homologationBody,
    initial: toTyped(homologation),
    labels,
    toBody: (values) => ({ ...values, version: homologation.version }),
  })

type PlaceProps = { readonly form: ReturnType<typeof useAddressForm>; readonly initialState: string | null }

const PlaceFields = ({ form, initialState }: PlaceProps) => {
  const [state, setState] = useState(initialState)
  const cities = useEndpointQuery(
    listCities,
    { params: { uf: state ?? '' } },
    { enabled: state !== null, staleTime: aDay },
  )
  return (
    <div className={classes.place}>
      <Select
        label="Estado"
        data={states}
        value={state}
        onChange={(uf) => {
          setState(uf)
          form.change({ address: { ...form.values.address, cityCode: null } })
        }}
        allowDeselect={false}
        searchable
      />
      <Select
        {...form.getFieldProps('address.cityCode')}
        placeholder={state === null ? 'Escolha o estado antes' : 'Selecione'}
        data={(cities.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        nothingFoundMessage={cities.isLoading ? 'Carregando…' : 'Nenhuma cidade encontrada.'}
        disabled={state === null}
        limit={100}
        allowDeselect={false}
        searchable
      />
    </div>
  )
}

/** HOM-001: where the generator is installed. */
export const AddressDialog = (props: EditDialogProps) => {
  const { homologation, field, onReload, onClose } = props
  const form = useAddressForm(homologation)
  const { value: postalCode, ...postalCodeProps } = form.getFieldProps('address.postalCode')
  return (
    <RecordDialog
      title="Endereço da obra"
      form={form}
      saving={useEditHomologation(props)}
      onReload={onReload}
      onClose={onClose}
    >
      <div className={classes.street}>
        <TextInput {...form.getTextProps('address.street')} autoComplete="off" />
        <TextInput {...form.getTextProps('address.number')} autoComplete="off" />
      </div>
      <div className={classes.pair}>
        <TextInput {...form.getTextProps('address.complement')} autoComplete="off" />
        <TextInput {...form.getTextProps('address.district')} autoComplete="off" />
      </div>
      <div className={classes.postalCode}>
        <MaskedInput {...postalCodeProps} kind="cep" value={String(postalCode)} />
      </div>
      <PlaceFields form={form} initialState={homologation.address.state} />
      <FocusedField id={field && form.getId(field)} />
    </RecordDialog>
  )
}
