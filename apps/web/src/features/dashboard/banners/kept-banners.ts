import { listBanners, listKeptBanners } from '@girassol/contract/dashboard'

/** What every change of a banner makes old. */
export const refreshes = [listKeptBanners, listBanners] as const
