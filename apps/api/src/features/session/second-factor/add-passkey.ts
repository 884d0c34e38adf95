import type * as contract from '@girassol/contract/second-factor'
import { secondFactorSentences } from '@girassol/domain/session'
import type { Handler } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { sealChallenge } from './challenges.ts'
import { describePasskeyCreation, verifyNewPasskey } from './passkeys.ts'
import { insertPasskey } from './second-factor-store.ts'
import { beginSetUp, finishSetUp, recordAdded } from './set-up.ts'

/** SEC-006: what the browser needs to make a passkey of the caller. */
export const beginPasskey: Handler<typeof contract.beginPasskey> = async (context) => {
  const { user, factors } = await beginSetUp(context, 'PASSKEY')
  const { sealing, now, publicUrl } = context
  const passkey = await describePasskeyCreation(publicUrl, user, factors)
  const begun = { kind: 'set-up ticket', owner: user, secret: passkey.challenge, now } as const
  return { ticket: sealChallenge(sealing, begun), passkey }
}

/** SEC-006: adds the passkey that the browser made for this set-up. */
export const addPasskey: Handler<typeof contract.addPasskey> = async (context, { body }) => {
  const { tx, actor, now, publicUrl } = context
  const { secret } = await finishSetUp(context, { ticket: body.ticket, kind: 'PASSKEY' })
  const passkey = await verifyNewPasskey({ publicUrl, challenge: secret, made: body.passkey })
  if (passkey === null) throw new Refused(secondFactorSentences.wrongPasskey, { status: 400, reason: 'wrongPasskey' })
  if (!(await insertPasskey(tx, { userId: actor.userId, name: body.name, now, ...passkey })))
    throw new Refused(secondFactorSentences.passkeyExists, { status: 409, reason: 'passkeyExists' })
  return recordAdded(context)
}
