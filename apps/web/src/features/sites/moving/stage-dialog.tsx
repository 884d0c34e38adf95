import { type SiteStage, siteStageNames } from '@girassol/domain/sites'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SiteStagePill } from '../site-stage-pill.tsx'
import type { MovableSite } from './site-move.ts'
import classes from './stage-dialog.module.css'

type StageDialogProps = {
  readonly site: MovableSite
  readonly onChoose: (to: SiteStage) => void
  readonly onClose: () => void
}

/** SITE-004: 'Mover para…', which needs neither a drag nor a keyboard. */
export const StageDialog = ({ site, onChoose, onClose }: StageDialogProps) => (
  <Dialog
    isOpen
    title={`Mover ${site.title}`}
    onClose={onClose}
    footer={<ActionButton label="Cancelar" variant="text" onRun={onClose} />}
  >
    <ul className={classes.stages} aria-label="Etapas">
      {siteStageNames.map((stage) => {
        const isCurrent = stage === site.stage
        return (
          <li key={stage}>
            <button
              type="button"
              className={classes.stage}
              aria-current={isCurrent || undefined}
              aria-disabled={isCurrent || undefined}
              onClick={() => {
                if (!isCurrent) onChoose(stage)
              }}
            >
              <SiteStagePill stage={stage} />
              {isCurrent && <span className={classes.current}>etapa atual</span>}
            </button>
          </li>
        )
      })}
    </ul>
  </Dialog>
)
