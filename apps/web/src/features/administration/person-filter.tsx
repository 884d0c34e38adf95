import { listUsers, showUser } from '@girassol/contract/administration'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { isRecordNumber } from '../../lib/record-number.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { type LookupOption, LookupSelect } from '../../ui/lookup-select.tsx'

const searchDelayMs = 300
const mostShown = 20

/** The person whose number is in the address. */
export const useNamedPerson = (id: string): LookupOption | null => {
  const isNumber = isRecordNumber(id)
  const { data } = useEndpointQuery(showUser, { params: { id: Number(id) } }, { enabled: isNumber })
  return isNumber ? { value: id, label: data?.name ?? id } : null
}

type PersonFilterProps = {
  readonly label: string
  readonly chosen: LookupOption | null
  readonly onChange: (id: string) => void
}

/** Narrows a list to one user, found by name or e-mail. */
export const PersonFilter = ({ label, chosen, onChange }: PersonFilterProps) => {
  const [term, setTerm] = useState('')
  const [searched] = useDebouncedValue(term.trim(), searchDelayMs)
  const query = { take: mostShown, ...(searched !== '' && { term: searched }) }
  const found = useEndpointQuery(listUsers, { query }, { showPrevious: true })
  return (
    <LookupSelect
      label={label}
      placeholder="Todos"
      chosen={chosen}
      options={(found.data?.data ?? []).map(({ id, name, email }) => ({ value: String(id), label: name, note: email }))}
      status={found.isError ? 'error' : found.isPending ? 'loading' : 'ready'}
      onSearch={setTerm}
      onChange={(option) => onChange(option?.value ?? '')}
    />
  )
}
