import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { describeSource } from './homologation-source.ts'
import { useOpenHomologation } from './use-open-homologation.ts'

export { OpenSiteHomologationDialog } from './open-site-homologation-dialog.tsx'

type Props = {
  readonly source: { readonly kind: 'ORDER' | 'BUDGET'; readonly id: number }
  readonly onClose: () => void
}

/** HOM-001: opens the homologation of an order or budget, after it said what is copied. */
const OpenHomologationDialog = ({ source, onClose }: Props) => {
  const { openHomologation, isOpening } = useOpenHomologation()
  return (
    <ConfirmDialog
      isOpen
      title={`Abrir homologação do ${describeSource(source)}`}
      verb="Abrir homologação"
      runningVerb="Abrindo…"
      isRunning={isOpening}
      onConfirm={() => openHomologation({ source })}
      onClose={onClose}
    >
      <p>
        O cliente e o local são copiados para a homologação, onde você completa os dados da distribuidora. O{' '}
        {describeSource(source)?.split(' ')[0]} não muda.
      </p>
    </ConfirmDialog>
  )
}

type RecordProps = { readonly order: { readonly id: number }; readonly onClose: () => void }

export const OpenOrderHomologationDialog = ({ order, onClose }: RecordProps) => (
  <OpenHomologationDialog source={{ kind: 'ORDER', id: order.id }} onClose={onClose} />
)

export const OpenBudgetHomologationDialog = ({ order, onClose }: RecordProps) => (
  <OpenHomologationDialog source={{ kind: 'BUDGET', id: order.id }} onClose={onClose} />
)
