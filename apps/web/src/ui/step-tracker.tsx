import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../lib/media.ts'
import classes from './step-tracker.module.css'

export type TrackedStep = {
  readonly label: string
  readonly isReached: boolean
  /** When it was reached, formatted: '21/11 às 09:14'. */
  readonly at?: ReactNode
  /** The record stopped at this step: since when, formatted. */
  readonly haltedAt?: string
}

export type StepTrackerProps = {
  readonly label: string
  readonly steps: readonly TrackedStep[]
  /** Cancelled or rejected: all grey; the reason is in a notice above. */
  readonly isVoid?: boolean
}

const findCurrent = (steps: readonly TrackedStep[]) => steps.findLastIndex((step) => step.isReached)

const stateWord = ({ isReached, haltedAt }: TrackedStep, isVoid: boolean): string => {
  if (isVoid || !isReached) return 'pendente'
  return haltedAt === undefined ? 'concluída' : 'parada'
}

const Mark = ({ step, isVoid }: { readonly step: TrackedStep; readonly isVoid: boolean }) => {
  if (isVoid || !step.isReached) return null
  return step.haltedAt === undefined ? <IconCheck size={12} stroke={3} /> : <IconX size={12} stroke={3} />
}

const StepRow = ({ label, steps, isVoid = false }: StepTrackerProps) => {
  const current = isVoid ? -1 : findCurrent(steps)
  return (
    <ol className={classes.row} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          data-reached={(step.isReached && !isVoid) || undefined}
          data-joined={index < current || undefined}
          data-halted={step.haltedAt !== undefined || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden="true">
            <Mark step={step} isVoid={isVoid} />
          </span>
          <span className={classes.label}>{step.label}</span>
          <span className="hidden-visually">{stateWord(step, isVoid)}</span>
          {(step.haltedAt ?? step.at) !== undefined && <span className={classes.at}>{step.haltedAt ?? step.at}</span>}
        </li>
      ))}
    </ol>
  )
}

const StepBar = ({ label, steps, isVoid = false }: StepTrackerProps) => {
  const current = isVoid ? -1 : findCurrent(steps)
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
          <span
            key={step.label}
            data-reached={(step.isReached && !isVoid) || undefined}
            data-halted={step.haltedAt !== undefined || undefined}
          />
        ))}
      </div>
      {next !== undefined && <p className={classes.next}>{steps[current]?.haltedAt ?? `A seguir: ${next.label}`}</p>}
    </section>
  )
}

/** The progress of a record: a row of steps, on the phone a bar of segments. */
export const StepTracker = (props: StepTrackerProps) => (useIsPhone() ? <StepBar {...props} /> : <StepRow {...props} />)
