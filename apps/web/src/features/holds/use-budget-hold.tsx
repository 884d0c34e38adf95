import { type HoldView, readHold } from '@girassol/contract/holds'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import type { Action } from '../../ui/action.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { MakeHoldDialogProps } from './make-hold-dialog.tsx'
import type { ReleaseHoldDialogProps } from './release-hold-dialog.tsx'

const MakeHoldDialog = lazyDialog<MakeHoldDialogProps>(
  async () => (await import('./make-hold-dialog.tsx')).MakeHoldDialog,
)
const ReleaseHoldDialog = lazyDialog<ReleaseHoldDialogProps>(
  async () => (await import('./release-hold-dialog.tsx')).ReleaseHoldDialog,
)
const HoldNotice = lazyPart(async () => (await import('./hold-notice.tsx')).HoldNotice)

type Open = 'make' | 'release' | null

const isHidden = (action: HoldView['actions']['hold']): boolean => !action.allowed && action.hidden === true

/** What is held is released or, by those who may, renewed; what is not held is held. */
const listActions = (hold: HoldView, open: (dialog: Open) => void): readonly Action[] => {
  const { actions, state } = hold
  const isHeld = state === 'ACTIVE'
  const make: Action = {
    id: 'hold',
    label: isHeld ? 'Renovar reserva' : 'Reservar estoque',
    icon: <IconLock size={16} aria-hidden />,
    permission: actions.hold,
    onRun: () => open('make'),
  }
  const release: Action = {
    id: 'releaseHold',
    label: 'Liberar reserva',
    icon: <IconLockOpen size={16} aria-hidden />,
    permission: actions.release,
    onRun: () => open('release'),
  }
  return [
    ...(isHidden(actions.hold) || (isHeld && !actions.hold.allowed) ? [] : [make]),
    ...(isHeld && !isHidden(actions.release) ? [release] : []),
  ]
}

/** HOLD-004, HOLD-007, HOLD-008: the hold of a budget: its entries of the menu, what is said about it, and its dialogs. */
export const useBudgetHold = (
  id: number,
): { readonly actions: readonly Action[]; readonly notice: ReactNode; readonly dialog: ReactNode } => {
  const [open, setOpen] = useState<Open>(null)
  const { data: hold } = useEndpointQuery(readHold, { params: { id } })
  if (hold === undefined) return { actions: [], notice: null, dialog: null }
  const close = () => setOpen(null)
  const hasNotice = hold.state === 'ACTIVE' || hold.releaseReason !== null
  return {
    actions: listActions(hold, setOpen),
    notice: hasNotice && <HoldNotice hold={hold} onRelease={() => setOpen('release')} />,
    dialog: (
      <>
        {open === 'make' && <MakeHoldDialog hold={hold} onClose={close} />}
        {open === 'release' && <ReleaseHoldDialog hold={hold} onClose={close} />}
      </>
    ),
  }
}
