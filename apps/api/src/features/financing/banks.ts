import { readFileSync } from 'node:fs'
import { installedFile } from '../../installation/installed-files.ts'

export type Bank = { readonly code: string; readonly name: string }

/** One line for each bank that the Central Bank's compensation knows: its code of three digits and its name. */
const [, ...lines] = readFileSync(installedFile('features/financing/banks.csv'), 'utf8').trim().split('\n')

/** The Central Bank's compensation codes with the names of their banks, by code (FIN-024, C-96). */
export const banks: readonly Bank[] = lines.map((line) => {
  const [code = '', name = ''] = line.split(';')
  return { code, name }
})

const byCode = new Map(banks.map((bank) => [bank.code, bank]))

export const findBank = (code: string): Bank | undefined => byCode.get(code)
