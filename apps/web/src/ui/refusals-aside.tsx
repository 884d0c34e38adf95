import { IconDownload } from '@tabler/icons-react'
import { useDownload } from '../lib/use-download.ts'
import { type FileImport, toUpload } from '../lib/use-file-import.ts'
import { ActionButton } from './action-button.tsx'
import classes from './refusals-aside.module.css'

type Props = {
  /** '200 de 1.230' */
  readonly count: string
  readonly endpoint: FileImport['refusals']
  readonly file: File
}

/** REL-009: the preview of an import lists the first 200 invalid rows; the file to download contains all of them. */
export const RefusalsAside = ({ count, endpoint, file }: Props) => {
  const download = useDownload(endpoint, toUpload(file), {
    name: 'Linhas com erro.csv',
    failure: 'Não deu para baixar as linhas com erro. Tente de novo.',
  })
  return (
    <div className={classes.aside}>
      {count}
      <ActionButton
        label="Baixar todas em CSV"
        runningLabel="Baixando…"
        size="compact"
        icon={<IconDownload size={16} aria-hidden />}
        isRunning={download.isPending}
        onRun={() => download.mutate()}
      />
    </div>
  )
}
