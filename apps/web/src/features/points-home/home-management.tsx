import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const PointsDialog = lazyDialog(async () => (await import('../points-management/index.ts')).PointsDialog)

/** PTS-042, C-120: without an integrator the home opens the management; closing it reloads the home. */
export const HomeManagement = () => {
  const [isOpen, setOpen] = useState(true)
  const queries = useQueryClient()
  const close = () => {
    setOpen(false)
    void queries.invalidateQueries()
  }
  return (
    <>
      <ActionButton label="Gerenciar Pontos" onRun={() => setOpen(true)} />
      {isOpen && <PointsDialog onClose={close} />}
    </>
  )
}
