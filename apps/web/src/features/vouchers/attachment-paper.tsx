import type { AttachmentView } from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import { useEffect, useState } from 'react'
import { useIsPhone } from '../../lib/media.ts'
import classes from './attachments-dialog.module.css'
import { takeFocus } from './take-focus.ts'

/** An address of the bytes for as long as they are shown. */
const useAddress = (bytes: Blob): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}

type PaperProps = { readonly file: AttachmentView; readonly bytes: Blob }

const Content = ({ file, bytes }: PaperProps) => {
  const address = useAddress(bytes)
  const isPhone = useIsPhone()
  const name = shownFilename(file.filename)
  if (file.fileExtension !== 'pdf') return <img className={classes.picture} src={address} alt={name} />
  if (isPhone || !navigator.pdfViewerEnabled)
    return <p>Este navegador não mostra PDF dentro da página. Baixe o arquivo para ver.</p>
  // Chromium's viewer opens with a column of thumbnails unless it is told otherwise.
  return address && <iframe className={classes.paper} title={name} src={`${address}#navpanes=0`} />
}

/** A file in its place: a picture, or a PDF where the browser draws one inside a page. */
export const AttachmentPaper = (props: PaperProps) => (
  <div tabIndex={-1} ref={takeFocus}>
    <Content {...props} />
  </div>
)
