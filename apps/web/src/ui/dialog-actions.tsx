import { ActionButton } from './action-button.tsx'

export type DialogActionsProps = {
  /** The label of the main action: 'Confirmar'. */
  readonly verb: string
  readonly runningVerb?: string
  readonly isRunning?: boolean
  /** Why it is not possible now. */
  readonly refusal?: string | undefined
  /** Where the refusal is shown; in narrow places it is a tooltip. */
  readonly refusalAs?: 'text' | 'tooltip'
  readonly onRun: () => void
  readonly onCancel: () => void
}

/** The footer of a dialog with one action: 'Cancelar', then the action, the one yellow button. */
export const DialogActions = (props: DialogActionsProps) => {
  const { verb, runningVerb, isRunning = false, refusal, refusalAs = 'text', onRun, onCancel } = props
  return (
    <>
      <ActionButton label="Cancelar" variant="text" onRun={onCancel} />
      <ActionButton
        label={verb}
        {...(runningVerb !== undefined && { runningLabel: runningVerb })}
        variant="next"
        isRunning={isRunning}
        permission={refusal === undefined ? { allowed: true } : { allowed: false, reason: refusal }}
        reasonAs={refusalAs}
        onRun={onRun}
      />
    </>
  )
}
