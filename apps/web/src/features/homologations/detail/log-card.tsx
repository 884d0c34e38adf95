import type { HomologationView } from '@girassol/contract/homologations'
import { homologationStatuses } from '@girassol/domain/homologations'
import { formatDateTime } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import classes from './homologation-detail.module.css'

type Entry = HomologationView['log'][number]

const describeEntry = ({ kind, to }: Entry): string => {
  if (kind === 'CREATED') return 'Homologação aberta'
  if (kind === 'EDITED' || to === null) return 'Dados alterados'
  return homologationStatuses[to].label
}

/** HOM-001: what happened, newest first. */
export const LogCard = ({ log }: Pick<HomologationView, 'log'>) => (
  <Card title="Histórico">
    <ol className={classes.log}>
      {log.map((entry) => (
        <li key={entry.id}>
          <p>{describeEntry(entry)}</p>
          {entry.text !== null && <p className={classes.logText}>{entry.text}</p>}
          <p className={classes.logNote}>
            {entry.author} · <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  </Card>
)
