import { addBanner, changeBanner, type ManagedBanner } from '@girassol/contract/dashboard'
import type { BannerBody } from '@girassol/contract/dashboard/banner-body'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { refreshes } from './kept-banners.ts'

/** Adds the banner, or changes the version that the dialog shows. */
export const useSaveBanner = (banner: ManagedBanner | null, onSuccess: () => void) => {
  const options = { refreshes, success: 'Banner salvo', failure: false, onSuccess } as const
  const add = useEndpointMutation(addBanner, options)
  const change = useEndpointMutation(changeBanner, options)
  if (banner === null) return saveWith(add, ({ picture = '', ...body }: BannerBody) => ({ body: { ...body, picture } }))
  return saveWith(change, (body: BannerBody) => ({
    params: { id: banner.id },
    body: { ...body, version: banner.version },
  }))
}
