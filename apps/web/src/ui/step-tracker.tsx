import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../lib/media.ts'
import classes from './step-tracker.module.css'

export type TrackedStep = {
  readonly label: string
  readonly isReached: boolean
  /** When it was reached, ready to show: '21/11 às 09:14'. */
  readonly at?: ReactNode
}

export type StepTrackerProps = {
  readonly label: string
  readonly steps: readonly TrackedStep[]
  /** Cancelled or reproved: all grey; the reason stands in a notice above. */
  readonly isVoid?: boolean
}

const currentOf = (steps: readonly TrackedStep[]) => steps.findLastIndex((step) => step.isReached)

const StepRow = ({ label, steps, isVoid = false }: StepTrackerProps) => {
  const current = isVoid ? -1 : currentOf(steps)
  return (
    <ol className={classes.row} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          data-reached={(step.isReached && !isVoid) || undefined}
          data-joined={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden="true">
            {step.isReached && !isVoid && <IconCheck size={12} stroke={3} />}
          </span>
          <span className={classes.label}>{step.label}</span>
          <span className="hidden-visually">{step.isReached && !isVoid ? 'concluída' : 'pendente'}</span>
          {step.at !== undefined && <span className={classes.at}>{step.at}</span>}
        </li>
      ))}
    </ol>
  )
}

const StepBar = ({ label, steps, isVoid = false }: StepTrackerProps) => {
  const current = isVoid ? -1 : currentOf(steps)
  const next = isVoid ? undefined : steps[current + 1]
  return (
    <section className={classes.bar} aria-label={label}>
      <p className={classes.head}>
        <strong>{steps[current]?.label ?? 'Encerrado'}</strong>
        <span>
          etapa {current + 1} de {steps.length}
        </span>
      </p>
      <div className={classes.parts} aria-hidden="true">
        {steps.map((step) => (
          <span key={step.label} data-reached={(step.isReached && !isVoid) || undefined} />
        ))}
      </div>
      {next !== undefined && <p className={classes.next}>A seguir: {next.label}</p>}
    </section>
  )
}

/** How far a record has come: a row of steps, on the phone a bar of parts. */
export const StepTracker = (props: StepTrackerProps) => (useIsPhone() ? <StepBar {...props} /> : <StepRow {...props} />)
