import { listWords } from '@girassol/domain/shared'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './diagram-viewer.module.css'
import { DiagramViewer, type DiagramViewerProps } from './diagram-viewer.tsx'

export type DiagramDialogProps = DiagramViewerProps & {
  /** What makes it a draft: 'responsável técnico'. */
  readonly missing: readonly string[]
  /** The buttons that save the file. */
  readonly footer: ReactNode
  readonly onClose: () => void
}

/** The viewer of a single-line diagram, which says of a draft what it lacks (HOM-007, HOM-008). */
export const DiagramDialog = ({ missing, footer, onClose, ...viewed }: DiagramDialogProps) => (
  <Dialog isOpen title="Diagrama unifilar" width="product" footer={footer} onClose={onClose}>
    <div className={classes.viewer}>
      {missing.length > 0 && (
        <Notice tone="info" title="Rascunho" isInline>
          <p className={classes.plain}>Falta: {listWords(missing)}.</p>
        </Notice>
      )}
      <DiagramViewer {...viewed} />
    </div>
  </Dialog>
)
