import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '../lib/media.ts'
import { ActionButton } from './action-button.tsx'
import classes from './compare-cards.module.css'
import { Meter } from './meter.tsx'
import { Notice } from './notice.tsx'

export type ComparedRow = {
  readonly id: string
  readonly label: string
  /** Shown on the phone above 'Mais detalhes'. */
  readonly isEssential?: boolean
}

export type ComparedItem = {
  readonly id: string
  /** 'Melhor ajuste'; several tags of one item are on one card: 'Melhor ajuste · Menor preço'. */
  readonly title: string
  /** The price. Absent without permission to see prices. */
  readonly figure?: ReactNode
  readonly note?: ReactNode
  readonly values: Readonly<Record<string, ReactNode>>
  /** Rows with a bar that shows how much of the limit is used. */
  readonly meters?: Readonly<Record<string, { readonly share: number; readonly isNear: boolean }>>
  readonly warnings?: readonly string[]
  /** A button below the rows: what opens more about the item. */
  readonly more?: ReactNode
}

export type CompareCardsProps = {
  readonly rows: readonly ComparedRow[]
  readonly items: readonly ComparedItem[]
  readonly chosenId: string | null
  readonly chosenBadge: string
  readonly chosenLabel: string
  readonly chooseLabel: string
  readonly choosing?: string | null
  readonly onChoose: (id: string) => void
}

const Rows = ({ rows, item }: { readonly rows: readonly ComparedRow[]; readonly item: ComparedItem }) => (
  <dl className={classes.rows}>
    {rows.map(({ id, label }) => {
      const meter = item.meters?.[id]
      return (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{item.values[id]}</dd>
          {meter !== undefined && <Meter share={meter.share} tone={meter.isNear ? 'attention' : 'normal'} />}
        </div>
      )
    })}
  </dl>
)

const Choice = ({ item, isChosen, props }: { item: ComparedItem; isChosen: boolean; props: CompareCardsProps }) =>
  isChosen ? (
    <p className={classes.chosen}>{props.chosenLabel}</p>
  ) : (
    <ActionButton
      label={props.chooseLabel}
      name={`${props.chooseLabel}: ${item.title}`}
      isWide
      isRunning={props.choosing === item.id}
      onRun={() => props.onChoose(item.id)}
    />
  )

const Compared = ({ item, props }: { readonly item: ComparedItem; readonly props: CompareCardsProps }) => {
  const isPhone = useIsPhone()
  const [isWhole, setWhole] = useState(false)
  const isChosen = item.id === props.chosenId
  const isCut = isPhone && !isWhole
  return (
    <li className={classes.card} data-chosen={isChosen || undefined}>
      <header className={classes.head}>
        <h3>{item.title}</h3>
        {isChosen && (
          <span className={classes.badge}>
            <IconCheck size={14} aria-hidden /> {props.chosenBadge}
          </span>
        )}
      </header>
      {item.figure !== undefined && <p className={classes.figure}>{item.figure}</p>}
      {item.note !== undefined && <p className={classes.note}>{item.note}</p>}
      <Rows rows={isCut ? props.rows.filter((row) => row.isEssential) : props.rows} item={item} />
      {isCut && <ActionButton label="Mais detalhes" variant="text" onRun={() => setWhole(true)} />}
      {item.more}
      <div className={classes.warnings}>
        {item.warnings?.map((warning) => (
          <Notice key={warning} tone="attention" isInline>
            {warning}
          </Notice>
        ))}
      </div>
      <div className={classes.foot}>
        <Choice item={item} isChosen={isChosen} props={props} />
      </div>
    </li>
  )
}

/** Up to three alternatives with the same rows in the same order. */
export const CompareCards = (props: CompareCardsProps) => (
  <ul className={classes.cards}>
    {props.items.map((item) => (
      <Compared key={item.id} item={item} props={props} />
    ))}
  </ul>
)
