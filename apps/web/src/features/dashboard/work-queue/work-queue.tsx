import { showDashboard, showWorkQueue } from '@girassol/contract/dashboard'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { type WorkQueue, workQueueNames, workQueues } from '@girassol/domain/dashboard'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../access/session.tsx'
import { formatCount } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card, CardRow } from '../../../ui/card.tsx'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { WaitingSystems } from '../home/waiting-systems.tsx'
import classes from './work-queue.module.css'
import { toListPath } from './work-queue-paths.ts'
import { Age, WorkRow } from './work-queue-row.tsx'

type Found = ResponseFor<typeof showWorkQueue>
type QueueCount = Found['queues'][number]

const firstRows = 8
const mostRows = 50

const formatTotal = (count: number, isExact: boolean): string => `${formatCount(count)}${isExact ? '' : '+'}`

const isQueue = (text: string): text is WorkQueue => workQueueNames.some((name) => name === text)

type ChipsProps = {
  readonly queues: readonly QueueCount[]
  readonly current: string
  readonly onChange: (queue: string) => void
}

/** The queues that are not empty, each with the server's count. */
const Chips = ({ queues, current, onChange }: ChipsProps) => {
  const all = queues.reduce((sum, { count }) => sum + count, 0)
  const isExact = queues.every((queue) => queue.isExact)
  const filledQueues = queues.filter(({ count }) => count > 0)
  const options = filledQueues.map((each) => ({
    id: each.queue as string,
    label: `${workQueues[each.queue].chip} ${formatTotal(each.count, each.isExact)}`,
  }))
  return (
    <ChoiceChips
      label="Filtrar a fila"
      options={[{ id: '', label: `Tudo ${formatTotal(all, isExact)}` }, ...options]}
      current={current}
      onChange={onChange}
    />
  )
}

/** 'Por fila': the count and the oldest record of each, and the link to its list. */
const QueueList = ({ queues, now }: { readonly queues: readonly QueueCount[]; readonly now: Date }) => (
  <Card title="Por fila" aside="mais antigo" isFlush>
    <ul className={classes.queues}>
      {queues
        .filter(({ count }) => count > 0)
        .map(({ queue, count, isExact, oldestAt }) => (
          <li key={queue}>
            <AppLink to={toListPath(queue)} className={classes.queue}>
              <strong className="figures">{formatTotal(count, isExact)}</strong>
              <span>{workQueues[queue].task}</span>
              <Age queue={queue} since={oldestAt} now={now} />
            </AppLink>
          </li>
        ))}
    </ul>
  </Card>
)

type RowsProps = { readonly found: Found; readonly take: number; readonly now: Date; readonly onMore: () => void }

const Rows = ({ found, take, now, onMore }: RowsProps) => (
  <>
    <ul className={classes.rows}>
      {found.data.map((row, index) => (
        <WorkRow key={`${row.queue} ${row.id}`} row={row} isNext={index === 0} now={now} />
      ))}
    </ul>
    <div className={classes.foot}>
      <span className="figures">
        {formatCount(found.data.length)} de {formatTotal(found.total, found.totalIsExact)}
      </span>
      {take < mostRows && found.total > found.data.length && (
        <ActionButton label="Ver mais" variant="text" onRun={onMore} />
      )}
    </div>
  </>
)

const everythingDone = (
  <EmptyState title="Tudo em dia." text="O que esperar por você aparece aqui, o mais antigo primeiro." />
)

/** The queue while it loads, or why it failed to load. */
const NotLoaded = ({ found }: { readonly found: UseQueryResult<Found> }) => (
  <CardRow>
    {found.error === null ? (
      <SkeletonLines lines={6} />
    ) : (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
    )}
  </CardRow>
)

/** USE-029: what waits for the user, oldest first, each with its one action. */
export const WorkQueueCards = () => {
  const [chosen, setChosen] = useState('')
  const [take, setTake] = useState(firstRows)
  const query = { ...(isQueue(chosen) && { queue: chosen }), take }
  const found = useEndpointQuery(showWorkQueue, { query }, { refetchOnMount: 'always', showPrevious: true })
  const home = useEndpointQuery(showDashboard, {}, { enabled: useCan('orders.readLogs'), refetchOnMount: 'always' })
  // Shown together with the notice above it, so that nothing moves afterwards.
  const shown = home.isLoading ? undefined : found.data
  const now = useNow()
  const queues = shown?.queues ?? []
  const hasWork = queues.some(({ count }) => count > 0)
  return (
    <div className={classes.page}>
      {shown !== undefined && home.data !== undefined && <WaitingSystems systems={home.data.systems} />}
      <div className={classes.board} data-side={hasWork || undefined}>
        <Card title="Sua fila" aside="Mais antigos primeiro" isFlush>
          {hasWork && (
            <div className={classes.chips}>
              <Chips queues={queues} current={chosen} onChange={setChosen} />
            </div>
          )}
          {shown === undefined && <NotLoaded found={found} />}
          {shown?.data.length === 0 && everythingDone}
          {shown !== undefined && shown.data.length > 0 && (
            <Rows found={shown} take={take} now={now} onMore={() => setTake(mostRows)} />
          )}
        </Card>
        {hasWork && <QueueList queues={queues} now={now} />}
      </div>
    </div>
  )
}
