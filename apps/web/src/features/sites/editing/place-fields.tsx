import { listCities } from '@girassol/contract/customers'
import { brazilStateNames } from '@girassol/domain/shared'
import { Select } from '@mantine/core'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import type { FormFields } from '../../../lib/use-schema-form.ts'
import classes from './editing.module.css'

const aDay = 86_400_000

const states = Object.entries(brazilStateNames).map(([value, label]) => ({ value, label }))

export type PlaceValues = { readonly state: string; readonly cityCode: string }

type PlaceFieldsProps = { readonly form: FormFields<PlaceValues> }

/** The state, which only limits the cities, and the city of a site. */
export const PlaceFields = ({ form }: PlaceFieldsProps) => {
  const { state, cityCode } = form.values
  const { value: _, onChange: __, ...field } = form.getFieldProps('cityCode')
  const cities = useEndpointQuery(listCities, { params: { uf: state } }, { enabled: state !== '', staleTime: aDay })
  return (
    <div className={classes.pair}>
      <Select
        label="Estado"
        placeholder="Selecione"
        data={states}
        value={state === '' ? null : state}
        onChange={(uf) => form.change({ state: uf ?? '', cityCode: '' })}
        allowDeselect={false}
        searchable
      />
      <Select
        {...field}
        placeholder={state === '' ? 'Escolha o estado antes' : 'Selecione'}
        data={(cities.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={cityCode === '' ? null : cityCode}
        onChange={(code) => form.change({ cityCode: code ?? '' })}
        nothingFoundMessage={cities.isLoading ? 'Carregando…' : 'Nenhuma cidade encontrada.'}
        disabled={state === ''}
        limit={100}
        allowDeselect={false}
        searchable
      />
    </div>
  )
}
