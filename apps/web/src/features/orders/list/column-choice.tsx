import {
  type ColumnChoice,
  isFixedColumn,
  moveColumn,
  type OrderColumn,
  orderColumns,
  showColumn,
} from '@girassol/domain/orders'
import { Checkbox } from '@mantine/core'
import { IconGripVertical, IconLock } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import classes from './column-choice.module.css'
import { useColumnChoice } from './use-column-choice.ts'

type EntryProps = {
  readonly column: ColumnChoice
  readonly isDragged: boolean
  readonly isTarget: boolean
  readonly onShow: (isShown: boolean) => void
  readonly onStep: (step: -1 | 1) => void
  readonly onDrag: (phase: 'start' | 'over' | 'drop' | 'end') => void
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

const Entry = ({ column, isDragged, isTarget, onShow, onStep, onDrag }: EntryProps) => {
  const { name, isShown } = column
  const { label } = orderColumns[name]
  const isFixed = isFixedColumn(name)
  const stepByKey = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined
    if (step === undefined || isFixed) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <li
      draggable={!isFixed}
      data-dragged={isDragged || undefined}
      data-target={isTarget || undefined}
      onKeyDown={stepByKey}
      onDragStart={() => onDrag('start')}
      onDragOver={(event) => {
        event.preventDefault()
        onDrag('over')
      }}
      onDrop={() => onDrag('drop')}
      onDragEnd={() => onDrag('end')}
    >
      <Checkbox
        size="xs"
        label={label}
        checked={isShown}
        disabled={isFixed}
        aria-keyshortcuts={isFixed ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
        onChange={(event) => onShow(event.currentTarget.checked)}
      />
      {isFixed ? <IconLock size={15} aria-label="Coluna fixa" /> : <IconGripVertical size={15} aria-hidden />}
    </li>
  )
}

/** The columns of the list: shown or hidden, and their order by drag or Alt with the arrow keys (USE-025). */
export const ColumnChoiceList = () => {
  const { columns, isUsual, change } = useColumnChoice()
  const [dragged, setDragged] = useState<OrderColumn>()
  const [target, setTarget] = useState<OrderColumn>()
  const move = (name: OrderColumn, place: number) => {
    const moved = moveColumn(columns, name, place)
    if (moved === columns) return
    change(moved)
    announce(`${orderColumns[name].label}: ${place + 1} de ${columns.length}`)
  }
  const drag = (name: OrderColumn, place: number) => (phase: 'start' | 'over' | 'drop' | 'end') => {
    if (phase === 'start') setDragged(name)
    if (phase === 'over') setTarget(name)
    if (phase === 'drop' && dragged !== undefined) move(dragged, place)
    if (phase === 'drop' || phase === 'end') {
      setDragged(undefined)
      setTarget(undefined)
    }
  }
  return (
    <>
      <p className={classes.title}>Colunas deste usuário</p>
      <ul className={classes.list} aria-label="Colunas">
        {columns.map((column, place) => (
          <Entry
            key={column.name}
            column={column}
            isDragged={dragged === column.name}
            isTarget={dragged !== undefined && target === column.name}
            onShow={(isShown) => change(showColumn(columns, column.name, isShown))}
            onStep={(step) => move(column.name, place + step)}
            onDrag={drag(column.name, place)}
          />
        ))}
      </ul>
      <p className={classes.hint}>Arraste, ou Alt com ↑ e ↓, para mudar a ordem.</p>
      <div className={classes.foot}>
        <ActionButton
          label="Voltar ao padrão"
          variant="text"
          permission={isUsual ? { allowed: false, reason: 'As colunas já são as do padrão.' } : { allowed: true }}
          reasonAs="tooltip"
          onRun={() => change(null)}
        />
      </div>
    </>
  )
}
