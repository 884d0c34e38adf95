import type { AttachmentView } from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import { useIsPhone } from '../../lib/media.ts'
import { useBlobAddress } from '../../lib/use-blob-address.ts'
import classes from './attachments-dialog.module.css'
import { takeFocus } from './take-focus.ts'

type PaperProps = { readonly file: AttachmentView; readonly bytes: Blob }

const Content = ({ file, bytes }: PaperProps) => {
  const address = useBlobAddress(bytes)
  const isPhone = useIsPhone()
  const name = shownFilename(file.filename)
  if (file.fileExtension !== 'pdf') return <img className={classes.picture} src={address} alt={name} />
  if (isPhone || !navigator.pdfViewerEnabled)
    return <p>Este navegador não mostra PDF dentro da página. Baixe o arquivo para ver.</p>
  // Chromium's viewer shows a column of thumbnails unless the address disables it.
  return address && <iframe className={classes.paper} title={name} src={`${address}#navpanes=0`} />
}

/** A file in the page: a picture, or a PDF when the browser can show one inside a page. */
export const AttachmentPaper = (props: PaperProps) => (
  <div tabIndex={-1} ref={takeFocus}>
    <Content {...props} />
  </div>
)
