import { viewerSentence } from '@girassol/domain/access'
import { useCanWrite } from '../access/session.tsx'
import classes from './simulated-systems.module.css'

/** COMP-002: a VIEWER of a company reads on every screen why the buttons that change something are missing. */
export const ViewerStrip = () =>
  useCanWrite() ? null : (
    <aside className={classes.strip} aria-label="Acesso de consulta">
      {viewerSentence}
    </aside>
  )
