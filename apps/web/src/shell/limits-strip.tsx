import { canWrite, viewerSentence } from '@girassol/domain/access'
import { describeSimulated } from '@girassol/domain/setup'
import { useSession } from '../access/session.tsx'
import classes from './simulated-systems.module.css'

/**
 * REL-014: staff see on every screen that messages and payments of this portal do not reach the real systems; a VIEWER
 * of a company, that he changes nothing (COMP-002).
 */
export const SimulatedSystems = () => {
  const { companyRole, simulatedSystems } = useSession()
  const isWriter = canWrite(companyRole)
  const sentence = isWriter ? describeSimulated(simulatedSystems) : viewerSentence
  if (sentence === undefined) return null
  return (
    <aside className={classes.strip} aria-label={isWriter ? 'Sistemas simulados' : 'Acesso'}>
      {sentence}
    </aside>
  )
}
