import { listSellers } from '@girassol/contract/sellers'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import type { Narrowing } from './analytics-state.ts'
import { useChosenSeller } from './use-chosen-seller.ts'

const searchDelayMs = 300

/** One integrator, searched by name, code or CNPJ, because there are too many to list. */
export const SellerField = ({ state, onChange }: Narrowing) => {
  const [term, setTerm] = useState('')
  const [searched] = useDebouncedValue(term.trim(), searchDelayMs)
  const query = { shortList: 'true', take: 30, ...(searched !== '' && { term: searched }) } as const
  const found = useEndpointQuery(listSellers, { query }, { showPrevious: true })
  const chosen = useChosenSeller(state.integrador, true)
  const options = (found.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      label="Integrador"
      placeholder="Todos"
      // The chosen one may not be among those that were found.
      data={chosen === undefined ? options : [chosen, ...options.filter(({ value }) => value !== chosen.value)]}
      value={state.integrador || null}
      onChange={(integrador) => onChange({ integrador: integrador ?? '' })}
      searchable
      onSearchChange={setTerm}
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? 'Buscando…' : 'Nenhum resultado.'}
      clearable
    />
  )
}
