import { isDay, plusDays } from '@girassol/domain/shared'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useToday } from '../../lib/use-now.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { Tip } from '../../ui/tip.tsx'
import classes from './reconciliation.module.css'

export type DayPickerProps = { readonly day: string; readonly onChange: (day: string) => void }

type StepProps = {
  readonly label: string
  readonly isDisabled?: boolean
  readonly onStep: () => void
  readonly Icon: typeof IconChevronLeft
}

const Step = ({ label, isDisabled = false, onStep, Icon }: StepProps) => (
  <Tip label={label}>
    <ActionIcon variant="default" size={36} aria-label={label} disabled={isDisabled} onClick={onStep}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  </Tip>
)

/** One day: typed, or the one before or after. An incomplete or future day changes nothing yet. */
export const DayPicker = ({ day, onChange }: DayPickerProps) => {
  const [typed, setTyped] = useState<string>()
  const today = useToday()
  const isWrong = typed !== undefined && isDay(typed) && typed > today
  const type = (text: string) => {
    const isComplete = isDay(text) && text <= today
    setTyped(isComplete ? undefined : text)
    if (isComplete) onChange(text)
  }
  const step = (days: number) => {
    setTyped(undefined)
    onChange(plusDays(day, days))
  }
  return (
    <div className={classes.picker}>
      <DayInput
        label="Dia"
        isExample
        day={typed ?? day}
        onChange={type}
        onBlur={() => setTyped(undefined)}
        error={isWrong ? 'Escolha um dia até hoje.' : undefined}
      />
      <Step label="Dia anterior" Icon={IconChevronLeft} onStep={() => step(-1)} />
      <Step label="Dia seguinte" Icon={IconChevronRight} isDisabled={day >= today} onStep={() => step(1)} />
    </div>
  )
}
