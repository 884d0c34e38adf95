import { isBudgetStatus } from '@girassol/domain/orders'
import { withoutMarkup } from '@girassol/domain/shared'
import { Textarea } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraftedState } from '../../../lib/use-drafted-state.ts'
import { Card } from '../../../ui/card.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { optional } from '../../../ui/optional-label.tsx'
import { remarksForm } from './remarks-form.ts'
import type { StepSectionProps } from './step-section.ts'

const mostLetters = 1000
const quietMs = 1000

/** The typed text, stored on the device until the server has it (USE-002); a budget's edit is stored as one draft. */
const useRemarks = ({ cart, saving }: StepSectionProps, store: (text: string) => void) => {
  const [first] = useState(cart.additionalData ?? '')
  const [{ text }, setTyped, draft] = useDraftedState(
    { text: first },
    isBudgetStatus(cart.status) ? undefined : { form: remarksForm, record: cart.id },
  )
  const isSaved = saving.progress.phase === 'saved' && (cart.additionalData ?? '') === text.trim()
  const settle = useEffectEvent(draft.settle)
  const storeRecovered = useEffectEvent(() => store(text))
  useEffect(() => {
    if (isSaved) settle()
  }, [isSaved])
  useEffect(() => {
    if (draft.state === 'recovered') storeRecovered()
  }, [draft.state])
  const discard = () => {
    draft.discard()
    if (draft.state === 'recovered') store(first)
  }
  return { text, type: (typed: string) => setTyped({ text: typed }), draft: { ...draft, discard } }
}

/** 'Dados adicionais' of the invoice; they are sent to the ERP without markup characters. */
export const InvoiceRemarksSection = (props: StepSectionProps) => {
  const { save, refusal } = props.saving
  const store = useDebouncedCallback(
    (additionalData: string) => {
      const failure = 'Ocorreu um erro ao salvar informações' // CUS-048
      save({ part: 'additional', change: { additionalData: additionalData.trim() || null }, failure })
    },
    { delay: quietMs, flushOnUnmount: true },
  )
  const { text, type, draft } = useRemarks(props, store)
  const change = (typed: string) => {
    const plain = withoutMarkup(typed)
    type(plain)
    store(plain)
  }
  return (
    <Card title={props.title}>
      <DraftNotice draft={draft} />
      <Textarea
        label={optional('Observações para a nota')}
        description={'Sem os caracteres < > " \' &'}
        value={text}
        maxLength={mostLetters}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => store.flush()}
        error={refusal?.save.part === 'additional' ? refusal.error.message : undefined}
        autosize
        minRows={2}
        maxRows={8}
      />
    </Card>
  )
}
