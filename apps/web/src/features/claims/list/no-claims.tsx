import type { ClaimSide } from '@girassol/domain/claims'
import { ActionButton } from '../../../ui/action-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

const empty: Readonly<Record<ClaimSide, { readonly title: string; readonly text: string }>> = {
  integrator: {
    title: 'Suas ocorrências aparecem aqui.',
    text: 'Depois da entrega, abra uma no pedido, na aba Entrega.',
  },
  distributor: {
    title: 'Nenhuma ocorrência por aqui.',
    text: 'As que os integradores abrem aparecem nesta fila.',
  },
}

type NoClaimsProps = { readonly side: ClaimSide; readonly isFiltered: boolean; readonly onReset: () => void }

/** An empty list: the filters that hide every claim, or how the first one is opened. */
export const NoClaims = ({ side, isFiltered, onReset }: NoClaimsProps) =>
  isFiltered ? (
    <EmptyState
      title="Nenhuma ocorrência encontrada."
      action={<ActionButton label="Limpar filtros" onRun={onReset} />}
    />
  ) : (
    <EmptyState {...empty[side]} />
  )
