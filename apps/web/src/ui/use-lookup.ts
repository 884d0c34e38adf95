import { useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

export type LookupOption = {
  readonly value: string
  readonly label: string
  /** A second line: the document, the city. */
  readonly note?: string
  /** On the right of the label: a number that distinguishes two options with the same name. */
  readonly mark?: string
  /** Why it cannot be chosen. */
  readonly refusal?: string
}

type Searching = {
  readonly options: readonly LookupOption[]
  readonly status: 'ready' | 'loading' | 'error'
  readonly onSearch: (term: string) => void
  readonly onChange: (option: LookupOption | null) => void
}

/** For this time after the last letter the options may still belong to an earlier term. */
const searchMs = 350

/** Enter takes the only result (USE-008); pressed while the search is running, it waits for the response. */
const useTakenByEnter = (one: LookupOption | undefined, isSearching: boolean, take: (value: string) => void) => {
  const hasSearched = useRef(false)
  const answer = useEffectEvent(() => {
    if (hasSearched.current && one !== undefined) take(one.value)
    hasSearched.current = false
  })
  useEffect(() => {
    if (!isSearching) answer()
  }, [isSearching])
  return (event: KeyboardEvent) => {
    hasSearched.current = false
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (isSearching) hasSearched.current = true
    if (isSearching || one !== undefined) event.preventDefault()
    if (!isSearching && one !== undefined) take(one.value)
  }
}

/** The term, its options, and the function that chooses one of them. */
export const useLookup = ({ options: found, status, onSearch, onChange }: Searching) => {
  const [term, setTerm] = useState<string>()
  const [searched] = useDebouncedValue(term, searchMs)
  const combobox = useCombobox({ onDropdownClose: () => setTerm(undefined) })
  const isSearching = term !== undefined && (searched !== term || status === 'loading')
  // Options of an earlier term are not offered: a quick arrow key and Enter would choose the wrong one.
  const options = isSearching ? [] : found
  const choose = (value: string) => {
    onChange(options.find((option) => option.value === value) ?? null)
    combobox.closeDropdown()
  }
  const only = term !== undefined && options.length === 1 ? options[0] : undefined
  const takeByEnter = useTakenByEnter(only?.refusal === undefined ? only : undefined, isSearching, choose)
  return {
    combobox,
    term,
    options,
    isSearching,
    search: (text: string) => {
      setTerm(text)
      onSearch(text)
      combobox.openDropdown()
      combobox.updateSelectedOptionIndex()
    },
    choose,
    takeByEnter: (event: KeyboardEvent) => {
      if (combobox.getSelectedOptionIndex() === -1) takeByEnter(event)
    },
  }
}
