import type { SiteRow } from '@girassol/contract/sites'
import type { SiteStage } from '@girassol/domain/sites'
import { Box } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SiteFilters } from '../list/site-list-state.ts'
import type { useSiteMoves } from '../moving/use-site-moves.tsx'
import { useFinishTask } from '../tasks/use-finish-task.ts'
import classes from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { listColumn } from './board-columns.ts'
import { drawCardInPlace, drawCardOverPlace } from './carried-card.ts'
import { CarryStrip } from './carry-strip.tsx'
import { MoreSites } from './more-sites.tsx'
import { startsAsStrip, useOpenColumns } from './open-columns.ts'
import { type CardHandlers, keysHintId, SiteCard, toCardActions } from './site-card.tsx'
import { type Carried, useCarriedByKeys } from './use-carried-by-keys.ts'
import { useDragged } from './use-dragged.ts'

type StageCount = { readonly stage: SiteStage; readonly count: number; readonly kwp: number }

export type SiteBoardProps = {
  /** The first cards of every stage. */
  readonly rows: readonly SiteRow[]
  readonly stages: readonly StageCount[]
  readonly filters: SiteFilters
  readonly moves: ReturnType<typeof useSiteMoves>
  readonly isRefetching: boolean
  /** Opens the list of a stage. */
  readonly onList: (stage: SiteStage) => void
}

type Moves = SiteBoardProps['moves']

/** The focus stays on a card that went to another column: there it is another element. */
const useFocusedCard = (lastId: number | undefined) => {
  useEffect(() => {
    if (lastId === undefined || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-site="${lastId}"]`)?.focus({ preventScroll: true })
  })
}

/** Cards that are carried by keys or by drag, and what the board does with them. */
const useCarrying = (moves: Moves, onLanding: (stage: SiteStage) => void) => {
  const region = useRef<HTMLElement>(null)
  const [lastId, setLastId] = useState<number>()
  const drop = ({ site, to }: Carried) => {
    setLastId(site.id)
    onLanding(to)
    moves.request(site, to)
  }
  const { carried: held, press, giveUp } = useCarriedByKeys(drop)
  const { dragged, grab, swallowClick } = useDragged(region, drop)
  const heldId = held?.site.id
  const heldTo = held?.to
  useLayoutEffect(() => {
    const { current } = region
    if (current === null || heldId === undefined || heldTo === undefined) return
    drawCardOverPlace(current, heldId)
    return () => drawCardInPlace(current, heldId)
  }, [heldId, heldTo])
  useFocusedCard(lastId)
  return { region, held, carried: held ?? dragged, press, grab, swallowClick, giveUp }
}

/** The rows of the board, with those that 'Mais n obras' has loaded. */
const useLoadedRows = (rows: readonly SiteRow[]) => {
  const [extra, setExtra] = useState<Readonly<Partial<Record<SiteStage, readonly SiteRow[]>>>>({})
  const all = [...Object.values(extra).flat(), ...rows]
  // The answer of the board is never older than the rows of one stage: both are read again after a change.
  const byId = new Map(all.map((row) => [row.id, row]))
  return {
    all: [...byId.values()],
    add: (stage: SiteStage, loaded: readonly SiteRow[]) => setExtra((before) => ({ ...before, [stage]: loaded })),
  }
}

const KeysHint = () => (
  <p id={keysHintId} hidden>
    Espaço pega a obra, as setas para os lados mudam a etapa, Espaço solta e Esc desiste.
  </p>
)

type Carrying = ReturnType<typeof useCarrying>

/** What every card of the board does, and how one is drawn. */
const useCards = (moves: Moves, carrying: Carrying) => {
  const finishTask = useFinishTask()
  const on: CardHandlers = {
    onPress: carrying.press,
    onGrab: carrying.grab,
    onClick: carrying.swallowClick,
    onLeave: carrying.giveUp,
    listActions: (row) =>
      toCardActions(row, {
        onChoose: () => moves.choose(row),
        onDone: row.actions.move.allowed ? (taskId) => finishTask.mutate({ siteId: row.id, taskId }) : undefined,
      }),
  }
  return (row: SiteRow) => (
    <SiteCard
      row={row}
      isCarried={carrying.carried?.site.id === row.id}
      isWaiting={moves.waiting[row.id] !== undefined}
      refusal={moves.refusals[row.id]}
      {...on}
    />
  )
}

type ColumnsProps = Pick<SiteBoardProps, 'rows' | 'stages' | 'filters' | 'moves' | 'onList'> & {
  readonly carrying: Carrying
  readonly columns: ReturnType<typeof useOpenColumns>
}

const Columns = ({ rows, stages, filters, moves, onList, carrying, columns }: ColumnsProps) => {
  const { all, add } = useLoadedRows(rows)
  const card = useCards(moves, carrying)
  const { carried, held } = carrying
  return stages.map(({ stage, count, kwp }) => {
    const shown = listColumn(all, stage, moves.waiting)
    const isOpen = columns.isOpen(stage, Math.max(count, shown.length)) || held?.to === stage
    const more = (
      <MoreSites
        stage={stage}
        filters={filters}
        shown={all.filter((row) => row.stage === stage).length}
        total={count}
        onLoaded={(loaded) => add(stage, loaded)}
        onList={() => onList(stage)}
      />
    )
    return (
      <BoardColumn
        key={stage}
        stage={stage}
        count={count}
        kwp={kwp}
        rows={shown}
        isOpen={isOpen}
        isTarget={carried?.to === stage && carried.site.stage !== stage}
        card={card}
        more={more}
        onOpen={() => columns.choose(stage, true)}
        onClose={startsAsStrip(stage, count) ? () => columns.choose(stage, false) : undefined}
      />
    )
  })
}

/** SITE-005: one column a stage, with count and power; cards are moved by drag, by keyboard, or from their menu. */
export const SiteBoard = ({ isRefetching, ...props }: SiteBoardProps) => {
  const columns = useOpenColumns()
  const carrying = useCarrying(props.moves, (stage) => {
    if (startsAsStrip(stage, 1)) columns.choose(stage, true)
  })
  const { carried } = carrying
  return (
    // A scrolling area must be reachable by keyboard.
    <Box
      component="section"
      ref={carrying.region}
      className={classes.board}
      aria-label="Quadro de obras"
      aria-busy={isRefetching || undefined}
      data-carrying={carried !== undefined || undefined}
      tabIndex={0}
    >
      <ol className={classes.columns}>
        <Columns {...props} carrying={carrying} columns={columns} />
      </ol>
      <KeysHint />
      {carried && <CarryStrip {...carried} />}
    </Box>
  )
}
