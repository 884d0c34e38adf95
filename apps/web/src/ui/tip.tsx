import { type ReactNode, useRef, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import classes from './tip.module.css'

const FloatingTip = lazyPart(async () => (await import('./floating-tip.tsx')).FloatingTip)

export type TipProps = {
  readonly label: string
  /** One element; the text of the tip must also be available to screen readers, in its name or in a hidden text. */
  readonly children: ReactNode
}

/** A text beside the hovered or focused element; its code is loaded on first use. */
export const Tip = ({ label, children }: TipProps) => {
  const target = useRef<HTMLElement>(null)
  const [state, setState] = useState<'never' | 'shown' | 'hidden'>('never')
  const show = (host: HTMLElement) => {
    target.current = host.firstElementChild as HTMLElement | null
    setState('shown')
  }
  const hide = () => setState((before) => (before === 'never' ? 'never' : 'hidden'))
  return (
    <span
      role="none"
      className={classes.held}
      onPointerEnter={(event) => show(event.currentTarget)}
      onPointerLeave={hide}
      onFocus={(event) => show(event.currentTarget)}
      onBlur={hide}
    >
      {children}
      {state !== 'never' && <FloatingTip label={label} target={target} isShown={state === 'shown'} />}
    </span>
  )
}
