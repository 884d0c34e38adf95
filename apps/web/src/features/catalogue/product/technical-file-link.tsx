import { IconDownload } from '@tabler/icons-react'
import { type TechnicalFile, useDownloadFile } from './use-download-file.ts'

/**
 * A technical file by its name. The link has a real address, so that it can be opened in another tab. A click fetches
 * the bytes instead, which renews an expired session and reports a failure as text.
 */
export const TechnicalFileLink = (file: TechnicalFile) => {
  const { address, download, isRunning } = useDownloadFile(file)
  if (address === null) return <span>{file.nameFile}</span>
  return (
    <a
      href={address}
      download
      aria-busy={isRunning || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        if (!isRunning) download()
      }}
    >
      {file.nameFile}
      <IconDownload size={18} aria-hidden />
    </a>
  )
}
