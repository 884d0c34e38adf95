import type { AuditedFields } from './changed-fields.ts'

const toText = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** A column with decimals is read as a text: '5.50' is 5.5. */
const isSame = (a: unknown, b: unknown): boolean => {
  const [first, second] = [toText(a), toText(b)]
  return first === second || (first !== '' && second !== '' && Number(first) === Number(second))
}

/** 'addressCep' of the column address_cep. */
const toFieldName = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * C-140, C-156: an edit as the audit log has it where the values may be those of a person: only the names of the fields
 * that it changed. Before and after are equal, so that no entry is written, if it changed none.
 */
export const toEditedFields = (stored: AuditedFields, changes: AuditedFields) => {
  const edited = Object.keys(changes).filter(
    (name) => changes[name] !== undefined && !isSame(stored[name], changes[name]),
  )
  return { before: { edited: [] }, after: { edited: edited.map(toFieldName) } }
}
