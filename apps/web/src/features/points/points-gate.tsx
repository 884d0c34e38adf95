import { pointsDoorFor, pointsSentences } from '@girassol/domain/points'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { usePointsViewer } from '../sellers/index.ts'

export type PointsGateProps = {
  readonly children: ReactNode
  /** Shown below the hint that no integrator is selected. */
  readonly whileChoosing?: ReactNode
}

/** PTS-041, PTS-065, C-120: the points of the current integrator, or why there are none, or the management link. */
export const PointsGate = ({ children, whileChoosing }: PointsGateProps) => {
  const viewer = usePointsViewer()
  if (viewer.isLoading) return <SkeletonLines lines={5} />
  const door = pointsDoorFor(viewer)
  if (door === 'manage') return <Navigate to={'/pontos/gerenciar' as string} replace />
  if (door === 'disabled') {
    return <EmptyState title={pointsSentences.disabled} text="Fale com o seu consultor para participar." />
  }
  if (door === 'choose') {
    return (
      <EmptyState
        title="Nenhum integrador selecionado"
        text="Escolha em Solicitante de quem são os pontos."
        action={whileChoosing}
      />
    )
  }
  return children
}
