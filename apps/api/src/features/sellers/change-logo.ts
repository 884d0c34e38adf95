import type * as contract from '@girassol/contract/sellers'
import { sellerSentences } from '@girassol/domain/sellers'
import type { FileHandler, LookupContext, LookupHandler, WriteContext } from '../../http/context.ts'
import { notFound, orNotFound } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { logoContentType, readLogo, storeLogo, toLogoAddress } from './logo-file.ts'
import { findOwnSellerId } from './logo-queries.ts'
import { lockLogo, writeLogo } from './logo-store.ts'

type Change = { readonly sellerId: number; readonly logo: string | null }

const write = async ({ tx, now, actor }: WriteContext, { sellerId, logo }: Change) => {
  const before = orNotFound(await lockLogo(tx, sellerId), sellerSentences.notFound)
  await writeLogo(tx, sellerId, logo)
  await recordChange(tx, {
    now,
    author: actor,
    action: 'change',
    subject: { kind: 'seller', id: sellerId, name: before.fancyName },
    before: { logo: before.logo },
    after: { logo },
  })
  return { logo: toLogoAddress(logo) }
}

const change = async (context: LookupContext, sellerId: number, sent: string | null) => {
  const logo = sent === null ? null : await storeLogo(context.ports.files, sent)
  return context.write((writing) => write(writing, { sellerId, logo }))
}

/** USE-030: sets the logo of the caller's company; null removes it. */
export const changeOwnLogo: LookupHandler<typeof contract.changeOwnLogo> = async (context, { body }) => {
  const sellerId = await context.read((tx) => findOwnSellerId(tx, context.actor.userId))
  if (sellerId === null) throw notFound(sellerSentences.notFound)
  return change(context, sellerId, body.picture)
}

/** USE-030, C-140: staff change the logo of an integrator. */
export const changeSellerLogo: LookupHandler<typeof contract.changeSellerLogo> = (context, { params, body }) =>
  change(context, params.id, body.picture)

const yearSeconds = 365 * 86_400

/** A logo by its name, which is derived from its bytes and known only to users who may read the company. */
export const showLogo: FileHandler<typeof contract.showLogo> = async (_context, { params: { name } }) => ({
  name,
  contentType: logoContentType(name),
  disposition: 'inline',
  caching: { version: name, maxAgeSeconds: yearSeconds },
  bytes: (files) => readLogo(files, name),
})
