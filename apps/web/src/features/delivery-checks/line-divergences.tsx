import { type CountedLine, divergences, listDivergences } from '@girassol/domain/delivery-checks'
import { StatusPill } from '../../ui/status-pill.tsx'
import classes from './delivery-checks.module.css'

const countUnits = (line: CountedLine, kind: keyof typeof divergences): number => {
  if (kind === 'SHORT') return line.sent - line.counted
  return kind === 'SURPLUS' ? line.counted - line.sent : line.affected
}

/** What differs in a line, and in how many units (DEL-010). */
export const LineDivergences = ({ line }: { readonly line: CountedLine }) => {
  const found = listDivergences(line)
  if (found.length === 0) return null
  return (
    <div className={classes.divergences}>
      {found.map((kind) => (
        <StatusPill key={kind} tone="danger" label={`${divergences[kind]}: ${countUnits(line, kind)}`} />
      ))}
    </div>
  )
}
