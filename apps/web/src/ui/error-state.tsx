import { ApiError, fallbackMessage } from '../lib/api-error.ts'
import { ActionButton } from './action-button.tsx'
import classes from './state.module.css'

export type ErrorStateProps = {
  readonly error: unknown
  readonly title?: string
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
}

/** What happened, what to do, and the code for the support team. */
export const ErrorState = ({ error, title, onRetry, isRetrying = false }: ErrorStateProps) => {
  const failure = error instanceof ApiError ? error : undefined
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{title ?? failure?.message ?? fallbackMessage}</p>
      {title !== undefined && failure !== undefined && <p className={classes.text}>{failure.message}</p>}
      {onRetry !== undefined && <ActionButton label="Tentar de novo" onRun={onRetry} isRunning={isRetrying} />}
      {failure?.requestId !== undefined && <p className={classes.code}>Código {failure.requestId}</p>}
    </div>
  )
}
