import { listSites, type SiteRow } from '@girassol/contract/sites'
import type { SiteStage } from '@girassol/domain/sites'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import type { SiteFilters } from '../list/site-list-state.ts'
import { countSites } from '../site-words.ts'
import classes from './board.module.css'

export const cardsAtOnce = 20
/** The most that one request returns; a column with more is read in the list. */
const mostCards = 100

type MoreSitesProps = {
  readonly stage: SiteStage
  readonly filters: SiteFilters
  readonly shown: number
  readonly total: number
  /** All sites of the stage that have been loaded. */
  readonly onLoaded: (rows: readonly SiteRow[]) => void
  readonly onList: () => void
}

/** 'Mais n obras' below the cards of a stage, twenty at a time; beyond a hundred it opens the list of the stage. */
export const MoreSites = ({ stage, filters, shown, total, onLoaded, onList }: MoreSitesProps) => {
  const [wanted, setWanted] = useState(cardsAtOnce)
  const query = { ...filters, stage, take: wanted, skip: 1 }
  const list = useEndpointQuery(listSites, { query }, { enabled: wanted > cardsAtOnce, showPrevious: true })
  const report = useEffectEvent(onLoaded)
  useEffect(() => {
    if (list.data !== undefined) report(list.data.data)
  }, [list.data])
  const left = total - shown
  if (left <= 0) return null
  const isFull = wanted >= mostCards
  return (
    <div className={classes.more}>
      <ActionButton
        label={isFull ? `Ver ${countSites(total)} na lista` : `Mais ${countSites(left)}`}
        variant="text"
        size="compact"
        isRunning={list.isFetching}
        onRun={isFull ? onList : () => setWanted(Math.min(mostCards, wanted + cardsAtOnce))}
      />
    </div>
  )
}
