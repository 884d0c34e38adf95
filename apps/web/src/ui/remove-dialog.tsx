import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type RemoveDialogProps = {
  /** The record with its article, if it has one: 'o link Biblioteca'. */
  readonly what: string
  readonly isRunning: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** The consequence. */
  readonly children: ReactNode
}

/** Asks before a record is removed permanently. */
export const RemoveDialog = ({ what, children, ...confirming }: RemoveDialogProps) => (
  <ConfirmDialog isOpen isDangerous title={`Remover ${what}`} verb="Remover" runningVerb="Removendo…" {...confirming}>
    {children}
  </ConfirmDialog>
)
