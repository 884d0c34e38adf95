import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the product writes its log while the stories run. */
export const findServerLog = (folder: string): string => join(folder, 'server.log')

const personal: Readonly<Record<string, RegExp>> = {
  'an e-mail address': /[\w.+-]+@[\w-]+\.\w+/,
  'a CPF': /(?<![\w-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w-])/,
  'a CNPJ': /(?<![\w-])\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?![\w-])/,
  'a phone number': /\(\d{2}\) ?\d{4,5}-?\d{4}/,
  'a token': /eyJ[\w-]{10,}/,
  'a password': /Girassol@2026|Errada@26|Segredo@2027/,
}

const findLeaks = (line: string): readonly string[] =>
  Object.entries(personal).flatMap(([what, pattern]) => {
    const found = pattern.exec(line)?.[0]
    return found === undefined ? [] : [`${what}: ${found} in ${line.slice(0, 300)}`]
  })

/** SEC-010: after all stories, the log of the product has lines of requests, and no personal data, token or password. */
const checkServerLog = async (): Promise<void> => {
  const { STORY_FOLDER = '' } = process.env
  const output = (await readFile(findServerLog(STORY_FOLDER), 'utf8')).split('\n')
  // What the product prints for a person at its start is no log.
  const lines = output.filter((line) => line.startsWith('{'))
  if (!lines.some((line) => line.includes('"msg":"request"'))) throw new Error('SEC-010 the log has no requests')
  const leaks = lines.flatMap(findLeaks)
  if (leaks.length > 0) throw new Error(`SEC-010 personal data in the log:\n${leaks.slice(0, 20).join('\n')}`)
}

export default checkServerLog
