import { useEffect, useState } from 'react'
import { formatReais } from '../lib/format.ts'
import classes from './changing-total.module.css'
import { announce } from './live-region.tsx'
import { HiddenValue } from './value-text.tsx'

const shownMs = 2000

/** A total whose changes are visible: the old figure is shown for 2 s beside the new one, which is read aloud. */
export const ChangingTotal = ({ reais }: { readonly reais: number | null }) => {
  const [settled, setSettled] = useState(reais)
  useEffect(() => {
    if (settled === reais) return
    if (reais !== null) announce(`Total: ${formatReais(reais)}`)
    const timer = setTimeout(() => setSettled(reais), shownMs)
    return () => clearTimeout(timer)
  }, [settled, reais])
  if (reais === null) return <HiddenValue />
  const isChanging = settled !== null && settled !== reais
  return (
    <span className={classes.total}>
      {isChanging && <s className={classes.old}>{formatReais(settled)}</s>}
      <span className={classes.figure} data-changing={isChanging || undefined}>
        {formatReais(reais)}
      </span>
    </span>
  )
}
