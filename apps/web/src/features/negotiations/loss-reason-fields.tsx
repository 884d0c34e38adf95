import { lossReasonNames, lossReasons, needsReasonText } from '@girassol/domain/negotiations'
import { NativeSelect, Textarea } from '@mantine/core'
import { optional } from '../../ui/optional-label.tsx'
import type { LossReasonTyped } from './loss-reason.ts'
import classes from './negotiations.module.css'

type LossReasonFieldsProps = {
  readonly typed: LossReasonTyped
  readonly onChange: (typed: LossReasonTyped) => void
}

/** QUO-023: the reason from the list, and a text that 'Outro' needs. */
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
    </div>
  )
}
