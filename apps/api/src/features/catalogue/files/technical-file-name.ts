import { contentSentences } from '@girassol/domain/catalogue'
import { type StoredFile, toWords } from './stored-file.ts'

/** Identifies the bytes of a technical file: the last part of its key. */
export const storedName = ({ key }: Pick<StoredFile, 'key'>): string => key.split('/').at(-1) ?? key

const fileName = (name: string, stored: string): string => `${toWords(name)}.${stored.split('.').at(-1)}`

type FieldProblem = { readonly field: string; readonly message: string }
type Named = { readonly name: string; readonly stored: string }

/** The file with the name under which its product lists it. */
export const toStoredFile = ({ name, stored }: Named, from: Omit<StoredFile, 'name' | 'file'>): StoredFile => ({
  ...from,
  name,
  file: fileName(name, stored),
})

/** The problems in the names of these files: each file needs a URL of its own (STORE-039). */
export const findNameProblems = (files: readonly Named[]): readonly FieldProblem[] => {
  const names = files.map(({ name, stored }) => fileName(name, stored))
  return files.flatMap(({ name }, at): FieldProblem[] => {
    const field = `files.${at}.name`
    if (toWords(name) === '') return [{ field, message: contentSentences.unreadableName }]
    return names.indexOf(names[at] ?? '') === at ? [] : [{ field, message: contentSentences.sameFileName }]
  })
}
