import { listSellers } from '@girassol/contract/sellers'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import classes from './order-filter-fields.module.css'
import { dayMs, toSellerOption, useChosenSellers } from './use-chosen-sellers.ts'
import type { FilterOption } from './use-filter-options.ts'

const searchDelayMs = 300
const mostShown = 30

export type SellerFilterProps = {
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Sellers by name, code or CNPJ; they are searched, because there are too many to list. */
export const SellerFilter = ({ chosen, onChange }: SellerFilterProps) => {
  const [term, setTerm] = useState('')
  const [searched] = useDebouncedValue(term.trim(), searchDelayMs)
  const query = { shortList: 'true', take: mostShown, ...(searched !== '' && { term: searched }) } as const
  const found = useEndpointQuery(listSellers, { query }, { staleTime: dayMs, showPrevious: true })
  const named = useChosenSellers(chosen)
  const options = [...named, ...(found.data?.data ?? []).map(toSellerOption)]
  const isFirst = ({ value }: FilterOption, at: number) => options.findIndex((each) => each.value === value) === at
  return (
    <MultiSelect
      label="Responsável"
      placeholder={chosen.length === 0 ? 'Todos' : ''}
      data={options.filter(isFirst)}
      value={[...chosen]}
      onChange={onChange}
      searchable
      searchValue={term}
      onSearchChange={setTerm}
      // The server has searched already, also by code and CNPJ.
      filter={({ options: all }) => all}
      nothingFoundMessage={found.isFetching ? 'Buscando…' : 'Nenhum resultado.'}
      clearable
      maxValues={50}
      classNames={{ inputField: classes.typed ?? '' }}
    />
  )
}
