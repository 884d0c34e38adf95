import type { SiteRow } from '@girassol/contract/sites'
import type { UrgencyKind } from '@girassol/domain/sites'
import { type Icon, IconAlertCircle, IconClockPause, IconSquareCheck, IconTruckDelivery } from '@tabler/icons-react'
import { useToday } from '../../lib/use-now.ts'
import classes from './urgency-line.module.css'
import { describeUrgency, isLate } from './urgency-words.ts'

const icons: Readonly<Record<UrgencyKind, Icon>> = {
  HOMOLOGATION_LATE: IconAlertCircle,
  TASK_LATE: IconAlertCircle,
  TASK: IconSquareCheck,
  DELIVERY: IconTruckDelivery,
  IDLE: IconClockPause,
}

type UrgencyLineProps = {
  readonly urgency: NonNullable<SiteRow['urgency']>
  /** With the title of a late task. */
  readonly isLong?: boolean
}

/** What is the most urgent about a site; red, with icon and word, when it is late. */
export const UrgencyLine = ({ urgency, isLong = false }: UrgencyLineProps) => {
  const UrgencyIcon = icons[urgency.kind]
  const today = useToday()
  return (
    <span className={classes.line} data-late={isLate(urgency) || undefined}>
      <UrgencyIcon size={14} aria-hidden />
      {describeUrgency(urgency, today, isLong)}
    </span>
  )
}
