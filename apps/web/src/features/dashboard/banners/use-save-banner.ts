import { addBanner, changeBanner, type KeptBanner, listBanners, listKeptBanners } from '@girassol/contract/dashboard'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { type BannerDraft, bodyOf } from './banner-draft.ts'

/** What every change of a banner makes old. */
export const refreshes = [listKeptBanners, listBanners] as const

/** Adds the banner, or changes the one that the draft began with. */
export const useSaveBanner = (banner: KeptBanner | null, onSaved: () => void) => {
  const given = { refreshes, success: 'Banner salvo', failure: false, onSuccess: onSaved } as const
  const add = useEndpointMutation(addBanner, given)
  const change = useEndpointMutation(changeBanner, given)
  const [saving, save] =
    banner === null
      ? ([
          add,
          (draft: BannerDraft, onError: (error: unknown) => void) => {
            const { picture = '', ...body } = bodyOf(draft)
            add.mutate({ body: { ...body, picture } }, { onError })
          },
        ] as const)
      : ([
          change,
          (draft: BannerDraft, onError: (error: unknown) => void) => {
            const request = { params: { id: banner.id }, body: { ...bodyOf(draft), version: banner.version } }
            change.mutate(request, { onError })
          },
        ] as const)
  return { save, isSaving: saving.isPending, isSaved: saving.isSuccess, error: saving.error }
}
