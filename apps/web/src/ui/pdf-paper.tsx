import { useEffect, useState } from 'react'
import { useIsPhone } from '../lib/media.ts'
import classes from './pdf-paper.module.css'

/** A blob URL for the bytes while they are shown. */
const useAddress = (bytes: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (bytes === undefined) return
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}

export type PdfPaperProps = {
  readonly title: string
  /** Pass the same object while the same file is shown. */
  readonly bytes: Blob
}

/** A PDF inside the page; phones and some browsers cannot show one, and get a text instead. */
export const PdfPaper = ({ title, bytes }: PdfPaperProps) => {
  const address = useAddress(bytes)
  const isPhone = useIsPhone()
  if (isPhone || !navigator.pdfViewerEnabled) {
    return <p>Este navegador não mostra PDF dentro da página. Baixe o arquivo para ver.</p>
  }
  // Chromium's viewer shows a column of thumbnails unless the address disables it.
  return address && <iframe className={classes.paper} title={title} src={`${address}#navpanes=0`} />
}
