import { Switch, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { ActionButton } from '../action-button.tsx'
import { AttachButton } from './attach-button.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import classes from './thread.module.css'
import { type Body, type Composing, useComposer } from './use-composer.ts'

/** A message with up to three files; who may does it for the own side alone. */
export const Composer = <Sent extends Body>(composing: Composing<Sent>) => {
  const { form, problem, isSending, choose, remove, send } = useComposer(composing)
  const { mayWriteInternally } = composing
  const { label, ...field } = form.getTextProps('text')
  const { values } = form
  const isInternal = mayWriteInternally && values.isInternal
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
        {mayWriteInternally && <Switch {...form.getCheckboxProps('isInternal')} />}
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
