import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { missing } from '../lib/format.ts'
import { useIsPhone } from '../lib/media.ts'
import { ActionButton } from './action-button.tsx'
import classes from './compare-cards.module.css'
import { type ComparedValue, compareLine, type LineComparison } from './compare-lines.ts'
import { Meter } from './meter.tsx'
import { Notice } from './notice.tsx'

export type ComparedRow = {
  readonly id: string
  readonly label: string
  /** Shown on the phone above 'Mais detalhes'. */
  readonly isEssential?: boolean
  /** Which value is the best; absent where none is better than another. */
  readonly best?: 'lowest' | 'highest'
}

export type ComparedItem = {
  readonly id: string
  /** 'Melhor ajuste'; several tags of one item are on one card: 'Melhor ajuste · Menor preço'. */
  readonly title: string
  /** The price. Absent without permission to see prices. */
  readonly figure?: ReactNode
  readonly note?: ReactNode
  /** What is shown on each line; a line that no alternative has is left out. */
  readonly values: Readonly<Record<string, ReactNode>>
  /** What the lines are compared by: the same value in all is dim, the best one is bold. */
  readonly compared?: Readonly<Record<string, ComparedValue>>
  /** Rows with a bar that shows how much of the limit is used. */
  readonly meters?: Readonly<Record<string, { readonly share: number; readonly isNear: boolean }>>
  readonly warnings?: readonly string[]
  /** A button below the rows: what opens more about the item. */
  readonly more?: ReactNode
  /** Its button where nothing is chosen. */
  readonly foot?: ReactNode
}

type Choosing = {
  readonly chosenId: string | null
  readonly chosenBadge: string
  readonly chosenLabel: string
  readonly chooseLabel: string
  readonly choosing?: string | null
  readonly onChoose: (id: string) => void
}

export type CompareCardsProps = {
  readonly rows: readonly ComparedRow[]
  readonly items: readonly ComparedItem[]
  /** Absent where nothing is chosen. */
  readonly choice?: Choosing
}

type Line = ComparedRow & LineComparison

const compareLines = ({ rows, items }: CompareCardsProps): readonly Line[] =>
  rows
    .filter(({ id }) => items.some(({ values }) => values[id] !== undefined))
    .map((row) => ({ ...row, ...compareLine(row, items) }))

const Value = ({ line, item }: { readonly line: Line; readonly item: ComparedItem }) => {
  const value = item.values[line.id] ?? missing
  if (line.bestIds.includes(item.id)) {
    return (
      <>
        <strong>{value}</strong>
        <span className="hidden-visually">, o melhor</span>
      </>
    )
  }
  return (
    <>
      {value}
      {line.isSame && <span className="hidden-visually">, igual em todos</span>}
    </>
  )
}

const Lines = ({ lines, item }: { readonly lines: readonly Line[]; readonly item: ComparedItem }) => (
  <dl className={classes.rows}>
    {lines.map((line) => {
      const meter = item.meters?.[line.id]
      return (
        <div key={line.id} data-same={line.isSame || undefined}>
          <dt>{line.label}</dt>
          <dd>
            <Value line={line} item={item} />
          </dd>
          {meter !== undefined && <Meter share={meter.share} tone={meter.isNear ? 'attention' : 'normal'} />}
        </div>
      )
    })}
  </dl>
)

type ChoiceProps = { readonly item: ComparedItem; readonly choice: Choosing }

const Choice = ({ item, choice }: ChoiceProps) =>
  item.id === choice.chosenId ? (
    <p className={classes.chosen}>{choice.chosenLabel}</p>
  ) : (
    <ActionButton
      label={choice.chooseLabel}
      name={`${choice.chooseLabel}: ${item.title}`}
      isWide
      isRunning={choice.choosing === item.id}
      onRun={() => choice.onChoose(item.id)}
    />
  )

type ComparedProps = {
  readonly item: ComparedItem
  readonly lines: readonly Line[]
  readonly choice: Choosing | undefined
}

const Head = ({ item, choice }: Pick<ComparedProps, 'item' | 'choice'>) => (
  <>
    <header className={classes.head}>
      <h3>{item.title}</h3>
      {item.id === choice?.chosenId && (
        <span className={classes.badge}>
          <IconCheck size={14} aria-hidden /> {choice.chosenBadge}
        </span>
      )}
    </header>
    {item.figure !== undefined && <p className={classes.figure}>{item.figure}</p>}
    {item.note !== undefined && <p className={classes.note}>{item.note}</p>}
  </>
)

const Compared = ({ item, lines, choice }: ComparedProps) => {
  const isPhone = useIsPhone()
  const [isWhole, setWhole] = useState(false)
  const isCut = isPhone && !isWhole
  return (
    <li className={classes.card} data-chosen={item.id === choice?.chosenId || undefined}>
      <Head item={item} choice={choice} />
      <Lines lines={isCut ? lines.filter((line) => line.isEssential) : lines} item={item} />
      {isCut && <ActionButton label="Mais detalhes" variant="text" onRun={() => setWhole(true)} />}
      {item.more}
      <div className={classes.warnings}>
        {item.warnings?.map((warning) => (
          <Notice key={warning} tone="attention" isInline>
            {warning}
          </Notice>
        ))}
      </div>
      <div className={classes.foot}>{choice === undefined ? item.foot : <Choice item={item} choice={choice} />}</div>
    </li>
  )
}

/**
 * Up to four alternatives with the same lines in the same order. A value that all have is dim; the best is bold, and
 * followed by the word for screen readers (DEC-004).
 */
export const CompareCards = (props: CompareCardsProps) => {
  const lines = compareLines(props)
  return (
    <ul className={classes.cards} data-count={props.items.length}>
      {props.items.map((item) => (
        <Compared key={item.id} item={item} lines={lines} choice={props.choice} />
      ))}
    </ul>
  )
}
