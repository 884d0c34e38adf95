import { canWrite, viewerSentence } from '@girassol/domain/access'
import type { Actor } from './actor.ts'

/** Actions of a record that only open or print something, so a VIEWER has them too. */
const readingActions: ReadonlySet<string> = new Set(['print', 'readFeedback', 'readFinancing', 'viewOtherMethods'])

const hiddenAction = { allowed: false, reason: viewerSentence, hidden: true } as const

const isAction = (value: unknown): value is { readonly allowed: boolean } =>
  typeof value === 'object' && value !== null && 'allowed' in value && typeof value.allowed === 'boolean'

const hideActions = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hideActions)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    isAction(each) && !readingActions.has(name) ? hiddenAction : hideActions(each),
  ])
  return Object.fromEntries(entries)
}

/** COMP-002: the response as its reader gets it. A VIEWER sees no action of a record that would change something. */
export const hideViewerActions = <Value>(value: Value, reader: Pick<Actor, 'companyRole'> | null): Value =>
  reader === null || canWrite(reader.companyRole) ? value : (hideActions(value) as Value)
