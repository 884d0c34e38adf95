import { CloseButton, Loader, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

export type SearchFieldProps = {
  /** Accessible name; the placeholder shows what can be searched. */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  /** Called after `delayMs` without typing, and at once by Enter and by clearing. */
  readonly onCommit: (term: string) => void
  readonly delayMs?: number
  readonly isBusy?: boolean
}

/** A search that waits until typing pauses. */
export const SearchField = ({
  label,
  placeholder,
  value,
  onCommit,
  delayMs = 300,
  isBusy = false,
}: SearchFieldProps) => {
  const [typed, setTyped] = useState<string>()
  const commitLater = useDebouncedCallback((term: string) => {
    onCommit(term)
    setTyped(undefined)
  }, delayMs)
  const commitNow = (term: string) => {
    commitLater.cancel()
    onCommit(term)
    setTyped(undefined)
  }
  const shown = typed ?? value
  const ending = isBusy ? <Loader size={14} role="status" aria-label="Buscando" /> : null
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        commitLater(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commitNow(shown)
      }}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        shown === '' ? ending : <CloseButton size="md" aria-label="Limpar busca" onClick={() => commitNow('')} />
      }
    />
  )
}
