/** A record as the log compares it: fields by name, with values that JSON can hold. */
export type AuditedFields = Readonly<Record<string, unknown>>

/** What must never stand in a log: passwords, keys, and what identifies a person (C-140). */
const secretField = /password|senha|token|secret|hash|cpf|document|birth|avatar/i

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const pick = (fields: AuditedFields | null, names: readonly string[]): AuditedFields | null =>
  fields && Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))

/**
 * The fields that differ, each as it was and as it became, without secrets. Null when nothing differs at all: such a
 * change is none. A record that began or ended has no other side, so all its fields are told.
 */
export const changedFields = (before: AuditedFields | null, after: AuditedFields | null) => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => before === null || after === null || !isSame(before[name], after[name]))
  if (before !== null && after !== null && changed.length === 0) return null
  const shown = changed.filter((name) => !secretField.test(name))
  return { before: pick(before, shown), after: pick(after, shown) }
}
