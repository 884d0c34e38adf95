import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { SearchField } from '../../ui/search-field.tsx'
import classes from './regulation.module.css'
import type { Regulation } from './use-regulation.ts'

/** PTS-022: search over all pages. `Enter` goes to the next hit, `Shift+Enter` to the one before. */
export const RegulationSearch = ({ regulation }: { readonly regulation: Regulation }) => {
  const { term, typed, total, hit, search, goToHit } = regulation
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
    goToHit(hit - 1)
  }
  const found = total === 0 ? `Nada encontrado para “${term}”` : `${hit + 1} de ${total}`
  return (
    <search className={classes.search} onKeyDownCapture={goBack}>
      <SearchField
        label="Buscar no regulamento"
        placeholder="Digite aqui o que procura..."
        value={typed}
        onCommit={search}
        delayMs={500}
      />
      <span role="status" className={classes.found}>
        {term !== '' && found}
      </span>
      {total > 0 && (
        <>
          <ActionIcon variant="default" aria-label="Ocorrência anterior" onClick={() => goToHit(hit - 1)}>
            <IconChevronUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" aria-label="Próxima ocorrência" onClick={() => goToHit(hit + 1)}>
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
        </>
      )}
    </search>
  )
}
