import type { ClaimView } from '@girassol/contract/claims'
import { Switch, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChosenFiles } from '../chosen-files.tsx'
import { AttachButton } from './attach-button.tsx'
import classes from './thread.module.css'
import { useComposer } from './use-composer.ts'

/** CLM-010: a message with up to three files; the distributor may write for itself alone. */
export const Composer = ({ claim }: { readonly claim: ClaimView }) => {
  const { form, problem, isSending, choose, remove, send } = useComposer(claim)
  const { label, ...field } = form.getTextProps('text')
  const { values } = form
  const isInternal = claim.mayWriteInternally && values.isInternal
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form noValidate onSubmit={submit} className={classes.composer} data-internal={isInternal || undefined}>
      <Textarea
        {...field}
        aria-label={label}
        placeholder={isInternal ? 'Escreva uma nota que só a distribuidora lê' : 'Escreva uma mensagem'}
        autosize
        minRows={2}
        maxRows={10}
      />
      <ChosenFiles label="Arquivos da mensagem" files={values.files} onRemove={remove} />
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <AttachButton id={form.getId('files')} onChoose={(files) => void choose(files)} />
        {claim.mayWriteInternally && <Switch {...form.getCheckboxProps('isInternal')} />}
        <ActionButton
          label={isInternal ? 'Salvar nota interna' : 'Enviar'}
          runningLabel={isInternal ? 'Salvando…' : 'Enviando…'}
          isRunning={isSending}
          isSubmit
        />
      </div>
    </form>
  )
}
