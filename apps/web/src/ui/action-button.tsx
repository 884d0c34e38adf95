import { Button } from '@mantine/core'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { findRefusalReason, type Permission } from './action.ts'
import classes from './action-button.module.css'
import { loadOnReach } from './load-on-reach.ts'
import { Tip } from './tip.tsx'

export type ActionButtonProps = {
  readonly label: string
  readonly onRun?: () => void
  /** Loads the code of what the button opens, when the pointer or the focus reaches it. */
  readonly load?: () => Promise<unknown>
  readonly permission?: Permission | undefined
  /** 'next' is the yellow one: at most one in a screen or dialog. */
  readonly variant?: 'next' | 'default' | 'text' | 'danger'
  readonly icon?: ReactNode
  readonly isRunning?: boolean
  /** The label while it runs, shown after one second: 'Validando…'. */
  readonly runningLabel?: string
  /** The name with its record, starting with the label: 'Aprovar pedido 10478'. */
  readonly name?: string
  /** Where the reason of a refusal is shown; in narrow places it is a tooltip. */
  readonly reasonAs?: 'text' | 'tooltip'
  readonly size?: 'sm' | 'md' | 'compact'
  readonly isWide?: boolean
  readonly isSubmit?: boolean
  readonly autoFocus?: boolean
}

type LabelProps = { readonly label: string; readonly runningLabel: string | undefined; readonly isRunning: boolean }

const Label = ({ label, runningLabel, isRunning }: LabelProps) =>
  runningLabel === undefined ? (
    label
  ) : (
    <span className={classes.labels}>
      <span data-hidden={isRunning || undefined} aria-hidden={isRunning}>
        {label}
      </span>
      <span data-hidden={!isRunning || undefined} aria-hidden={!isRunning}>
        {runningLabel}
      </span>
    </span>
  )

const Reason = ({ id, reason, isTooltip }: { id: string; reason: string; isTooltip: boolean }) => (
  <span id={id} className={isTooltip ? 'hidden-visually' : classes.reason}>
    {reason}
  </span>
)

/**
 * A button that can be focused when refused and shows why; its width does not change while it runs. A refused or
 * running button does not call `onRun`.
 */
export const ActionButton = (props: ActionButtonProps) => {
  const { label, permission, variant = 'default', icon, isRunning = false, runningLabel, name, size = 'sm' } = props
  const { reasonAs = 'text', isWide = false, isSubmit = false, autoFocus, onRun, load } = props
  const reasonId = useId()
  const reason = findRefusalReason(permission)
  const isBlocked = reason !== undefined || isRunning
  const click = (event: MouseEvent) => {
    if (isBlocked) event.preventDefault()
    else onRun?.()
  }
  const button = (
    <Button
      type={isSubmit ? 'submit' : 'button'}
      variant={variant}
      size={size === 'compact' ? 'compact-sm' : size}
      fullWidth={isWide}
      leftSection={icon}
      onClick={click}
      {...(load !== undefined && loadOnReach(load))}
      className={classes.button}
      aria-label={name}
      aria-disabled={isBlocked || undefined}
      aria-busy={isRunning || undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
      data-refused={reason !== undefined || undefined}
      data-autofocus={autoFocus || undefined}
    >
      <Label label={label} runningLabel={runningLabel} isRunning={isRunning} />
    </Button>
  )
  if (reason === undefined) return button
  const isTooltip = reasonAs === 'tooltip'
  return (
    <span className={classes.refused} data-wide={isWide || undefined}>
      {isTooltip ? <Tip label={reason}>{button}</Tip> : button}
      <Reason id={reasonId} reason={reason} isTooltip={isTooltip} />
    </span>
  )
}
