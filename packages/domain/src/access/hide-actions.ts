import { viewerSentence } from './company-roles.ts'

/** Actions of a record that only open or print something, so a VIEWER has them too. */
const readingActions: ReadonlySet<string> = new Set(['print', 'readFeedback', 'readFinancing', 'viewOtherMethods'])

const hiddenAction = { allowed: false, reason: viewerSentence, hidden: true } as const

const isAction = (value: unknown): value is { readonly allowed: boolean } =>
  typeof value === 'object' && value !== null && 'allowed' in value && typeof value.allowed === 'boolean'

/**
 * A copy of an answer in which each action that would change something is hidden from a VIEWER (COMP-002). An action is
 * an object with `allowed`; plain objects and lists are searched at any depth.
 */
export const hideActions = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hideActions)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    isAction(each) && !readingActions.has(name) ? hiddenAction : hideActions(each),
  ])
  return Object.fromEntries(entries)
}
