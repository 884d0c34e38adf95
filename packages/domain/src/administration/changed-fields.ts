/** A record as the audit log compares it: fields by name, with JSON values. */
export type AuditedFields = Readonly<Record<string, unknown>>

/** Fields that must never be logged: passwords, keys, and what identifies a person (C-140). */
const secretField = /password|senha|token|secret|hash|cpf|document|birth|avatar/i

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const pick = (fields: AuditedFields | null, names: readonly string[]): AuditedFields | null =>
  fields && Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))

/**
 * The fields that differ, each with its value before and after, without secrets. Null when nothing differs, so that no
 * entry is written. A created or removed record has only one side, so all its fields are listed.
 */
export const changedFields = (before: AuditedFields | null, after: AuditedFields | null) => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => before === null || after === null || !isSame(before[name], after[name]))
  if (before !== null && after !== null && changed.length === 0) return null
  const shown = changed.filter((name) => !secretField.test(name))
  return { before: pick(before, shown), after: pick(after, shown) }
}
