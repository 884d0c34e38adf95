import { formatCount, formatTotal } from '../lib/format.ts'
import { ActionButton } from './action-button.tsx'
import classes from './data-table.module.css'
import { ErrorState } from './error-state.tsx'

export type TableFootProps = {
  readonly rows: readonly unknown[]
  readonly total: number
  readonly totalIsExact?: boolean
  readonly status: 'loading' | 'ready' | 'error'
  readonly hasMore?: boolean
  readonly isLoadingMore?: boolean
  readonly moreError?: unknown
  readonly onEnd?: () => void
  readonly endText?: string
}

/** 'Mostrando n de m', the button to load more by keyboard, and the failure of the next page. */
export const TableFoot = (props: TableFootProps) => {
  const { rows, total, totalIsExact = true, status, hasMore = false, isLoadingMore = false, onEnd } = props
  if (status === 'loading') return null
  if (props.moreError) return <ErrorState error={props.moreError} {...(onEnd && { onRetry: onEnd })} />
  return (
    <div className={classes.foot}>
      <span className="figures">
        Mostrando {formatCount(rows.length)} de {formatTotal(total, totalIsExact)}
      </span>
      {hasMore && onEnd !== undefined && (
        <ActionButton
          label="Carregar mais"
          runningLabel="Carregando…"
          variant="text"
          isRunning={isLoadingMore}
          onRun={onEnd}
        />
      )}
      {!hasMore && props.endText !== undefined && <span>{props.endText}</span>}
    </div>
  )
}
