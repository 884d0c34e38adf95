import type * as contract from '@girassol/contract/administration'
import type { UserView } from '@girassol/contract/administration'
import { userSentences } from '@girassol/domain/administration'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { findUserView } from './user-queries.ts'

/** The user, or 404. */
export const userOrNotFound = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>, id: number): Promise<UserView> =>
  orNotFound(await findUserView(tx, id, actor.userId), userSentences.notFound)

/** C-140: one user, and the actions that the caller may take. */
export const showUser: Handler<typeof contract.showUser> = (context, { params: { id } }) => userOrNotFound(context, id)
