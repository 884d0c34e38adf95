import { useState } from 'react'
import { useDraftOwner } from '../../lib/draft-owner.ts'
import { removeUserDrafts } from '../../lib/draft-store.ts'
import { endSession } from '../../lib/session-end.ts'
import { useUnsavedCount } from '../../lib/unsaved-changes.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** NAV-013: asks before logging out; unsaved drafts are deleted from the device (USE-002). */
export const LogoutDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [isRunning, setRunning] = useState(false)
  const userId = useDraftOwner()
  const unsaved = useUnsavedCount()
  const leave = () => {
    setRunning(true)
    if (userId !== null) removeUserDrafts(userId)
    void endSession('/login')
  }
  return (
    <ConfirmDialog
      isOpen
      title="Sair do Girassol"
      verb="Sair"
      runningVerb="Saindo…"
      isRunning={isRunning}
      onConfirm={leave}
      onClose={onClose}
    >
      {unsaved > 0 && 'O que ainda não foi salvo se perde. '}
      Para voltar, você vai precisar entrar de novo.
    </ConfirmDialog>
  )
}
