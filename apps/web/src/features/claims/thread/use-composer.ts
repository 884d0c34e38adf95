import { addClaimMessage, type ClaimView } from '@girassol/contract/claims'
import { messageBody } from '@girassol/contract/http/message-body'
import { useState } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { announce } from '../../../ui/live-region.tsx'
import { useStoreClaim } from '../use-store-claim.ts'
import { addFiles, type MessageFile } from './message-files.ts'

type Typed = { readonly text: string; readonly files: readonly MessageFile[]; readonly isInternal: boolean }

const initial: Typed = { text: '', files: [], isInternal: false }

const useMessageForm = ({ id, mayWriteInternally }: ClaimView) =>
  useSchemaForm({
    schema: messageBody,
    initial,
    labels: { text: 'Mensagem', files: 'Arquivos', isInternal: 'Só para a distribuidora' },
    // Files may be too large for the storage of the browser.
    drafted: { form: 'claim-message', record: id, never: ['files'] },
    toBody: ({ text, files, isInternal }) => ({
      text,
      files: files.map(({ name, file }) => ({ name, file })),
      isInternal: mayWriteInternally && isInternal,
    }),
    toField: (path) => (path.startsWith('files') ? 'files' : path),
  })

/** CLM-010: what is typed for the thread; the text remains until the server has it. */
export const useComposer = (claim: ClaimView) => {
  const form = useMessageForm(claim)
  const store = useStoreClaim()
  const [problem, setProblem] = useState<string>()
  const addition = useEndpointMutation(addClaimMessage, {
    isOnce: true,
    failure: 'A mensagem não foi enviada. Tente de novo.',
    onSuccess: (answer) => {
      store(answer)
      form.draft.forget()
      // The switch remains, so that a note after an internal one does not reach the integrator by mistake.
      form.change({ text: '', files: [] })
      announce('Mensagem enviada.')
    },
  })
  return {
    form,
    problem,
    isSending: addition.isPending,
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
      if (addition.isPending) return
      form.submit((body) => addition.mutate({ params: { id: claim.id }, body }, { onError: form.fail }))
    },
  }
}
