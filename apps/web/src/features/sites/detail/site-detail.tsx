import type { SiteView } from '@girassol/contract/sites'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useHasRail, useIsPhone } from '../../../lib/media.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSiteMoves } from '../moving/use-site-moves.tsx'
import { PhotosCard } from '../photos/photos-card.tsx'
import { SiteStagePill } from '../site-stage-pill.tsx'
import { TasksCard } from '../tasks/tasks-card.tsx'
import { LinksCard } from './links-card.tsx'
import classes from './site-detail.module.css'
import { siteFacts } from './site-facts.ts'
import { SiteTracker } from './site-tracker.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { useSiteCommands } from './use-site-commands.tsx'

type SiteProps = { readonly site: SiteView }

const back = { to: '/obras', label: 'Obras' }

const Head = ({ site }: SiteProps) => {
  const moves = useSiteMoves()
  const { next, menu, dialog } = useSiteCommands(site, moves)
  const refusal = moves.refusals[site.id]
  const isPhone = useIsPhone()
  const move = {
    id: 'move',
    label: 'Mover etapa',
    icon: <IconArrowsExchange size={16} aria-hidden />,
    permission: site.actions.move,
    onRun: () => moves.choose(site),
  }
  const mayMove = site.actions.move.allowed
  const canWrite = menu.some(({ permission }) => permission?.allowed)
  return (
    <>
      <PageHeader
        title={site.title}
        windowTitle={`Obra ${site.title}`}
        back={back}
        badge={<SiteStagePill stage={moves.waiting[site.id] ?? site.stage} />}
        {...(next !== undefined && {
          primary: <ActionButton label={next.label} variant="next" onRun={next.onRun} />,
        })}
        {...(mayMove && {
          secondary: (
            <ActionButton
              label={move.label}
              icon={move.icon}
              isRunning={moves.waiting[site.id] !== undefined}
              onRun={move.onRun}
            />
          ),
        })}
        menu={
          canWrite && (
            <ActionMenu
              label={`Ações de ${site.title}`}
              actions={isPhone && next !== undefined ? [move, ...menu] : menu}
              shape="page"
            />
          )
        }
      />
      {refusal !== undefined && (
        <Notice tone="danger" isAlert>
          {refusal}
        </Notice>
      )}
      {moves.dialog}
      {dialog}
    </>
  )
}

const EndNotices = ({ site }: SiteProps) => (
  <>
    {site.stage === 'LOST' && (
      <Notice tone="danger" title="Obra perdida">
        {site.lossReason}
      </Notice>
    )}
    {site.isArchived && <Notice tone="info">Esta obra está arquivada: só dá para ler, ou desarquivar.</Notice>}
  </>
)

const Content = ({ site }: SiteProps) => {
  const hasRail = useHasRail()
  const tasks = <TasksCard site={site} />
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {!hasRail && tasks}
        <TimelineCard site={site} />
      </div>
      <div className={classes.rail}>
        {hasRail && tasks}
        <LinksCard site={site} />
        <PhotosCard site={site} />
      </div>
    </div>
  )
}

/** Facts, stages, one timeline, tasks, links and photos of a site. */
export const SiteDetail = ({ site }: SiteProps) => (
  <>
    <Head site={site} />
    <div className={classes.facts}>
      <Facts items={siteFacts(site)} />
    </div>
    <EndNotices site={site} />
    <div className={classes.tracker}>
      <SiteTracker site={site} />
    </div>
    <Content site={site} />
  </>
)
