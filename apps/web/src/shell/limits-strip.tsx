import { canWrite, viewerSentence } from '@girassol/domain/access'
import { describeSimulated } from '@girassol/domain/setup'
import { useSession } from '../access/session.tsx'
import classes from './limits-strip.module.css'

/**
 * A strip above every screen about what does not happen here: to staff, that messages and payments of this portal do not
 * reach the real systems (REL-014); to a VIEWER of a company, that he changes nothing (COMP-002).
 */
export const LimitsStrip = () => {
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
