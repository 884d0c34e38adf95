import type { Actor } from '../../http/actor.ts'
import { requireSellerId } from '../../http/require-seller.ts'

/** Whose webhooks a call is about: those of a company, or without a seller the distributor's. */
export type Owner = { readonly sellerId: number | null }

export type OwnerOf = (actor: Actor) => Owner

/** The caller's company. */
export const ofCompany: OwnerOf = (actor) => ({ sellerId: requireSellerId(actor) })

/** The distributor; the role was checked before. */
export const ofHouse: OwnerOf = () => ({ sellerId: null })

/** Of a key: its company, or the distributor. An integrator that a key of the distributor names changes nothing. */
export const ofKey: OwnerOf = (actor) => (actor.companyRole === null ? ofHouse(actor) : ofCompany(actor))
