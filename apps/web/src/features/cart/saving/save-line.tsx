import { useEffect } from 'react'
import { useIsOnline } from '../../../lib/connection.ts'
import { formatTime } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import classes from '../steps/delivery-and-payment-step.module.css'
import type { CartSave } from './cart-save.ts'
import type { SaveProgress } from './use-saving.ts'

const describeProgress = (progress: SaveProgress, isOnline: boolean): string => {
  if (progress.phase === 'saving') return isOnline ? 'Salvando…' : 'Será salvo quando a conexão voltar.'
  if (progress.phase === 'saved') return `Salvo às ${formatTime(progress.at)}`
  return progress.phase === 'failed' ? 'Não foi salvo.' : ''
}

export type SaveLineProps = { readonly progress: SaveProgress; readonly onRetry: (save: CartSave) => void }

/** The state of the automatic saving. */
export const SaveLine = ({ progress, onRetry }: SaveLineProps) => {
  const text = describeProgress(progress, useIsOnline())
  const retry = progress.phase === 'failed' ? progress.retry : undefined
  useEffect(() => {
    if (progress.phase === 'saved') announce(text)
    if (progress.phase === 'failed') announce(text, 'assertive')
  }, [progress.phase, text])
  if (text === '') return null
  return (
    <p className={classes.saveLine} data-failed={progress.phase === 'failed' || undefined}>
      {text}
      {retry !== undefined && (
        <ActionButton label="Tentar de novo" variant="text" size="compact" onRun={() => onRetry(retry)} />
      )}
    </p>
  )
}
