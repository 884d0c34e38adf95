import { listCities, listStates } from '@girassol/contract/customers'
import { Select } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import type { AddressValues } from './address-values.ts'

const aDay = 86_400_000

/** CUS-042, CUS-043 */
const statesFailed = 'Não foi possível encontrar os estados brasileiros'
const citiesFailed = 'Não foi possível encontrar as cidades brasileiras'

export type PlaceFieldsProps = {
  readonly values: Pick<AddressValues, 'erpState' | 'erpCity' | 'erpCityName'>
  readonly getError: (field: 'erpState' | 'erpCity') => string | undefined
  readonly getId: (field: 'erpState' | 'erpCity') => string
  /** The place was filled in from the CEP (CUS-023). */
  readonly isLocked: boolean
  readonly onChange: (part: Partial<AddressValues>) => void
}

/** A lock instead of the arrow. */
const drawLock = (isLocked: boolean) => isLocked && { rightSection: <IconLock size={16} aria-hidden /> }

const StateField = ({ values, getError, getId, isLocked, onChange }: PlaceFieldsProps) => {
  const states = useEndpointQuery(listStates, {}, { staleTime: aDay })
  const options = (states.data ?? []).map(({ sigla, nome }) => ({ value: sigla, label: `${sigla} · ${nome}` }))
  const isListed = values.erpState === '' || options.some(({ value }) => value === values.erpState)
  return (
    <Select
      id={getId('erpState')}
      label="Estado"
      placeholder="Escolha"
      data={isListed ? options : [...options, { value: values.erpState, label: values.erpState }]}
      value={values.erpState || null}
      onChange={(erpState) => onChange({ erpState: erpState ?? '', erpCity: '', erpCityName: '' })}
      error={states.isError ? statesFailed : getError('erpState')}
      disabled={isLocked}
      {...drawLock(isLocked)}
      searchable
      autoComplete="off"
    />
  )
}

const CityField = ({ values, getError, getId, isLocked, onChange }: PlaceFieldsProps) => {
  const { erpState, erpCity, erpCityName } = values
  const cities = useEndpointQuery(
    listCities,
    { params: { uf: erpState } },
    { enabled: erpState !== '' && !isLocked, staleTime: aDay },
  )
  const options = (cities.data ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const isListed = erpCity === '' || options.some(({ value }) => value === erpCity)
  return (
    <Select
      id={getId('erpCity')}
      label="Cidade"
      placeholder={erpState === '' ? 'Escolha o estado antes' : 'Escolha'}
      data={isListed ? options : [...options, { value: erpCity, label: erpCityName }]}
      value={erpCity || null}
      onChange={(code, option) => onChange({ erpCity: code ?? '', erpCityName: option?.label ?? '' })}
      error={cities.isError ? citiesFailed : getError('erpCity')}
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
