import { saveFile } from '../../lib/save-file.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PdfPaper } from '../../ui/pdf-paper.tsx'

type Props = { readonly name: string; readonly bytes: Blob; readonly onClose: () => void }

/** An invoice file, shown in the dialog or offered as a download. */
export const FileDialog = ({ name, bytes, onClose }: Props) => (
  <Dialog
    isOpen
    width="product"
    title={name}
    onClose={onClose}
    footer={
      <>
        <ActionButton label="Voltar" variant="text" onRun={onClose} />
        <ActionButton label="Baixar" variant="next" onRun={() => saveFile(bytes, name)} />
      </>
    }
  >
    <PdfPaper title={name} bytes={bytes} />
  </Dialog>
)
