import { listManagedProducts } from '@girassol/contract/catalogue'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { type LookupOption, LookupSelect } from '../../../ui/lookup-select.tsx'
import { contentLabels, toSuccessorOption } from './product-content-values.ts'

const searchDelayMs = 300
const mostShown = 20

type FieldProps = {
  readonly id: string
  /** The edited product, which cannot be its own successor. */
  readonly code: string
  readonly chosen: LookupOption | null
  readonly error: string | undefined
  readonly onChange: (option: LookupOption | null) => void
}

/** The successor of this product, found by name or code (USE-026). */
export const SuccessorField = ({ code, ...props }: FieldProps) => {
  const [term, setTerm] = useState('')
  const [searched] = useDebouncedValue(term.trim(), searchDelayMs)
  const found = useEndpointQuery(
    listManagedProducts,
    { query: { term: searched.slice(0, 100), take: mostShown } },
    { enabled: searched !== '', showPrevious: true },
  )
  const options = (found.data?.data ?? []).filter((product) => product.code !== code).map(toSuccessorOption)
  return (
    <LookupSelect
      {...props}
      label={contentLabels.successor}
      isOptional
      placeholder="Nome ou código"
      options={searched === '' ? [] : options}
      minChars={1}
      status={found.isError ? 'error' : found.isFetching ? 'loading' : 'ready'}
      onSearch={setTerm}
    />
  )
}
