import type { SiteRow } from '@girassol/contract/sites'
import { Box } from '@mantine/core'
import { IconArrowsExchange, IconCheck } from '@tabler/icons-react'
import type { DragEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { formatReais } from '../../../lib/format.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { toInitials } from '../../../ui/person-picture.tsx'
import { describeCity, formatKwp } from '../site-words.ts'
import { UrgencyLine } from '../urgency-line.tsx'
import classes from './board.module.css'

/** The id of the sentence that explains the keys to screen readers. */
export const keysHintId = 'site-board-keys'

/** What the board does with a card. */
export type CardHandlers = {
  readonly onPress: (row: SiteRow, event: KeyboardEvent) => void
  readonly onGrab: (row: SiteRow, event: PointerEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent) => void
  readonly onLeave: () => void
  readonly listActions: (row: SiteRow) => readonly Action[]
}

export type SiteCardProps = CardHandlers & {
  readonly row: SiteRow
  readonly isCarried: boolean
  /** The server has not confirmed its new stage yet. */
  readonly isWaiting: boolean
  /** Why it was not moved. */
  readonly refusal: string | undefined
}

const preventDefault = (event: DragEvent) => event.preventDefault()

const Responsible = ({ responsible }: Pick<SiteRow, 'responsible'>) =>
  responsible && (
    <span className={classes.responsible} title={responsible.name}>
      <span aria-hidden="true">{toInitials(responsible.name)}</span>
      <span className="hidden-visually">Responsável: {responsible.name}</span>
    </span>
  )

const CardBody = ({ row }: { readonly row: SiteRow }) => (
  <>
    <div className={classes.place}>
      {describeCity(row)}
      <Responsible responsible={row.responsible} />
    </div>
    <div className={classes.figures}>
      <strong>{formatKwp(row.kwp)}</strong>
      {row.value !== null && <span>{formatReais(row.value)}</span>}
    </div>
    {row.urgency && <UrgencyLine urgency={row.urgency} />}
  </>
)

/** A site on the board: it takes the focus, and is moved by keys or by drag where the user may move it. */
export const SiteCard = ({ row, isCarried, isWaiting, refusal, ...on }: SiteCardProps) => {
  const isMovable = row.actions.move.allowed && !isWaiting
  return (
    <Box
      component="article"
      className={classes.card}
      aria-label={row.title}
      aria-busy={isWaiting || undefined}
      data-site={row.id}
      data-waiting={isWaiting || undefined}
      data-carried={isCarried || undefined}
      data-movable={isMovable || undefined}
      {...(isMovable && {
        tabIndex: 0,
        'aria-describedby': keysHintId,
        onKeyDown: (event: KeyboardEvent) => on.onPress(row, event),
        onPointerDown: (event: PointerEvent<HTMLElement>) => on.onGrab(row, event),
        onBlur: on.onLeave,
        onClickCapture: on.onClick,
        onDragStart: preventDefault,
      })}
      // A card that waits keeps the focus.
      {...(isWaiting && { tabIndex: -1 })}
    >
      <div className={classes.head}>
        <h3>
          <AppLink to={`/obras/${row.id}`}>{row.title}</AppLink>
        </h3>
        <ActionMenu label={`Ações de ${row.title}`} actions={on.listActions(row)} />
      </div>
      <CardBody row={row} />
      {refusal !== undefined && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </Box>
  )
}

type CardActions = { readonly onChoose: () => void; readonly onDone: ((taskId: number) => void) | undefined }

/** The menu of a card; nothing without a permission. */
export const toCardActions = (row: SiteRow, { onChoose, onDone }: CardActions): readonly Action[] => {
  const taskId = row.urgency?.taskId ?? null
  return [
    ...(row.actions.move.allowed
      ? [
          {
            id: 'move',
            label: 'Mover para…',
            icon: <IconArrowsExchange size={16} aria-hidden />,
            onRun: onChoose,
          },
        ]
      : []),
    ...(taskId !== null && onDone !== undefined
      ? [
          {
            id: 'done',
            label: 'Concluir tarefa',
            icon: <IconCheck size={16} aria-hidden />,
            onRun: () => onDone(taskId),
          },
        ]
      : []),
  ]
}
