import { editTask, removeTask } from '@girassol/contract/site-records'
import type { SiteView, TaskView } from '@girassol/contract/sites'
import { Checkbox } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatShortDate } from '../../../lib/format.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { siteReads } from '../site-reads.ts'
import classes from './tasks.module.css'

const loadDialog = async () => (await import('./task-dialog.tsx')).TaskDialog
const TaskDialog = lazyDialog(loadDialog)
const RemoveTaskDialog = lazyDialog(async () => (await import('../../../ui/remove-dialog.tsx')).RemoveDialog)

/** 'Atrasada · era para 19/11 · Marina', 'até 25/11 · Rafael', 'feita em 20/11 · Rafael' */
const describeTask = ({ dueOn, isLate, doneAt, responsible }: TaskView, now: Date): string => {
  const [firstName = responsible.name] = responsible.name.split(' ')
  const day = formatShortDate(dueOn, now)
  if (doneAt !== null) return `feita em ${formatShortDate(doneAt, now)} · ${firstName}`
  return isLate ? `Atrasada · era para ${day} · ${firstName}` : `até ${day} · ${firstName}`
}

type TaskRowProps = {
  readonly task: TaskView
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const TaskRow = ({ task, onEdit, onRemove }: TaskRowProps) => {
  const { id, version, title, doneAt, isLate, actions } = task
  const now = useNow()
  const change = useEndpointMutation(editTask, { refreshes: siteReads })
  const toggle = () => {
    if (!change.isPending && actions.edit.allowed)
      change.mutate({ params: { id }, body: { isDone: doneAt === null, version } })
  }
  const menu = [
    { id: 'edit', label: 'Editar', icon: <IconPencil size={16} aria-hidden />, onRun: onEdit },
    {
      id: 'remove',
      label: 'Remover',
      icon: <IconTrash size={16} aria-hidden />,
      isDangerous: true,
      onRun: onRemove,
    },
  ]
  return (
    <li className={classes.task} data-done={doneAt !== null || undefined} aria-busy={change.isPending || undefined}>
      <Checkbox
        label={title}
        description={
          <span className={classes.when} data-late={isLate || undefined}>
            {describeTask(task, now)}
          </span>
        }
        checked={change.isPending ? doneAt === null : doneAt !== null}
        disabled={!actions.edit.allowed}
        onChange={toggle}
      />
      {actions.edit.allowed && <ActionMenu label={`Ações da tarefa ${title}`} actions={menu} />}
    </li>
  )
}

type Opened =
  | { readonly kind: 'edit'; readonly task: TaskView | null }
  | { readonly kind: 'remove'; readonly task: TaskView }

const TaskDialogs = ({ siteId, opened, onClose }: { siteId: number; opened: Opened; onClose: () => void }) => {
  const removal = useEndpointMutation(removeTask, {
    success: 'Tarefa removida',
    refreshes: siteReads,
    onSuccess: onClose,
  })
  if (opened.kind === 'edit') return <TaskDialog siteId={siteId} record={opened.task} onClose={onClose} />
  return (
    <RemoveTaskDialog
      what={`a tarefa ${opened.task.title}`}
      isRunning={removal.isPending}
      onConfirm={() => removal.mutate({ params: { id: opened.task.id } })}
      onClose={onClose}
    >
      Não dá para desfazer.
    </RemoveTaskDialog>
  )
}

/** SITE-009, SITE-010: the tasks of a site, late ones first. */
export const TasksCard = ({ site }: { readonly site: SiteView }) => {
  const [opened, setOpened] = useState<Opened>()
  return (
    <Card
      title="Tarefas"
      aside={
        site.actions.addTask.allowed && (
          <ActionButton
            label="Nova tarefa"
            variant="text"
            size="compact"
            icon={<IconPlus size={14} aria-hidden />}
            load={loadDialog}
            onRun={() => setOpened({ kind: 'edit', task: null })}
          />
        )
      }
    >
      {site.tasks.length === 0 ? (
        <p className={classes.none}>Nenhuma tarefa.</p>
      ) : (
        <ul className={classes.tasks} aria-label="Tarefas">
          {site.tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              onEdit={() => setOpened({ kind: 'edit', task })}
              onRemove={() => setOpened({ kind: 'remove', task })}
            />
          ))}
        </ul>
      )}
      {opened && <TaskDialogs siteId={site.id} opened={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}
