import type { ProductDetailView } from '@girassol/contract/catalogue'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TechnicalFileLink } from './technical-file-link.tsx'
import classes from './technical-files-dialog.module.css'

export type TechnicalFilesDialogProps = {
  readonly files: ProductDetailView['files']
  readonly onClose: () => void
}

/** The technical files of a product by name, each with a download (STORE-015). */
export const TechnicalFilesDialog = ({ files, onClose }: TechnicalFilesDialogProps) => (
  <Dialog
    isOpen
    title="Arquivos técnicos"
    onClose={onClose}
    footer={<ActionButton label="Fechar" variant="text" onRun={onClose} />}
  >
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.link}>
          <TechnicalFileLink {...file} />
        </li>
      ))}
    </ul>
  </Dialog>
)
