import { IconCheck } from '@tabler/icons-react'
import classes from './wizard-steps.module.css'

export type WizardStep = {
  readonly label: string
  readonly state: 'done' | 'current' | 'open' | 'refused'
  /** Why a refused step cannot be opened, in the quoted words. */
  readonly refusal?: string
}

export type WizardStepsProps = {
  readonly steps: readonly WizardStep[]
  readonly onGo: (index: number) => void
  /** A refused step is asked for: its refusal must be told, so the button is not disabled. */
  readonly onRefused: (refusal: string, index: number) => void
}

/** The steps of a wizard as an ordered list of buttons; on the phone the current one in words. */
export const WizardSteps = ({ steps, onGo, onRefused }: WizardStepsProps) => {
  const current = steps.findIndex((step) => step.state === 'current')
  const go = (step: WizardStep, index: number) => {
    if (step.state === 'refused') onRefused(step.refusal ?? '', index)
    else if (step.state !== 'current') onGo(index)
  }
  return (
    <nav aria-label="Etapas" className={classes.steps}>
      <p className={classes.phone} aria-hidden="true">
        <span className={classes.mark} data-state="current">
          {current + 1}
        </span>
        Etapa {current + 1} de {steps.length}: <strong>{steps[current]?.label}</strong>
      </p>
      <ol className={classes.list}>
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
