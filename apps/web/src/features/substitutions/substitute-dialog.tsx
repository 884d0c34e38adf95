import type { OrderView } from '@girassol/contract/orders'
import type { SubstituteOption, Substitutes } from '@girassol/contract/substitutions'
import { availabilityWord } from '@girassol/domain/catalogue'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { formatPower } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { LossesNotice } from './losses-notice.tsx'
import { OptionChanges } from './option-changes.tsx'
import classes from './substitute-dialog.module.css'
import { useApplySubstitution, useMakeSuggestion, useSubstitutes } from './use-substitution.ts'

export type SubstituteDialogProps = {
  /** Undefined: the open cart. */
  readonly invoiceId?: number
  readonly code: string
  /** The choice is suggested to the integrator, not applied (SUB-010). */
  readonly isSuggestion?: boolean
  readonly onApplied?: (order: OrderView) => void
  readonly onClose: () => void
}

const dispatchText = ({ availability }: SubstituteOption): string =>
  `Embarque ${availability === 'SEARCH' ? 'a consultar' : availabilityWord(availability).toLowerCase()}`

const powerText = ({ powerDifference: kwp }: SubstituteOption): string | null => {
  if (kwp === 0) return null
  return `${kwp < 0 ? '−' : '+'}${formatPower(Math.abs(kwp) * 1000)}`
}

const noteOf = (option: SubstituteOption): string =>
  [option.isSuccessor ? 'Sucessor indicado' : null, dispatchText(option), powerText(option), option.stringsAfter]
    .filter((part) => part !== null)
    .join(' · ')

const Lead = ({ found }: { readonly found: Substitutes }) => (
  <p className={classes.lead}>
    {found.item.name}
    {found.reason !== null && ` · ${found.reason.text}`}
  </p>
)

type Reading = ReturnType<typeof useSubstitutes>

/** The state of the choice, and what its button does; after a refusal the choices are read again. */
const useChoice = (
  { invoiceId, isSuggestion = false, onApplied, onClose }: SubstituteDialogProps,
  reading: Reading,
) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const [text, setText] = useState('')
  const { apply, isApplying } = useApplySubstitution((order) => {
    onApplied?.(order)
    onClose()
  })
  const { suggest, isSuggesting } = useMakeSuggestion(onClose)
  const found = reading.data
  const by = found?.options.find(({ code }) => code === chosen)?.code ?? found?.options[0]?.code
  const run = (): void => {
    if (found === undefined || by === undefined) return
    if (!isSuggestion) apply({ invoiceId, found, by }, reading.read)
    else if (invoiceId !== undefined)
      suggest(invoiceId, { replaces: found.item.code, by, text: text.trim() === '' ? null : text })
  }
  return { by, choose: setChosen, text, setText, run, isRunning: isApplying || isSuggesting }
}

type Choice = ReturnType<typeof useChoice>

const Choices = ({ found, choice }: { readonly found: Substitutes; readonly choice: Choice }) => (
  <ChoiceList
    legend="Substitutos"
    hidesLegend
    current={choice.by ?? null}
    onChange={choice.choose}
    choices={found.options.map((option) => ({
      id: option.code,
      label: option.text,
      note: noteOf(option),
      detail: <OptionChanges option={option} />,
    }))}
  />
)

const Message = ({ choice }: { readonly choice: Choice }) => (
  <Textarea
    label={optional('Recado ao integrador')}
    value={choice.text}
    onChange={(event) => choice.setText(event.currentTarget.value)}
    maxLength={500}
    autosize
    minRows={2}
    mt="md"
  />
)

const State = ({ data, error, isReading, read }: Reading) => {
  if (data !== undefined) return <p>{data.note}</p>
  return error === null || isReading ? <SkeletonLines lines={5} /> : <ErrorState error={error} onRetry={read} />
}

const words = {
  apply: { title: 'Trocar produto', verb: 'Trocar', runningVerb: 'Trocando…' },
  suggest: { title: 'Sugerir troca', verb: 'Enviar sugestão', runningVerb: 'Enviando…' },
} as const

/**
 * SUB-002, SUB-007: at most three substitutes of an item, what the chosen one changes, and one action; says why when
 * there is none.
 */
export const SubstituteDialog = (props: SubstituteDialogProps) => {
  const { invoiceId, code, isSuggestion = false, onClose } = props
  const reading = useSubstitutes({ invoiceId, code, isSuggestion })
  const choice = useChoice(props, reading)
  const { title, verb, runningVerb } = words[isSuggestion ? 'suggest' : 'apply']
  const { data } = reading
  const isChoosing = data !== undefined && choice.by !== undefined
  return (
    <Dialog
      isOpen
      width="table"
      title={title}
      isStatic={choice.isRunning}
      onClose={onClose}
      footer={
        isChoosing ? (
          <DialogActions
            verb={verb}
            runningVerb={runningVerb}
            isRunning={choice.isRunning}
            onRun={choice.run}
            onCancel={onClose}
          />
        ) : (
          <ActionButton label="Fechar" onRun={onClose} />
        )
      }
    >
      {data !== undefined && <Lead found={data} />}
      {isChoosing && !isSuggestion && <LossesNotice found={data} />}
      {isChoosing ? <Choices found={data} choice={choice} /> : <State {...reading} />}
      {isChoosing && isSuggestion && <Message choice={choice} />}
    </Dialog>
  )
}
