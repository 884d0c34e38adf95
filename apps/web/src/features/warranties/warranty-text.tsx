import { useToday } from '../../lib/use-now.ts'
import classes from './warranties.module.css'
import { describeEnd, type Warranty, type WarrantyEnd } from './warranty-ends.ts'

const looks: Readonly<Record<WarrantyEnd['kind'], string | undefined>> = {
  replaced: classes.ended,
  unknown: undefined,
  unstarted: undefined,
  running: 'figures',
  ended: classes.ended,
}

/** The end of a warranty as the tables and lists of the portal show it. */
export const WarrantyText = ({ warranty }: { readonly warranty: Warranty }) => {
  const { kind, text } = describeEnd(warranty, useToday())
  return <span className={looks[kind]}>{text}</span>
}
