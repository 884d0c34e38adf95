import { useState } from 'react'
import { type SchemaFormOptions, useSchemaForm } from '../../lib/use-schema-form.ts'
import { announce } from '../live-region.tsx'
import { addFiles, type MessageFile } from './message-files.ts'

type Typed = { readonly text: string; readonly files: readonly MessageFile[]; readonly isInternal: boolean }

const initial: Typed = { text: '', files: [], isInternal: false }

/** What is sent. */
export type Body = {
  readonly text: string
  readonly files: readonly { readonly name: string; readonly file: string }[]
  readonly isInternal: boolean
}

type Field = 'text' | 'files' | 'isInternal'

type Outcome = { readonly onError: (error: unknown) => void; readonly onSuccess: () => void }

/** What a field for the next message of a thread needs. */
export type Composing<Sent extends Body = Body> = {
  /** The contract's schema of a message. */
  readonly schema: SchemaFormOptions<Sent, Typed, Field>['schema']
  /** The form and the record of which an unsent text is a draft. */
  readonly draft: { readonly form: string; readonly record: number }
  readonly mayWriteInternally: boolean
  readonly isSending: boolean
  readonly onSend: (body: Sent, outcome: Outcome) => void
}

const useMessageForm = <Sent extends Body>({ schema, draft, mayWriteInternally }: Composing<Sent>) =>
  useSchemaForm({
    schema,
    initial,
    labels: { text: 'Mensagem', files: 'Arquivos', isInternal: 'Só para a distribuidora' },
    // Files may be too large for the storage of the browser.
    drafted: { ...draft, never: ['files'] },
    toBody: ({ text, files, isInternal }) => ({
      text,
      files: files.map(({ name, file }) => ({ name, file })),
      isInternal: mayWriteInternally && isInternal,
    }),
    toField: (path) => (path.startsWith('files') ? 'files' : path),
  })

/** CLM-010, QUO-019: what is typed for a thread; the text remains until the server has it. */
export const useComposer = <Sent extends Body>(composing: Composing<Sent>) => {
  const form = useMessageForm(composing)
  const [problem, setProblem] = useState<string>()
  const { isSending, onSend } = composing
  const onSuccess = () => {
    form.draft.forget()
    // The switch remains, so that a note after an internal one does not reach the integrator by mistake.
    form.change({ text: '', files: [] })
    announce('Mensagem enviada.')
  }
  return {
    form,
    problem,
    isSending,
    choose: async (chosen: readonly File[]) => {
      const { files, problem: fault } = await addFiles(form.values.files, chosen)
      setProblem(fault)
      form.change({ files })
    },
    remove: (key: string) => {
      setProblem(undefined)
      form.change({ files: form.values.files.filter((file) => file.key !== key) })
    },
    send: () => {
      if (isSending) return
      form.submit((body) => onSend(body, { onError: form.fail, onSuccess }))
    },
  }
}
