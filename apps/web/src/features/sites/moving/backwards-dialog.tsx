import { siteStages } from '@girassol/domain/sites'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MoveDialogProps } from './site-move.ts'

/** SITE-004: a move to an earlier stage is confirmed, because the log keeps it. */
export const BackwardsDialog = ({ site, to, onConfirm, onClose }: MoveDialogProps) => (
  <ConfirmDialog
    isOpen
    title={`Voltar para ${siteStages[to].label}?`}
    verb="Voltar"
    onConfirm={() => onConfirm()}
    onClose={onClose}
  >
    {site.title} está em {siteStages[site.stage].label}. A volta fica na linha do tempo, com o seu nome.
  </ConfirmDialog>
)
