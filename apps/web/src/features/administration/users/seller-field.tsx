import { listRegistrations } from '@girassol/contract/seller-registration'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { type LookupOption, LookupSelect } from '../../../ui/lookup-select.tsx'

const searchDelayMs = 300
const mostShown = 20

type SellerFieldProps = {
  readonly id?: string
  readonly chosen: LookupOption | null
  readonly error?: string | undefined
  readonly onChange: (option: LookupOption | null) => void
}

/** The seller that the user works for: any registered seller, found by name, CNPJ or code. */
export const SellerField = (props: SellerFieldProps) => {
  const [term, setTerm] = useState('')
  const [searched] = useDebouncedValue(term.trim(), searchDelayMs)
  const query = { take: mostShown, ...(searched !== '' && { term: searched }) }
  const found = useEndpointQuery(listRegistrations, { query }, { showPrevious: true })
  const options = (found.data?.data ?? []).map(({ id, fancyName, erpCode }) => ({
    value: String(id),
    label: fancyName,
    note: erpCode,
  }))
  return (
    <LookupSelect
      {...props}
      label="Integrador"
      placeholder="Nome, CNPJ ou código"
      options={options}
      status={found.isError ? 'error' : found.isPending ? 'loading' : 'ready'}
      onSearch={setTerm}
    />
  )
}
