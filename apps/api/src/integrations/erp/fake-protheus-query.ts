import type { Row } from './fake-protheus-tables.ts'

type Test = (row: Row) => boolean

const literal = `'([^']*)'`
const field = '([a-z]\\w*)'
const text = (row: Row, name = ''): string => String(row[name] ?? '').trimEnd()

/** Each condition that the fake supports: a regular expression and its meaning. */
const conditions: readonly [RegExp, (found: readonly string[]) => Test][] = [
  [
    new RegExp(`^${field}=${literal}$`),
    ([, name, value]) =>
      (row) =>
        text(row, name) === value,
  ],
  [
    new RegExp(`^${field}<>${literal}$`),
    ([, name, value]) =>
      (row) =>
        text(row, name) !== value,
  ],
  [
    new RegExp(`^${field}=${field}$`),
    ([, one, other]) =>
      (row) =>
        text(row, one) === text(row, other),
  ],
  [
    new RegExp(`^${field}<${field}$`),
    ([, one = '', other = '']) =>
      (row) =>
        Number(row[one]) < Number(row[other]),
  ],
  [
    new RegExp(`^${field} like '%([^'%]*)%'$`),
    ([, name, part = '']) =>
      (row) =>
        text(row, name).includes(part),
  ],
  [
    new RegExp(`^${field} in \\((${literal}(?:,${literal})*)\\)$`),
    ([, name, list = '']) => {
      const values = new Set([...list.matchAll(/'([^']*)'/g)].map(([, value]) => value))
      return (row) => values.has(text(row, name))
    },
  ],
]

/**
 * For tests: converts the `where` of the generic query to a condition on a row; null for SQL that the fake does not
 * support.
 */
export const readWhere = (where: string): Test | null => {
  const tests = where.split(' and ').map((part) => {
    const choice = /^\((.*)\)$/.exec(part)
    return choice ? matchAny((choice[1] ?? '').split(' or ').map(readCondition)) : readCondition(part)
  })
  return tests.every((test) => test !== null) ? (row) => tests.every((test) => test(row)) : null
}

const readCondition = (condition: string): Test | null => {
  for (const [pattern, meaning] of conditions) {
    const found = pattern.exec(condition)
    if (found) return meaning(found)
  }
  return null
}

const matchAny = (tests: readonly (Test | null)[]): Test | null =>
  tests.every((test) => test !== null) ? (row) => tests.some((test) => test(row)) : null
