import { lossReasonNames, lossReasons, needsReasonText } from '@girassol/domain/negotiations'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { MoneyInput } from '../../ui/money-input.tsx'
import { optional } from '../../ui/optional-label.tsx'
import type { LossReasonTyped } from './loss-reason.ts'
import classes from './negotiations.module.css'

type LossReasonFieldsProps = {
  readonly typed: LossReasonTyped
  readonly onChange: (typed: LossReasonTyped) => void
}

/** C-188: only the reader's own side sees them later. */
const CompetitorFields = ({ typed, onChange }: LossReasonFieldsProps) => (
  <>
    <TextInput
      label={optional('Concorrente')}
      description="Só a sua equipe lê."
      value={typed.competitorName}
      maxLength={120}
      onChange={(event) => onChange({ ...typed, competitorName: event.currentTarget.value })}
    />
    <MoneyInput
      label={optional('Preço do concorrente')}
      cents={typed.competitorCents}
      hint="Só a sua equipe lê."
      onChange={(competitorCents) => onChange({ ...typed, competitorCents })}
    />
  </>
)

/** QUO-023: the reason from the list, a text that 'Outro' needs, and the competitor. */
export const LossReasonFields = ({ typed, onChange }: LossReasonFieldsProps) => {
  const needsText = typed.reason !== null && needsReasonText(typed.reason)
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="Motivo"
        value={typed.reason ?? ''}
        data={[
          { value: '', label: 'Escolha o motivo' },
          ...lossReasonNames.map((value) => ({ value, label: lossReasons[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...typed, reason: lossReasonNames.find((name) => name === value) ?? null })
        }
      />
      <Textarea
        label={needsText ? 'Comentário' : optional('Comentário')}
        value={typed.text}
        maxLength={500}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(event) => onChange({ ...typed, text: event.currentTarget.value })}
      />
      <CompetitorFields typed={typed} onChange={onChange} />
    </div>
  )
}
