import { listCities } from '@girassol/contract/customers'
import { MultiSelect } from '@mantine/core'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import type { FormFields } from '../../lib/use-schema-form.ts'
import classes from './utilities.module.css'
import type { TypedUtility } from './utility-form.ts'

const aDay = 86_400_000

type Props = { readonly form: Pick<FormFields<TypedUtility>, 'values' | 'change'> }

/** The chosen cities of one state; the others of the utility do not change. */
const StateCities = ({ form, state }: Props & { readonly state: string }) => {
  const cities = useEndpointQuery(listCities, { params: { uf: state } }, { staleTime: aDay })
  const options = (cities.data ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const codes = new Set(options.map(({ value }) => value))
  const { cities: chosen } = form.values
  const change = (own: readonly string[]) =>
    form.change({ cities: [...chosen.filter((code) => !codes.has(code)), ...own] })
  return (
    <MultiSelect
      label={`Cidades de ${state} (opcional)`}
      description="Sem nenhuma, atende o estado todo."
      data={options}
      value={chosen.filter((code) => codes.has(code))}
      onChange={change}
      nothingFoundMessage={cities.isLoading ? 'Carregando…' : 'Nenhuma cidade encontrada.'}
      limit={50}
      hidePickedOptions
      searchable
    />
  )
}

/** C-167: the cities that a utility serves, by state; none means every city of its states. */
export const CityFields = ({ form }: Props) => {
  const { states } = form.values
  if (states.length === 0) return null
  return (
    <div className={states.length === 1 ? undefined : classes.pair}>
      {states.map((state) => (
        <StateCities key={state} form={form} state={state} />
      ))}
    </div>
  )
}
