import { listBanners, listManagedBanners } from '@girassol/contract/dashboard'

/** The reads that every change of a banner makes outdated. */
export const refreshes = [listManagedBanners, listBanners] as const
