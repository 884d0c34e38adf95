import type { RequestFor } from '@girassol/contract/http/endpoint'
import { addTask, editTask } from '@girassol/contract/site-records'
import { listSiteOptions, type TaskView } from '@girassol/contract/sites'
import { newTaskBody } from '@girassol/contract/sites/record-bodies'
import { Select, TextInput } from '@mantine/core'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { DayInput } from '../../../ui/day-input.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { siteReads } from '../site-reads.ts'

const labels = { title: 'Tarefa', dueOn: 'Para quando', responsibleId: 'Responsável' } as const

type Typed = { readonly title: string; readonly dueOn: string; readonly responsibleId: string }
type NewTask = RequestFor<typeof addTask>['body']

const toTyped = (record: TaskView | null, title: string): Typed =>
  record === null
    ? { title, dueOn: '', responsibleId: '' }
    : { title: record.title, dueOn: record.dueOn, responsibleId: String(record.responsible.id) }

const toBody = ({ title, dueOn, responsibleId }: Typed) => ({
  title,
  dueOn,
  ...(responsibleId !== '' && { responsibleId: Number(responsibleId) }),
})

export type TaskDialogProps = {
  readonly siteId: number
  /** Null for a new one. */
  readonly record: TaskView | null
  /** The first title of a new one. */
  readonly title?: string
  readonly onClose: () => void
}

/** SITE-009: a task of a site; without a responsible user it is the author's. */
export const TaskDialog = ({ siteId, record, title = '', onClose }: TaskDialogProps) => {
  const options = useEndpointQuery(listSiteOptions, {}, { staleTime: 300_000 })
  const form = useSchemaForm({
    schema: newTaskBody,
    initial: toTyped(record, title),
    labels,
    toBody,
    drafted: { form: 'site-task', record: record === null ? `new-${siteId}` : record.id },
  })
  const saved = { failure: false, refreshes: siteReads, onSuccess: afterSave(form.draft, onClose) } as const
  const addition = useEndpointMutation(addTask, { ...saved, isOnce: true })
  const change = useEndpointMutation(editTask, saved)
  const saving =
    record === null
      ? saveWith(addition, (body: NewTask) => ({ body: { ...body, siteId } }))
      : saveWith(change, ({ siteId: _, ...body }: NewTask) => ({
          params: { id: record.id },
          body: { ...body, version: record.version },
        }))
  const { value: responsibleId, onChange: changeResponsible, ...responsible } = form.getFieldProps('responsibleId')
  return (
    <RecordDialog
      title={record === null ? 'Nova tarefa' : 'Editar tarefa'}
      width="decision"
      form={form}
      saving={saving}
      onReload={onClose}
      onClose={onClose}
    >
      <TextInput {...form.getTextProps('title')} autoComplete="off" />
      <DayInput {...form.getDayProps('dueOn')} />
      <Select
        {...responsible}
        placeholder="Você"
        data={(options.data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={responsibleId === '' ? null : responsibleId}
        onChange={(id) => changeResponsible(id ?? '')}
        searchable
        clearable={record === null}
      />
    </RecordDialog>
  )
}
