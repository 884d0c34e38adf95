import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useHasRoomToSpare } from '../../lib/media.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import classes from './palette-search.module.css'
import { useShortcuts } from './use-shortcuts.ts'
import { useVisits } from './visited.ts'

const CommandPalette = lazyDialog(async () => (await import('./command-palette.tsx')).CommandPalette)
const NewCustomerDialog = lazyDialog(async () => (await import('./new-customer-dialog.tsx')).NewCustomerDialog)
const ShortcutsDialog = lazyDialog(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

export type Opened = 'palette' | 'shortcuts' | 'customer' | null

/** Looks like a search field, opens the palette. */
export const PaletteButton = ({ onOpen }: { readonly onOpen: () => void }) => {
  const hasRoom = useHasRoomToSpare()
  return (
    <button
      type="button"
      className={classes.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={onOpen}
    >
      <IconSearch size={18} aria-hidden />
      <span className={classes.label}>
        {hasRoom ? (
          'Buscar pedidos, clientes, produtos…'
        ) : (
          <>
            Buscar<span className="hidden-visually"> no portal</span>
          </>
        )}
      </span>
      <span className={classes.keys} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  )
}

/** The dialogs that a key opens from anywhere, and the visited screens. */
export const usePalette = () => {
  const [opened, setOpened] = useState<Opened>(null)
  useShortcuts({ openPalette: () => setOpened('palette'), openShortcuts: () => setOpened('shortcuts') })
  useVisits()
  return { opened, setOpened }
}

export type PaletteDialogsProps = { readonly opened: Opened; readonly onChange: (opened: Opened) => void }

/** Closing a dialog must not close another one that it has just opened. */
export const PaletteDialogs = ({ opened, onChange }: PaletteDialogsProps) => (
  <>
    {opened === 'palette' && (
      <CommandPalette
        onClose={() => onChange(null)}
        onShortcuts={() => onChange('shortcuts')}
        onNewCustomer={() => onChange('customer')}
      />
    )}
    {opened === 'shortcuts' && <ShortcutsDialog onClose={() => onChange(null)} />}
    {opened === 'customer' && <NewCustomerDialog onClose={() => onChange(null)} />}
  </>
)
