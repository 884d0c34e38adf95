import { sessionSentences } from '@girassol/domain/session'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/refused.ts'
import { endFamilyOfUser, endOtherSessions } from '../session-store.ts'

type Access = Pick<Context, 'tx' | 'now'>
type Session = { readonly userId: number; readonly familyId: string }

/** SEC-008: ends one session of a user; 404 for one that ended or is another user's. */
export const endSession = async ({ tx, now }: Access, session: Session): Promise<void> => {
  if (!(await endFamilyOfUser(tx, session, now))) throw notFound(sessionSentences.notOpen)
}

/** SEC-008: ends every session of a user except this one. */
export const endSessionsExcept = ({ tx, now }: Access, kept: Session): Promise<void> => endOtherSessions(tx, kept, now)
