import type { ClaimView } from '@girassol/contract/claims'
import { claimTypes } from '@girassol/domain/claims'
import { formatDateTime } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ClaimStatusBadge } from '../claim-status-badge.tsx'
import { useClaimActions } from '../moving/use-claim-actions.tsx'
import { PhotosCard } from '../photos/photos-card.tsx'
import { ThreadCard } from '../thread/thread-card.tsx'
import { useClaimSide } from '../use-claim-side.ts'
import classes from './claim-detail.module.css'
import { listFacts } from './claim-facts.tsx'
import { DecisionCard } from './decision-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

export const back = { to: '/ocorrencias', label: 'Ocorrências' }

/** CLM-009: one claim: what is wrong, what both sides wrote, and what was decided. */
export const ClaimDetail = ({ claim }: { readonly claim: ClaimView }) => {
  const side = useClaimSide()
  const { header, dialog } = useClaimActions(claim)
  return (
    <>
      <PageHeader
        title={`Ocorrência ${claim.protocol}`}
        back={back}
        badge={<ClaimStatusBadge status={claim.status} side={side} />}
        note={`${claimTypes[claim.type]} · aberta por ${claim.openedBy} em ${formatDateTime(claim.openedAt)}`}
        {...header}
      />
      <div className={classes.facts}>
        <Facts items={listFacts(claim, side)} />
      </div>
      <WaitingNotice claim={claim} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <DecisionCard claim={claim} />
          <Card title="O que aconteceu">
            <p className={classes.text}>{claim.text}</p>
          </Card>
          <LinesCard claim={claim} />
          <ThreadCard claim={claim} />
        </div>
        <div className={classes.rail}>
          <PhotosCard claim={claim} />
          <HistoryCard claim={claim} />
        </div>
      </div>
      {dialog}
    </>
  )
}
