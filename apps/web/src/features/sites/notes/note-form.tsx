import { addNote } from '@girassol/contract/site-records'
import { noteBody } from '@girassol/contract/sites/record-bodies'
import { Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { siteReads } from '../site-reads.ts'
import classes from './notes.module.css'

const labels = { text: 'Nota' } as const

/** SITE-011: a note of 1 to 2,000 characters above the timeline. */
export const NoteForm = ({ siteId }: { readonly siteId: number }) => {
  const form = useSchemaForm({
    schema: noteBody,
    initial: { text: '' },
    labels,
    drafted: { form: 'site-note', record: siteId },
  })
  const { label, ...field } = form.getTextProps('text')
  const addition = useEndpointMutation(addNote, {
    isOnce: true,
    failure: 'A nota não foi salva. Tente de novo.',
    refreshes: siteReads,
    onSuccess: () => {
      form.draft.forget()
      form.change({ text: '' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!addition.isPending)
      form.submit((body) => addition.mutate({ params: { id: siteId }, body }, { onError: form.fail }))
  }
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <Textarea {...field} aria-label={label} placeholder="Escreva uma nota" autosize minRows={1} maxRows={8} />
      <ActionButton label="Adicionar" runningLabel="Salvando…" isRunning={addition.isPending} isSubmit />
    </form>
  )
}
