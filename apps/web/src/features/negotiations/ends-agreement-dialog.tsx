import { formatReais } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export type EndsAgreementDialogProps = {
  /** Reais; null where prices are hidden. */
  readonly agreedDiscount: number | null
  readonly isRunning: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** QUO-018: asks before an edit that ends the agreement of a negotiation, and names what is lost. */
export const EndsAgreementDialog = ({ agreedDiscount, isRunning, onConfirm, onClose }: EndsAgreementDialogProps) => (
  <ConfirmDialog
    isOpen
    title="Encerrar o acordo da negociação?"
    verb="Encerrar acordo e salvar"
    runningVerb="Salvando…"
    isDangerous
    isRunning={isRunning}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    Mudar os itens encerra o acordo{agreedDiscount === null ? '' : ` de ${formatReais(agreedDiscount)} de desconto`}. O
    desconto volta ao que era antes da negociação.
  </ConfirmDialog>
)
