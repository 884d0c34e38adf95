import classes from './chart.module.css'
import { type FioBStep, toneOfStep } from './fio-b-steps.ts'
import { formatShare } from './format-share.ts'

type PlacedStep = FioBStep & { readonly from: number }

/** The narrowest step that has space for its percentage. */
const leastWithText = 23
const height = 18

const StepText = ({ step, width, y }: { readonly step: PlacedStep; readonly width: number; readonly y: number }) =>
  width < leastWithText ? null : (
    <text
      x={step.from + width / 2}
      y={y}
      textAnchor="middle"
      className={toneOfStep(step) === 'soft' ? classes['on-soft'] : classes['on-strong']}
    >
      {formatShare(step.percent)}
    </text>
  )

type AssumedTextProps = { readonly step: PlacedStep; readonly top: number; readonly isNarrow: boolean }

/** The words of the assumption, on a plate inside its hatched step. */
const AssumedText = ({ step, top, isNarrow }: AssumedTextProps) => {
  const text = `${formatShare(step.percent)} do Fio B, suposição${isNarrow ? '' : ' nossa'}`
  const width = text.length * 5.6 + 18
  return (
    <>
      <rect x={step.from + 13} y={top - 1} width={width} height={height + 2} className={classes.plate} />
      <text x={step.from + 22} y={top + 13} className={classes['plate-text']}>
        {text}
      </text>
    </>
  )
}

type FioBStripProps = {
  readonly id: string
  readonly steps: readonly PlacedStep[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly isNarrow: boolean
}

/** The steps of Fio B along the years: they differ in tone and number, and the assumption is hatched (YLD-009). */
export const FioBStrip = ({ id, steps, left, right, top, isNarrow }: FioBStripProps) => (
  <>
    <pattern id={`${id}assumed`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className={classes['hatch-ground']} />
      <line x1="1.5" x2="1.5" y1="0" y2="6" className={classes.hatch} />
    </pattern>
    <text x={left - 7} y={top + 13} textAnchor="end">
      Fio B
    </text>
    {steps.map((step, index) => {
      const end = steps[index + 1]?.from ?? right
      const width = Math.max(0, end - step.from - (step.last === null ? 0 : 1))
      return (
        <g key={step.first}>
          <rect
            x={step.from}
            y={top}
            width={width}
            height={height}
            rx={1}
            className={classes.step}
            data-tone={toneOfStep(step)}
            {...(step.assumed && { fill: `url(#${id}assumed)` })}
          />
          {step.assumed && width > 170 ? (
            <AssumedText step={step} top={top} isNarrow={isNarrow} />
          ) : (
            !step.assumed && <StepText step={step} width={end - step.from} y={top + 13} />
          )}
        </g>
      )
    })}
  </>
)
