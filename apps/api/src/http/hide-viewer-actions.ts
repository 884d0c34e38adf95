import { canWrite, hideActions } from '@girassol/domain/access'
import type { Actor } from './actor.ts'

/** COMP-002: the response as its reader gets it. A VIEWER sees no action of a record that would change something. */
export const hideViewerActions = <Value>(value: Value, reader: Pick<Actor, 'companyRole'> | null): Value =>
  reader === null || canWrite(reader.companyRole) ? value : (hideActions(value) as Value)
