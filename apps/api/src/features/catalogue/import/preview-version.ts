import type { ReceivedFile } from '@girassol/contract/http/file'
import { Refused } from '../../../http/refused.ts'

/** What a preview showed: this file, compared with this version of the catalogue. */
export const toPreviewVersion = ({ digest }: ReceivedFile, catalogueVersion: string): string =>
  `${digest}.${catalogueVersion}`

const refused = (what: string, reason: string): Refused =>
  new Refused(`${what} mudou depois da conferência. Confira o arquivo de novo.`, { status: 409, reason })

/** Refuses another file than the one of the preview, and another catalogue, with 409 (C-140). */
export const refuseOtherThanPreviewed = (seen: string, file: ReceivedFile, catalogueVersion: string): void => {
  if (seen === toPreviewVersion(file, catalogueVersion)) return
  throw seen.startsWith(`${file.digest}.`) ? refused('O catálogo', 'catalogueMoved') : refused('O arquivo', 'fileMoved')
}
