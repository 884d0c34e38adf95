import { listCities } from '@girassol/contract/customers'
import { type BrazilState, brazilStateNames } from '@girassol/domain/shared'
import { Select } from '@mantine/core'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { optional } from '../../../ui/optional-label.tsx'
import classes from './size-dialog.module.css'
import type { FormProps } from './sizing-field.tsx'

const aDay = 86_400_000

const states = Object.entries(brazilStateNames).map(([value, label]) => ({ value, label }))

const CityField = ({ form, change }: FormProps) => {
  const { state, cityCode } = form
  const cities = useEndpointQuery(listCities, { params: { uf: state } }, { enabled: state !== '', staleTime: aDay })
  return (
    <Select
      label={optional('Município')}
      placeholder={state === '' ? 'Escolha o estado antes' : 'Capital'}
      data={(cities.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      value={cityCode || null}
      onChange={(code) => change({ cityCode: code ?? '' })}
      error={cities.isError ? 'Não foi possível encontrar as cidades brasileiras' : undefined}
      nothingFoundMessage={cities.isLoading ? 'Carregando…' : 'Nenhuma cidade encontrada.'}
      disabled={state === ''}
      limit={100}
      searchable
      clearable
    />
  )
}

/** Where the system is installed: its state, and the municipality where its irradiation is known (YLD-002). */
export const PlaceFields = (props: FormProps) => {
  const { form, change } = props
  return (
    <div className={classes.row}>
      <Select
        label="Estado da instalação"
        placeholder="Selecione"
        searchable
        data={states}
        value={form.state === '' ? null : form.state}
        onChange={(state) => change({ state: (state ?? '') as BrazilState | '', cityCode: '' })}
      />
      <CityField {...props} />
    </div>
  )
}
