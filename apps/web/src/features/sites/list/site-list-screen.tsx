import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useCan } from '../../../access/session.tsx'
import { useIsPhone } from '../../../lib/media.ts'

import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useSiteMoves } from '../moving/use-site-moves.tsx'
import { countSites } from '../site-words.ts'
import { BoardView } from './board-view.tsx'
import { ExportSitesMenu } from './export-sites-menu.tsx'
import { LayoutSwitch } from './layout-switch.tsx'
import { ListView } from './list-view.tsx'
import { OngoingTotal } from './ongoing-total.tsx'
import { SiteFilters } from './site-filters.tsx'
import { findLayout, type SiteLayout, storeLayout } from './site-layout.ts'
import classes from './site-list.module.css'
import { isNarrowed, type SiteListState, siteListDefaults, siteViewTabs } from './site-list-state.ts'
import { StageChips } from './stage-chips.tsx'
import { type Sites, useSites } from './use-sites.ts'

const loadNewSite = async () => (await import('../editing/new-site-dialog.tsx')).NewSiteDialog
const NewSiteDialog = lazyDialog(loadNewSite)

const NewSiteButton = ({ isNext, onRun }: { readonly isNext: boolean; readonly onRun: () => void }) => (
  <ActionButton
    label="Nova obra"
    variant={isNext ? 'next' : 'default'}
    icon={<IconPlus size={16} aria-hidden />}
    load={loadNewSite}
    onRun={onRun}
  />
)

type NothingProps = {
  readonly isFiltered: boolean
  readonly onReset: () => void
  /** Undefined for those who only read. */
  readonly onNew: (() => void) | undefined
}

const Nothing = ({ isFiltered, onReset, onNew }: NothingProps) =>
  isFiltered ? (
    <EmptyState
      title="Nenhuma obra com esses filtros."
      action={<ActionButton label="Limpar filtros" onRun={onReset} />}
    />
  ) : (
    <EmptyState
      title="Aqui ficam suas obras, do primeiro contato à conexão."
      action={onNew && <NewSiteButton isNext={false} onRun={onNew} />}
    />
  )

/** The yellow button only where the user may write. */
const useNewSite = () => {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const mayWrite = useCan('sites.use')
  return {
    button: mayWrite ? <NewSiteButton isNext onRun={open} /> : undefined,
    open: mayWrite ? open : undefined,
    dialog: isOpen && <NewSiteDialog onClose={() => setOpen(false)} />,
  }
}

type HeadProps = {
  readonly sites: Sites
  readonly layout: SiteLayout
  readonly onLayout: (layout: SiteLayout) => void
  readonly primary: ReactNode
}

const Head = ({ sites, layout, onLayout, primary }: HeadProps) => {
  const isPhone = useIsPhone()
  const { stages, filters, stage } = sites
  return (
    <PageHeader
      title="Obras"
      badge={<OngoingTotal stages={stages} />}
      aside={
        !isPhone && (
          <div className={classes.head}>
            <LayoutSwitch layout={layout} onChange={onLayout} />
            <ExportSitesMenu filters={{ ...filters, ...(layout === 'lista' && stage !== undefined && { stage }) }} />
          </div>
        )
      }
      primary={primary}
    />
  )
}

/** SITE-005: the sites as a board with one column a stage, or as a list; below 768 px always as a list. */
export const SiteListScreen = () => {
  const { state, change, reset } = useListState(siteListDefaults)
  const isPhone = useIsPhone()
  const layout = isPhone ? 'lista' : findLayout(state.modo)
  const sites = useSites(state, layout)
  const moves = useSiteMoves()
  const newSite = useNewSite()
  const showAs = (modo: SiteLayout, part: Partial<SiteListState> = {}) => {
    storeLayout(modo)
    change({ modo, ...part })
  }
  const clear = () => (isPhone ? reset() : change({ ...siteListDefaults, modo: state.modo }))
  const empty = <Nothing isFiltered={isNarrowed(state)} onReset={clear} onNew={newSite.open} />
  const { total } = sites.list
  return (
    <>
      <Head sites={sites} layout={layout} onLayout={showAs} primary={newSite.button} />
      {isPhone ? (
        <StageChips stages={sites.stages} current={sites.stage} onChange={(etapa) => change({ etapa })} />
      ) : (
        <Tabs
          label="Visões"
          look="views"
          tabs={siteViewTabs}
          current={siteViewTabs.find(({ id }) => id === state.visao)?.id ?? siteListDefaults.visao}
          onChange={(visao) => change({ visao })}
        />
      )}
      <SiteFilters
        state={state}
        onChange={change}
        onClear={clear}
        isBusy={sites.isBusy}
        hasStage={layout === 'lista' && !isPhone}
        resultLabel={`Ver ${countSites(total)}`}
      />
      {layout === 'quadro' ? (
        <BoardView {...sites} moves={moves} empty={empty} onList={(etapa) => showAs('lista', { etapa })} />
      ) : (
        <ListView {...sites} moves={moves} empty={empty} />
      )}
      {newSite.dialog}
      {moves.dialog}
    </>
  )
}
