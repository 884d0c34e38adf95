import { type HomologationView, readHomologation } from '@girassol/contract/homologations'
import type { HomologationStatus } from '@girassol/domain/homologations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../access/session.tsx'
import { formatDate } from '../../../lib/format.ts'
import { refreshEndpoints } from '../../../lib/use-endpoint.ts'
import { useOpened } from '../../../lib/use-opened.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StepTracker } from '../../../ui/step-tracker.tsx'
import { editDialogs } from '../editing/edit-dialogs.tsx'
import type { OpenEdit } from '../editing/edit-section.ts'
import { nameHomologation } from '../homologation-source.ts'
import { HomologationStatusBadge } from '../homologation-status-badge.tsx'
import { LateText } from '../late-text.tsx'
import { MissingCard } from '../pack/missing-card.tsx'
import { PackCard } from '../pack/pack-card.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { DiagramCard } from './diagram-card.tsx'
import classes from './homologation-detail.module.css'
import { listFacts } from './homologation-facts.ts'
import { LogCard } from './log-card.tsx'
import { toProgressSteps } from './progress-steps.ts'
import { SiteTasksCard } from './site-tasks-card.tsx'
import { StateNotices } from './state-notices.tsx'
import { useHeaderActions } from './use-header-actions.tsx'

const MoveDialog = lazyDialog(async () => (await import('../moving/move-dialog.tsx')).MoveDialog)

export const back = { to: '/homologacoes', label: 'Homologações' }

const toSitePage = ({ id }: NonNullable<HomologationView['site']>): string => `/obras/${id}`

/** Back to the site that it belongs to; without one, to the list. */
const findBack = ({ site }: HomologationView) => (site === null ? back : { to: toSitePage(site), label: site.title })

const Note = ({ homologation }: { readonly homologation: HomologationView }) => {
  const { createdBy, createdAt, protocol, daysLate, site } = homologation
  return (
    <>
      {site !== null && (
        <>
          Obra <AppLink to={toSitePage(site)}>{site.title}</AppLink> ·{' '}
        </>
      )}
      {protocol !== null && `Protocolo ${protocol} · `}
      {site === null && protocol === null ? 'Criada' : 'criada'} por {createdBy} em {formatDate(createdAt)}{' '}
      <LateText days={daysLate} />
    </>
  )
}

/** The open form of a section, and the open move. */
const useActing = (homologation: HomologationView) => {
  const client = useQueryClient()
  const edit = useOpened<OpenEdit>()
  const [move, setMove] = useState<HomologationStatus>()
  const closeMove = () => setMove(undefined)
  const reload = (close: () => void) => {
    void refreshEndpoints(client, [readHomologation])
    close()
  }
  const EditDialog = edit.row && editDialogs[edit.row.section]
  const dialogs = (
    <>
      {EditDialog !== undefined && (
        <EditDialog
          key={edit.turn}
          homologation={homologation}
          field={edit.row?.field}
          onReload={() => reload(edit.close)}
          onClose={edit.close}
        />
      )}
      {move !== undefined && (
        <MoveDialog homologation={homologation} to={move} onReload={() => reload(closeMove)} onClose={closeMove} />
      )}
    </>
  )
  return { onEdit: edit.open, onMove: setMove, dialogs }
}

/** HOM-005: one homologation: what is missing, the pack, and the days of the utility. */
export const HomologationDetail = ({ homologation }: { readonly homologation: HomologationView }) => {
  const canEdit = useCan('homologation.use')
  const { onEdit, onMove, dialogs } = useActing(homologation)
  const actions = useHeaderActions({ homologation, canEdit, onEdit, onMove })
  const editing = { homologation, canEdit: canEdit && homologation.actions.edit.allowed, onEdit }
  return (
    <>
      <PageHeader
        title={nameHomologation(homologation)}
        back={findBack(homologation)}
        badge={<HomologationStatusBadge status={homologation.status} />}
        note={<Note homologation={homologation} />}
        {...actions}
      />
      <div className={classes.facts}>
        <Facts items={listFacts(homologation)} />
      </div>
      <StateNotices homologation={homologation} />
      <div className={classes.tracker}>
        <Card>
          <StepTracker
            label="Andamento"
            steps={toProgressSteps(homologation)}
            isVoid={homologation.status === 'DENIED'}
          />
        </Card>
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <MissingCard {...editing} />
          <PackCard {...editing} />
        </div>
        <div className={classes.rail}>
          <DiagramCard homologation={homologation} />
          <DeadlinesCard homologation={homologation} />
          <SiteTasksCard site={homologation.site} />
          <LogCard log={homologation.log} />
        </div>
      </div>
      {dialogs}
    </>
  )
}
