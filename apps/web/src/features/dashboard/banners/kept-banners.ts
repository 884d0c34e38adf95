import { listBanners, listManagedBanners } from '@girassol/contract/dashboard'

/** What every change of a banner makes old. */
export const refreshes = [listManagedBanners, listBanners] as const
