import type * as contract from '@girassol/contract/session'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { findSessionView } from './session-queries.ts'

/** AUTH-012: the logged user with roles, flags and seller links. */
export const readSession: Handler<typeof contract.readSession> = async (context) =>
  orNotFound(await findSessionView(context, context.actor.userId))
