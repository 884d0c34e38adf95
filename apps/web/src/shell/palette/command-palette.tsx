import { Combobox, Loader, TextInput, useCombobox, useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../access/session.tsx'
import { usePointsViewer } from '../../features/sellers/use-points-viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { announce } from '../../ui/live-region.tsx'
import classes from './command-palette.module.css'
import { phraseEntries } from './command-phrases.ts'
import { actionEntries, screenEntries } from './own-entries.ts'
import { matches, type PaletteEntry, type PaletteGroup } from './palette-entry.ts'
import { useFoundEntries } from './use-found-entries.ts'
import { readVisited } from './visited.ts'

const debounceMs = 250

const visitedEntries = (): readonly PaletteEntry[] =>
  readVisited().map(({ to, label }) => ({ id: `visited ${to}`, label, run: { to } }))

const isFilled = ({ entries }: PaletteGroup) => entries.length > 0

type Actions = { readonly showShortcuts: () => void; readonly registerCustomer: () => void }

/** The entries: the last visits while nothing is typed, else phrases, screens, actions and the server's results. */
const useGroups = (term: string, { showShortcuts, registerCustomer }: Actions) => {
  const { companyRole } = useSession()
  const viewer = { ...usePointsViewer(), companyRole }
  const { setColorScheme } = useMantineColorScheme()
  const [visited] = useState(visitedEntries)
  const [searched] = useDebouncedValue(term, debounceMs)
  const found = useFoundEntries(searched)
  const own = [
    { label: 'Telas', entries: screenEntries(viewer) },
    { label: 'Ações', entries: actionEntries(viewer, { setTheme: setColorScheme, showShortcuts }) },
  ]
  if (term === '') return { ...found, groups: [{ label: 'Recentes', entries: visited }, ...own].filter(isFilled) }
  const fitting = own.map(({ label, entries }) => ({ label, entries: entries.filter((entry) => matches(entry, term)) }))
  return {
    ...found,
    isSearching: found.isSearching || searched !== term,
    groups: [
      { label: 'Fazer', entries: phraseEntries(term, viewer, { registerCustomer }) },
      ...fitting,
      ...found.groups,
    ].filter(isFilled),
  }
}

const Option = ({ entry }: { readonly entry: PaletteEntry }) => (
  <Combobox.Option value={entry.id} className={classes.option}>
    <span>{entry.label}</span>
    {entry.note !== undefined && <span className={classes.note}>{entry.note}</span>}
  </Combobox.Option>
)

const countEntries = (groups: readonly PaletteGroup[]) => groups.reduce((sum, { entries }) => sum + entries.length, 0)

const describeResult = (count: number, { isSearching, hasFailed }: { isSearching: boolean; hasFailed: boolean }) => {
  if (hasFailed) return 'Parte da busca falhou. Tente de novo.'
  if (isSearching) return count === 0 ? 'Buscando…' : undefined
  return count === 0 ? 'Nenhum resultado.' : undefined
}

export type CommandPaletteProps = {
  readonly onClose: () => void
  readonly onShortcuts: () => void
  readonly onNewCustomer: () => void
}

/** Ctrl K: opens any screen, order, budget, customer or product that the user may see, with the keyboard alone. */
export const CommandPalette = ({ onClose, onShortcuts, onNewCustomer }: CommandPaletteProps) => {
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const { groups, ...search } = useGroups(term, { showShortcuts: onShortcuts, registerCustomer: onNewCustomer })
  // The list is never collapsed: an attempt to close it closes the palette.
  const combobox = useCombobox({ defaultOpened: true, onDropdownClose: onClose })
  const navigate = useNavigate()
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join()
  const count = countEntries(groups)
  const sentence = describeResult(count, search)
  const makeReady = useEffectEvent((offered: string) => {
    if (offered !== '') combobox.selectFirstOption()
  })
  // When the entries change, Enter selects the first one.
  useEffect(() => makeReady(ids), [ids])
  useEffect(() => {
    if (term !== '' && !search.isSearching) announce(`${count} ${count === 1 ? 'resultado' : 'resultados'}`)
  }, [count, term, search.isSearching])
  const choose = (id: string) => {
    const entry = groups.flatMap(({ entries }) => entries).find((offered) => offered.id === id)
    if (entry === undefined) return
    onClose()
    if ('to' in entry.run) void navigate({ href: entry.run.to })
    else entry.run.act()
  }
  return (
    <Dialog isOpen title="Buscar" width="table" onClose={onClose}>
      <Combobox store={combobox} onOptionSubmit={choose}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            className={classes.field}
            type="search"
            aria-label="Buscar telas, pedidos, orçamentos, clientes e produtos"
            placeholder="Tela, número do pedido, cliente, produto…"
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={search.isSearching ? <Loader size={14} role="status" aria-label="Buscando" /> : null}
          />
        </Combobox.EventsTarget>
        <Combobox.Options aria-label="Resultados" className={classes.results}>
          {groups.map(({ label, entries }) => (
            <Combobox.Group key={label} label={label}>
              {entries.map((entry) => (
                <Option key={entry.id} entry={entry} />
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox>
      {sentence !== undefined && (
        <p className={classes.sentence} role="status">
          {sentence}
        </p>
      )}
    </Dialog>
  )
}
