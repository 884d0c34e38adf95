import { canBeMessageFile, messageFileSentences, messageLimits } from '@girassol/domain/shared'
import { readChosenFile } from '../../lib/read-chosen-file.ts'
import { type ChosenFile, toFileKey } from './chosen-files.tsx'

/** A file of a message in base64. */
export type MessageFile = ChosenFile & { readonly file: string }

/** Larger files are refused by the rule first, in bytes. */
const mostMegabytes = 5

/** A chosen file in base64, or in Portuguese why it cannot be sent. */
const readFile = async (file: File): Promise<MessageFile | string> => {
  const decision = canBeMessageFile({ contentType: file.type, bytes: file.size })
  if (!decision.allowed) return `${file.name}: ${messageFileSentences[decision.refusal]}`
  const read = await readChosenFile(file, mostMegabytes)
  if ('sentence' in read) return `${file.name}: ${read.sentence}`
  return { key: toFileKey(file), name: file.name, file: read.file }
}

/** The files of a message with newly chosen ones, and why others were refused (CLM-010). */
export const addFiles = async (before: readonly MessageFile[], chosen: readonly File[]) => {
  const read = await Promise.all(chosen.map(readFile))
  const good = read.filter((each) => typeof each !== 'string')
  const fault = read.find((each) => typeof each === 'string')
  const all = [...new Map([...before, ...good].map((file) => [file.key, file])).values()]
  const tooMany =
    all.length > messageLimits.files ? `No máximo ${messageLimits.files} arquivos por mensagem.` : undefined
  return { files: all.slice(0, messageLimits.files), problem: fault ?? tooMany }
}
