import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './wizard-steps.module.css'

export type WizardStep = {
  readonly label: string
  readonly state: 'done' | 'current' | 'open' | 'refused'
  /** Why a refused step cannot be opened, in the quoted sentences. */
  readonly refusal?: string
}

export type WizardStepsProps = {
  readonly steps: readonly WizardStep[]
  readonly onGo: (index: number) => void
  /** A refused step was clicked: the refusal must be shown, so the button is not disabled. */
  readonly onRefused: (refusal: string, index: number) => void
}

/** The steps of a wizard as an ordered list of buttons; on the phone only the current one, which opens the list. */
export const WizardSteps = ({ steps, onGo, onRefused }: WizardStepsProps) => {
  const [isOpen, setOpen] = useState(false)
  const current = steps.findIndex((step) => step.state === 'current')
  const go = (step: WizardStep, index: number) => {
    setOpen(false)
    if (step.state === 'refused') onRefused(step.refusal ?? '', index)
    else if (step.state !== 'current') onGo(index)
  }
  return (
    <nav aria-label="Etapas" className={classes.steps}>
      <button type="button" className={classes.phone} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={classes.mark} data-state="current" aria-hidden="true">
          {current + 1}
        </span>
        Etapa {current + 1} de {steps.length}: {steps[current]?.label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <ol className={classes.list} data-open={isOpen || undefined}>
        {steps.map((step, index) => (
          <li key={step.label}>
            <button
              type="button"
              data-state={step.state}
              aria-current={step.state === 'current' ? 'step' : undefined}
              onClick={() => go(step, index)}
            >
              <span className={classes.mark} data-state={step.state} aria-hidden="true">
                {step.state === 'done' ? <IconCheck size={14} stroke={2.5} /> : index + 1}
              </span>
              {step.label}
              {step.state === 'done' && <span className="hidden-visually">, concluída</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
