import { siteStages } from '@girassol/domain/sites'
import classes from './board.module.css'
import type { Carried } from './use-carried-by-keys.ts'

/** What is carried from where to where, and the keys; screen readers hear it from the live region instead. */
export const CarryStrip = ({ site, to }: Carried) => (
  <div className={classes.carryStrip} aria-hidden="true">
    <span>
      {site.title}: de {siteStages[site.stage].label} para <strong>{siteStages[to].label}</strong>
    </span>
    <span>
      <kbd>← →</kbd> etapa <kbd>Espaço</kbd> soltar <kbd>Esc</kbd> cancelar
    </span>
  </div>
)
