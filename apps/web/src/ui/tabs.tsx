import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { formatCount } from '../lib/format.ts'
import classes from './tabs.module.css'
import { useScrollingStrip } from './use-scrolling-strip.ts'

export type Tab = {
  readonly id: string
  readonly label: string
  readonly count?: number
  /** Why it cannot be opened; it remains in the strip. */
  readonly refusal?: string
}

export type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The screen stores it in the URL (`?aba=`, `?visao=`). */
  readonly current: string
  readonly onChange: (id: string) => void
  /** 'views' are the filled tabs above a list. */
  readonly look?: 'line' | 'views'
  /** The panel of the current tab; only this one is rendered. */
  readonly children?: ReactNode
}

/** Above 999 the exact figure is not useful. */
const formatTabCount = (count: number) => (count > 999 ? '999+' : formatCount(count))

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs whose choice is in the URL. Arrow keys move; the strip scrolls sideways when it is too long. */
export const Tabs = ({ label, tabs, current, onChange, look = 'line', children }: TabsProps) => {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  useScrollingStrip(strip)
  useEffect(() => {
    // On the phone the current one may be out of view.
    strip.current?.querySelector(`[data-tab="${current}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  // Without a chosen tab, the Tab key focuses the first one.
  const reachable = tabs.some((tab) => tab.id === current) ? current : tabs[0]?.id
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.id === current)
    const round = [...tabs.slice(at + 1), ...tabs.slice(0, at)].filter(({ refusal }) => refusal === undefined)
    const next = round.at(step > 0 ? 0 : -1)
    if (next === undefined) return
    onChange(next.id)
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <>
      <div ref={strip} role="tablist" aria-label={label} className={classes.tabs} data-look={look} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            aria-disabled={tab.refusal !== undefined || undefined}
            title={tab.refusal}
            tabIndex={tab.id === reachable ? 0 : -1}
            onClick={() => {
              if (tab.refusal === undefined) onChange(tab.id)
            }}
          >
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}>{formatTabCount(tab.count)}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className={classes.panel}>
          {children}
        </div>
      )}
    </>
  )
}
