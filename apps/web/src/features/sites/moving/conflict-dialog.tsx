import { readSite } from '@girassol/contract/sites'
import { siteStages } from '@girassol/domain/sites'
import { formatDateTime } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { SiteStagePill } from '../site-stage-pill.tsx'
import type { MovableSite, SiteMove } from './site-move.ts'

type ConflictDialogProps = SiteMove & {
  /** Moves the site as it is now. */
  readonly onMove: (site: MovableSite) => void
  readonly onClose: () => void
}

/** SITE-004, C-152: another user changed the site meanwhile; it shows how it is now, and moves it only when confirmed. */
export const ConflictDialog = ({ site, to, onMove, onClose }: ConflictDialogProps) => {
  const read = useEndpointQuery(readSite, { params: { id: site.id } }, { refetchOnMount: 'always' })
  const now = read.isFetchedAfterMount ? read.data : undefined
  const isThere = now?.stage === to
  return (
    <Dialog
      isOpen
      title="Esta obra mudou enquanto você movia"
      onClose={onClose}
      footer={
        <>
          <ActionButton label={isThere ? 'Fechar' : 'Deixar como está'} variant="text" onRun={onClose} />
          {now !== undefined && !isThere && (
            <ActionButton
              label={`Mover para ${siteStages[to].label}`}
              variant="next"
              permission={now.actions.move}
              onRun={() => onMove(now)}
            />
          )}
        </>
      }
    >
      <p>{site.title}</p>
      {now !== undefined && (
        <Facts
          items={[
            { label: 'Como está agora', value: <SiteStagePill stage={now.stage} /> },
            { label: 'Última mudança', value: formatDateTime(now.touchedAt) },
            { label: 'Você queria', value: <SiteStagePill stage={to} /> },
          ]}
        />
      )}
      {now === undefined && read.error === null && <SkeletonLines lines={3} />}
      {read.error !== null && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
    </Dialog>
  )
}
