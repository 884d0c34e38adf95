import { countBytes, type FileContent, readWhole } from './file-content.ts'
import { decodeText, mostRowsOfAll } from './read-csv-rows.ts'
import { WrongFile } from './wrong-file.ts'

/** The next items of one list of the file. */
export type JsonPart = { readonly list: string; readonly items: readonly unknown[] }

/** The lists of a JSON file, at the top of its object; a missing required one refuses the file. */
export type JsonLists = { readonly required: readonly string[]; readonly optional: readonly string[] }

const batchSize = 1000
/** A JSON is read as a whole and takes several times its size in memory, so it may not be as large as a CSV. */
const mostBytes = 10_000_000

const parse = (bytes: Uint8Array): Readonly<Record<string, unknown>> | null => {
  try {
    return JSON.parse(decodeText(bytes))
  } catch {
    throw new WrongFile('O JSON está incompleto ou tem um erro de escrita.')
  }
}

const readList = (content: ReturnType<typeof parse>, name: string, isRequired: boolean): readonly unknown[] => {
  const list = content?.[name]
  if (list === undefined && !isRequired) return []
  if (!Array.isArray(list)) throw new WrongFile(`Falta a lista "${name}" no JSON.`)
  return list
}

/** The items of the lists in batches of 1,000. Throws a WrongFile for a JSON that is broken, too large or too long. */
export const readJsonLists = function* (file: FileContent, { required, optional }: JsonLists): Generator<JsonPart> {
  if (countBytes(file) > mostBytes) throw new WrongFile('O JSON tem mais de 10 MB. Envie um CSV, que pode ser maior.')
  const content = parse(readWhole(file))
  for (const name of [...required, ...optional]) {
    const items = readList(content, name, required.includes(name))
    if (items.length > mostRowsOfAll)
      throw new WrongFile(`A lista "${name}" tem mais de 100.000 itens, que é o máximo.`)
    for (let from = 0; from < items.length; from += batchSize) {
      yield { list: name, items: items.slice(from, from + batchSize) }
    }
  }
}
