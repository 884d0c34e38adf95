import { withoutMarkup } from '@girassol/domain/shared'
import { Textarea } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { optional } from '../../ui/optional-label.tsx'
import type { StepSectionProps } from './step-section.ts'

const mostLetters = 1000
const quietMs = 1000

/** Dados adicionais of the invoice; they travel to the ERP without the characters of markup. */
export const InvoiceRemarksSection = ({ title, cart, saving }: StepSectionProps) => {
  const { save, refusal } = saving
  const [text, setText] = useState(cart.additionalData ?? '')
  const store = useDebouncedCallback(
    (additionalData: string) => {
      const failure = 'Ocorreu um erro ao salvar informações' // CUS-048
      save({ part: 'additional', change: { additionalData: additionalData.trim() || null }, failure })
    },
    { delay: quietMs, flushOnUnmount: true },
  )
  const change = (typed: string) => {
    const plain = withoutMarkup(typed)
    setText(plain)
    store(plain)
  }
  return (
    <Card title={title}>
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
