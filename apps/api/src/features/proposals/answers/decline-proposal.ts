import type * as contract from '@girassol/contract/proposals'
import { proposalDeclined } from '@girassol/domain/notifications'
import { declineReasons } from '@girassol/domain/proposals'
import type { PublicHandler } from '../../../http/context.ts'
import { notifyAboutProposal } from '../../notifications/notify-about-proposal.ts'
import { endCustomer, moveProposal } from '../move-proposal.ts'
import { lockByToken } from './public-link.ts'
import { refuseAnswer } from './refuse-answer.ts'

/** PROP-026: declines with a reason, of which the integrator is notified. */
export const declineProposal: PublicHandler<typeof contract.declineProposal> = async (context, { params, body }) => {
  const { tx, now } = context
  const record = await lockByToken(tx, params.token)
  refuseAnswer(record, { version: body.version, now })
  const text = body.text ?? null
  await moveProposal(tx, record, {
    move: 'decline',
    now,
    author: endCustomer,
    declined_at: now,
    decline_reason: body.reason,
    decline_text: text,
  })
  const notice = proposalDeclined(record, { reason: declineReasons[body.reason], text })
  await notifyAboutProposal(context, record.seller_id, notice)
  return { status: 'DECLINED' }
}
