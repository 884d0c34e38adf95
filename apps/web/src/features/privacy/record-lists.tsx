import type { KeptRecords, PersonPreview } from '@girassol/contract/privacy'
import { formatCount, formatDate } from '../../lib/format.ts'
import classes from './privacy.module.css'

/** How many records of each kind. */
export const FoundList = ({ label, found }: { readonly label: string; readonly found: PersonPreview['found'] }) => (
  <ul className={classes.found} aria-label={label}>
    {found.map(({ label: kind, records }) => (
      <li key={kind}>
        <span>{kind}</span>
        <strong>{formatCount(records)}</strong>
      </li>
    ))}
  </ul>
)

/** What stays, why, and until when. */
export const KeptList = ({ kept }: { readonly kept: readonly KeptRecords[] }) => (
  <ul className={classes.kept} aria-label="Registros que permanecem">
    {kept.map(({ label, records, reason, until }) => (
      <li key={label}>
        <p>
          <strong>{label}</strong> · {formatCount(records)}
          <span className={classes.until}>{until === null ? 'Sem prazo' : `Até ${formatDate(until)}`}</span>
        </p>
        <p className={classes.reason}>{reason}</p>
      </li>
    ))}
  </ul>
)
