import { useEffect } from 'react'
import type { Draft } from '../lib/use-drafted-state.ts'
import { ActionButton } from './action-button.tsx'
import classes from './draft-notice.module.css'
import { announce } from './live-region.tsx'
import { Notice } from './notice.tsx'

const texts = {
  recovered: 'Recuperamos o que você digitou',
  offered: 'Recuperamos o que você digitou, mas isto mudou desde então.',
} as const

export type DraftNoticeProps = {
  readonly draft: Pick<Draft, 'state' | 'use' | 'discard'>
  /** The parts of the draft, when the record did not change: 'cliente e entrega'. */
  readonly what?: string
}

/** Shows that a form has recovered values, with a button to discard them (USE-002); nothing without a draft. */
export const DraftNotice = ({ draft: { state, use, discard }, what }: DraftNoticeProps) => {
  const text = state === 'none' ? '' : what === undefined ? texts[state] : `${texts.recovered}: ${what}.`
  useEffect(() => {
    if (text !== '') announce(text)
  }, [text])
  if (text === '') return null
  const actions = (
    <span className={classes.actions}>
      {state === 'offered' && <ActionButton label="Usar" size="compact" onRun={use} />}
      <ActionButton label="Descartar" variant="text" size="compact" onRun={discard} />
    </span>
  )
  return (
    <div className={classes.notice}>
      <Notice tone="info" isInline action={actions}>
        {text}
      </Notice>
    </div>
  )
}
