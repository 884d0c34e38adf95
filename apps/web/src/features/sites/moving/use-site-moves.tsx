import { moveSite } from '@girassol/contract/sites'
import { isBackwards, type SiteStage, siteStages } from '@girassol/domain/sites'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal, toSentences } from '../../../lib/api-error.ts'
import { refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { siteReads } from '../site-reads.ts'
import type { MovableSite, SiteMove } from './site-move.ts'

const StageDialog = lazyDialog(async () => (await import('./stage-dialog.tsx')).StageDialog)
const LostDialog = lazyDialog(async () => (await import('./lost-dialog.tsx')).LostDialog)
const BackwardsDialog = lazyDialog(async () => (await import('./backwards-dialog.tsx')).BackwardsDialog)
const ConflictDialog = lazyDialog(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)

type Asked =
  | { readonly kind: 'stage'; readonly site: MovableSite }
  | (SiteMove & { readonly kind: 'lost' | 'backwards' | 'conflict' })

type BySite<Value> = Readonly<Record<number, Value>>

const without = <Value,>(values: BySite<Value>, id: number): BySite<Value> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== String(id)))

/** Sends moves; each site waits in its new stage until the list has been read again (never optimistic). */
const useSentMoves = (onConflict: (move: SiteMove) => void) => {
  const [waiting, setWaiting] = useState<BySite<SiteStage>>({})
  const [refusals, setRefusals] = useState<BySite<string>>({})
  const client = useQueryClient()
  const mutation = useEndpointMutation(moveSite, { failure: false, refreshes: siteReads })
  const send = async (move: SiteMove): Promise<void> => {
    const { site, to, reason } = move
    setRefusals((all) => without(all, site.id))
    setWaiting((all) => ({ ...all, [site.id]: to }))
    const body = { stage: to, version: site.version, ...(reason !== undefined && { reason }) }
    const failure = await mutation.mutateAsync({ params: { id: site.id }, body }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    setWaiting((all) => without(all, site.id))
    if (failure === undefined) return announce(`Movida para ${siteStages[to].label}.`)
    if (isRefusal(failure.error) && failure.error.reason === 'changedMeanwhile') {
      // The next move must start from the version that the other user left.
      void refreshEndpoints(client, siteReads)
      return onConflict(move)
    }
    const [sentence = ''] = toSentences(failure.error, 'Não deu para mover. Tente de novo.')
    setRefusals((all) => ({ ...all, [site.id]: sentence }))
    announce(`${site.title} continua em ${siteStages[site.stage].label}. ${sentence}`, 'assertive')
  }
  return { waiting, refusals, send }
}

/**
 * SITE-004: how people move sites: LOST asks for its reason, a move backwards is confirmed, and a site that another
 * user has changed shows both stages first.
 */
export const useSiteMoves = () => {
  const [asked, setAsked] = useState<Asked>()
  const { waiting, refusals, send } = useSentMoves((move) => setAsked({ ...move, kind: 'conflict' }))
  const close = () => setAsked(undefined)
  const request = (site: MovableSite, to: SiteStage) => {
    if (to === site.stage) return close()
    if (to === 'LOST') return setAsked({ kind: 'lost', site, to })
    if (isBackwards(site.stage, to)) return setAsked({ kind: 'backwards', site, to })
    close()
    void send({ site, to })
  }
  const confirm = (move: SiteMove) => {
    close()
    void send(move)
  }
  return {
    waiting,
    refusals,
    /** Moves the site, after a question where one is needed. */
    request,
    /** Opens 'Mover para…'. */
    choose: (site: MovableSite) => setAsked({ kind: 'stage', site }),
    dialog: asked && <MoveDialog asked={asked} onRequest={request} onConfirm={confirm} onClose={close} />,
  }
}

type MoveDialogProps = {
  readonly asked: Asked
  readonly onRequest: (site: MovableSite, to: SiteStage) => void
  readonly onConfirm: (move: SiteMove) => void
  readonly onClose: () => void
}

const MoveDialog = ({ asked, onRequest, onConfirm, onClose }: MoveDialogProps) => {
  if (asked.kind === 'stage')
    return <StageDialog site={asked.site} onChoose={(to) => onRequest(asked.site, to)} onClose={onClose} />
  const { kind, ...move } = asked
  const confirm = (reason?: string) => onConfirm({ ...move, ...(reason !== undefined && { reason }) })
  if (kind === 'lost') return <LostDialog {...move} onConfirm={confirm} onClose={onClose} />
  if (kind === 'backwards') return <BackwardsDialog {...move} onConfirm={confirm} onClose={onClose} />
  return <ConflictDialog {...move} onMove={(site) => onConfirm({ ...move, site })} onClose={onClose} />
}
