import type * as contract from '@girassol/contract/calendar'
import type { Context, Handler } from '../../http/context.ts'
import { type StoredLink, toPublicAddress } from '../../http/link-tokens.ts'
import { findLink, removeLink, storeLink } from './calendar-link-store.ts'

const toAddress = (
  context: Pick<Context, 'publicUrl' | 'linkTokens'>,
  userId: number,
  link: StoredLink | undefined,
): string | null => {
  const address = link && toPublicAddress(context, { purpose: 'calendar', record: userId }, link)
  return address ? `${address}.ics` : null
}

/** WHK-013: the address of the own calendar. */
export const showCalendar: Handler<typeof contract.showCalendar> = async (context) => {
  const { tx, actor } = context
  return { link: toAddress(context, actor.userId, await findLink(tx, actor.userId)) }
}

/** WHK-013, C-153: opens the own calendar at a new address, which replaces the one before. */
export const openCalendar: Handler<typeof contract.openCalendar> = async (context) => {
  const { tx, actor, now, linkTokens } = context
  const { nonce, hash } = linkTokens.open('calendar', actor.userId)
  await storeLink(tx, actor.userId, { nonce, hash, now })
  return { link: toAddress(context, actor.userId, { nonce, hash }) }
}

/** WHK-013: closes the own calendar. */
export const closeCalendar: Handler<typeof contract.closeCalendar> = async ({ tx, actor }) => {
  await removeLink(tx, actor.userId)
  return { link: null }
}
