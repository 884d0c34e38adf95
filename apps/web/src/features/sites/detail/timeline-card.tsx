import type { SiteView } from '@girassol/contract/sites'
import { useIsWide } from '../../../lib/media.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { useToday } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { NoteForm } from '../notes/note-form.tsx'
import classes from './timeline.module.css'
import { describeTimelineDay, findTimelineFilter, groupByDay, timelineFilters } from './timeline-days.ts'
import { TimelineEntryRow } from './timeline-entry.tsx'
import { useTimeline } from './use-timeline.ts'

const defaults = { linha: 'tudo' }

type DaysProps = {
  readonly siteId: number
  readonly timeline: ReturnType<typeof useTimeline>
  readonly isFiltered: boolean
}

const Days = ({ siteId, timeline, isFiltered }: DaysProps) => {
  const today = useToday()
  const { entries, error, isPending, hasNextPage, isFetchingNextPage } = timeline
  if (isPending) return <SkeletonLines lines={6} />
  if (error !== null && entries.length === 0)
    return <ErrorState error={error} onRetry={() => void timeline.refetch()} isRetrying={timeline.isFetching} />
  if (entries.length === 0)
    return <p className={classes.none}>{isFiltered ? 'Nada deste tipo ainda.' : 'Nada aconteceu ainda.'}</p>
  return (
    <div className={classes.days} aria-busy={timeline.isPlaceholderData || undefined}>
      {groupByDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day}>
          <h3 className={classes.day}>{describeTimelineDay(day, today)}</h3>
          <ol className={classes.entries}>
            {ofDay.map((entry) => (
              <TimelineEntryRow key={entry.key} siteId={siteId} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <ActionButton
          label="Carregar mais"
          runningLabel="Carregando…"
          isRunning={isFetchingNextPage}
          onRun={() => void timeline.fetchNextPage()}
        />
      )}
      {timeline.isFetchNextPageError && <ErrorState error={error} onRetry={() => void timeline.fetchNextPage()} />}
    </div>
  )
}

/** SITE-006: what happened on a site and on everything linked to it, newest first, one list a day. */
export const TimelineCard = ({ site }: { readonly site: SiteView }) => {
  const { state, change } = useListState(defaults)
  const filter = findTimelineFilter(state.linha)
  const timeline = useTimeline(site.id, filter.kinds)
  const hasChipsBeside = useIsWide()
  const chips = (
    <ChoiceChips
      label="Mostrar"
      options={timelineFilters}
      current={filter.id}
      onChange={(linha) => change({ linha })}
    />
  )
  return (
    <Card title="Linha do tempo" {...(hasChipsBeside && { aside: chips })}>
      {!hasChipsBeside && <div className={classes.filters}>{chips}</div>}
      {site.actions.addNote.allowed && <NoteForm siteId={site.id} />}
      <Days siteId={site.id} timeline={timeline} isFiltered={filter.id !== defaults.linha} />
    </Card>
  )
}
