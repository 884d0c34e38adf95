import { describeSimulated } from '@girassol/domain/setup'
import { useSession } from '../access/session.tsx'
import classes from './simulated-systems.module.css'

/** REL-014: staff see on every screen that messages and payments of this portal do not reach the real systems. */
export const SimulatedSystems = () => {
  const sentence = describeSimulated(useSession().simulatedSystems)
  if (sentence === undefined) return null
  return (
    <aside className={classes.strip} aria-label="Sistemas simulados">
      {sentence}
    </aside>
  )
}
