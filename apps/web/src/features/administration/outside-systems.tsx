import { outsideSystemLabels, outsideSystems } from '@girassol/domain/setup'
import { useSession } from '../../access/session.tsx'
import classes from './outside-systems.module.css'

/** REL-014: each system outside the portal, and whether it is simulated. */
export const OutsideSystems = () => {
  const { simulatedSystems } = useSession()
  return (
    <section className={classes.systems} aria-labelledby="outside-systems">
      <h2 id="outside-systems">Sistemas externos</h2>
      <dl>
        {outsideSystems.map((system) => (
          <div key={system}>
            <dt>{outsideSystemLabels[system]}</dt>
            <dd>{simulatedSystems.includes(system) ? 'simulado' : 'ligado'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
