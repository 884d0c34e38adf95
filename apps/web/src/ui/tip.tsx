import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import classes from './tip.module.css'

const FloatingTip = lazy(async () => ({ default: (await import('./floating-tip.tsx')).FloatingTip }))

export type TipProps = {
  readonly label: string
  /** One element; what the tip says it must also say to those who cannot see, by its name or a hidden text. */
  readonly children: ReactNode
}

/** Words beside what the pointer or the focus is on; loaded when they are first wanted. */
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
      {state !== 'never' && (
        <Suspense>
          <FloatingTip label={label} target={target} isShown={state === 'shown'} />
        </Suspense>
      )}
    </span>
  )
}
