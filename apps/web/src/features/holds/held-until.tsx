import { holdTimeLeft } from '@girassol/domain/holds'
import { IconLock } from '@tabler/icons-react'
import { formatDateTime } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import classes from './holds.module.css'

/** HOLD-008 */
export const heldUntilText = (until: string): string => `Preço e estoque reservados até ${formatDateTime(until)}`

/** What is left of a hold, as of this minute; null when it has ended. */
export const useHoldTimeLeft = (until: string): string | null => holdTimeLeft(until, useNow().toISOString())

/** HOLD-008: in a row of the list a lock with what is left; the whole sentence is its title and is read aloud. */
export const HeldMark = ({ until }: { readonly until: string }) => {
  const left = useHoldTimeLeft(until)
  if (left === null) return null
  return (
    <span className={classes.mark} title={heldUntilText(until)}>
      <IconLock size={14} aria-hidden />
      <span aria-hidden>{left}</span>
      <span className="hidden-visually">
        {heldUntilText(until)}. Tempo restante: {left}.
      </span>
    </span>
  )
}
