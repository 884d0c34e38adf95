import type * as contract from '@girassol/contract/dashboard'
import type { Handler } from '../../http/context.ts'
import { listActiveBanners, listEveryBanner } from './banner-queries.ts'

/** BAN-005: the banners of a place. */
export const listBanners: Handler<typeof contract.listBanners> = ({ tx }, { query: { location } }) =>
  listActiveBanners(tx, location)

/** C-140: all banners, for the administration. */
export const listManagedBanners: Handler<typeof contract.listManagedBanners> = async ({ tx }) => ({
  data: await listEveryBanner(tx),
})
