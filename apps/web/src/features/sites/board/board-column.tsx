import type { SiteRow } from '@girassol/contract/sites'
import { type SiteStage, siteStages } from '@girassol/domain/sites'
import { IconChevronRight, IconChevronsLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { countSites, formatKwp } from '../site-words.ts'
import classes from './board.module.css'

type StripProps = {
  readonly label: string
  readonly count: number
  readonly onOpen: () => void
}

const Strip = ({ label, count, onOpen }: StripProps) => (
  <button type="button" className={classes.strip} aria-expanded={false} onClick={onOpen}>
    <IconChevronRight size={14} aria-hidden />
    <span className={classes.upright}>{label}</span>{' '}
    <span className={classes.stripCount}>
      {formatCount(count)}
      <span className="hidden-visually"> {count === 1 ? 'obra' : 'obras'}</span>
    </span>
  </button>
)

const DropPlace = ({ label }: { readonly label: string }) => (
  <li className={classes.dropPlace} data-drop-place aria-hidden="true">
    Soltar em {label}
  </li>
)

export type BoardColumnProps = {
  readonly stage: SiteStage
  readonly count: number
  readonly kwp: number
  readonly rows: readonly SiteRow[]
  readonly isOpen: boolean
  /** A carried card would be dropped here. */
  readonly isTarget: boolean
  readonly card: (row: SiteRow) => ReactNode
  /** Below the cards: how many more there are. */
  readonly more: ReactNode
  readonly onOpen: () => void
  /** Only for a column that starts as a strip. */
  readonly onClose: (() => void) | undefined
}

/** One stage of the board; a strip with its count and name while it is closed. */
export const BoardColumn = (props: BoardColumnProps) => {
  const { stage, count, kwp, rows, isOpen, isTarget, card, more, onOpen, onClose } = props
  const { label } = siteStages[stage]
  if (!isOpen) {
    return (
      <li className={classes.closed} data-stage={stage} data-target={isTarget || undefined}>
        <Strip label={label} count={count} onOpen={onOpen} />
      </li>
    )
  }
  return (
    <li className={classes.column} data-stage={stage} data-target={isTarget || undefined}>
      <header className={classes.columnHead}>
        <h2>
          {label} <span className={classes.count}>{formatCount(count)}</span>
        </h2>
        <p className="figures">{formatKwp(kwp)}</p>
        {onClose && (
          <button type="button" className={classes.close} aria-label={`Recolher ${label}`} onClick={onClose}>
            <IconChevronsLeft size={14} aria-hidden />
          </button>
        )}
      </header>
      <ul className={classes.cards} aria-label={`${label}, ${countSites(count)}, ${formatKwp(kwp)}`}>
        {isTarget && <DropPlace label={label} />}
        {rows.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </ul>
      {more}
    </li>
  )
}
