import { type AuditEntry, listAuditEntries } from '@girassol/contract/administration'
import type { AuditSubject } from '@girassol/domain/administration'
import { useState } from 'react'
import { useCan } from '../../../access/session.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card, CardRow } from '../../../ui/card.tsx'
import classes from './audit.module.css'
import { AuditEntryPanel, describeEntry } from './audit-entry-panel.tsx'

const mostShown = 5

type RecordHistoryProps = { readonly kind: AuditSubject; readonly id: number | string }

/** The latest changes of one record, for users who may read the log. */
export const RecordHistory = ({ kind, id }: RecordHistoryProps) => {
  const mayRead = useCan('administration.use')
  const query = { kind, subjectId: String(id), take: mostShown }
  const { data } = useEndpointQuery(listAuditEntries, { query }, { enabled: mayRead })
  const [opened, setOpened] = useState<AuditEntry>()
  if (data === undefined || data.data.length === 0) return null
  return (
    <Card
      title="Alterações"
      aside={
        data.total > mostShown && (
          <AppLink to={`/administracao/registro?tipo=${kind}&registro=${id}`}>Ver todas</AppLink>
        )
      }
      isFlush
    >
      {data.data.map((entry) => (
        <CardRow key={entry.id}>
          <div>
            <button type="button" className={classes.opener} onClick={() => setOpened(entry)}>
              {describeEntry(entry)}
            </button>
            <div className={classes.time}>
              <time dateTime={entry.madeAt}>{formatDateTime(entry.madeAt)}</time>
            </div>
          </div>
        </CardRow>
      ))}
      {opened !== undefined && <AuditEntryPanel entry={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}
