import { listCities, listStates } from '@girassol/contract/customers'
import { Select } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import type { AddressForm } from './address-values.ts'

const aDay = 86_400_000

/** CUS-042, CUS-043 */
const statesFailed = 'Não foi possível encontrar os estados brasileiros'
const citiesFailed = 'Não foi possível encontrar as cidades brasileiras'

export type PlaceFieldsProps = {
  readonly form: AddressForm
  /** The place was filled in from the CEP (CUS-023). */
  readonly isLocked: boolean
}

/** A lock instead of the arrow. */
const drawLock = (isLocked: boolean) => isLocked && { rightSection: <IconLock size={16} aria-hidden /> }

const StateField = ({ form, isLocked }: PlaceFieldsProps) => {
  const { erpState } = form.values
  const { id, label, error } = form.getFieldProps('erpState')
  const states = useEndpointQuery(listStates, {}, { staleTime: aDay })
  const options = (states.data ?? []).map(({ sigla, nome }) => ({ value: sigla, label: `${sigla} · ${nome}` }))
  const isListed = erpState === '' || options.some(({ value }) => value === erpState)
  return (
    <Select
      id={id}
      label={label}
      placeholder="Escolha"
      data={isListed ? options : [...options, { value: erpState, label: erpState }]}
      value={erpState || null}
      onChange={(state) => form.change({ erpState: state ?? '', erpCity: '', erpCityName: '' })}
      error={states.isError ? statesFailed : error}
      disabled={isLocked}
      {...drawLock(isLocked)}
      searchable
      autoComplete="off"
    />
  )
}

const CityField = ({ form, isLocked }: PlaceFieldsProps) => {
  const { erpState, erpCity, erpCityName } = form.values
  const { id, label, error } = form.getFieldProps('erpCity')
  const cities = useEndpointQuery(
    listCities,
    { params: { uf: erpState } },
    { enabled: erpState !== '' && !isLocked, staleTime: aDay },
  )
  const options = (cities.data ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const isListed = erpCity === '' || options.some(({ value }) => value === erpCity)
  return (
    <Select
      id={id}
      label={label}
      placeholder={erpState === '' ? 'Escolha o estado antes' : 'Escolha'}
      data={isListed ? options : [...options, { value: erpCity, label: erpCityName }]}
      value={erpCity || null}
      onChange={(code, option) => form.change({ erpCity: code ?? '', erpCityName: option?.label ?? '' })}
      error={cities.isError ? citiesFailed : error}
      nothingFoundMessage={cities.isLoading ? 'Carregando…' : 'Nenhuma cidade encontrada.'}
      disabled={isLocked || erpState === ''}
      {...drawLock(isLocked)}
      limit={100}
      searchable
      autoComplete="off"
    />
  )
}

/** 'Estado' and 'Cidade': chosen from the register, or filled in from the CEP and then locked. */
export const PlaceFields = (props: PlaceFieldsProps) => (
  <>
    <StateField {...props} />
    <CityField {...props} />
  </>
)
