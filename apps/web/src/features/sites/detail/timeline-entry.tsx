import type { TimelineEntry } from '@girassol/contract/sites'
import type { TimelineKind } from '@girassol/domain/sites'
import {
  type Icon,
  IconAlertTriangle,
  IconArrowRight,
  IconBarcode,
  IconCertificate,
  IconCreditCard,
  IconFileInvoice,
  IconFileText,
  IconNote,
  IconPackage,
  IconSquareCheck,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDateTime, formatTime } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { NoteEntry } from '../notes/note-entry.tsx'
import classes from './timeline.module.css'

const icons: Readonly<Record<TimelineKind, Icon>> = {
  STAGE: IconArrowRight,
  PROPOSAL: IconFileText,
  BUDGET: IconFileInvoice,
  ORDER: IconPackage,
  PAYMENT: IconCreditCard,
  DELIVERY: IconTruckDelivery,
  SERIAL: IconBarcode,
  CLAIM: IconAlertTriangle,
  HOMOLOGATION: IconCertificate,
  TASK: IconSquareCheck,
  NOTE: IconNote,
}

const Sentence = ({ entry }: { readonly entry: TimelineEntry }) => (
  <>
    <p className={classes.sentence}>
      {entry.link === null ? entry.title : <AppLink to={entry.link}>{entry.title}</AppLink>}
    </p>
    {entry.detail !== null && <p className={classes.detail}>{entry.detail}</p>}
    {entry.author !== null && <p className={classes.source}>{entry.author}</p>}
  </>
)

type FrameProps = { readonly entry: TimelineEntry; readonly children: ReactNode }

const Frame = ({ entry, children }: FrameProps) => {
  const KindIcon = icons[entry.kind]
  return (
    <li className={classes.entry}>
      <span className={classes.icon} data-tone={entry.tone} aria-hidden="true">
        <KindIcon size={16} />
      </span>
      <div className={classes.words}>{children}</div>
      <time className={classes.time} dateTime={entry.at} title={formatDateTime(entry.at)}>
        {formatTime(entry.at)}
      </time>
    </li>
  )
}

type TimelineEntryProps = { readonly siteId: number; readonly entry: TimelineEntry }

/** One thing that happened on a site; it opens its record. */
export const TimelineEntryRow = ({ siteId, entry }: TimelineEntryProps) => (
  <Frame entry={entry}>
    {entry.note === null ? <Sentence entry={entry} /> : <NoteEntry siteId={siteId} note={entry.note} />}
  </Frame>
)
