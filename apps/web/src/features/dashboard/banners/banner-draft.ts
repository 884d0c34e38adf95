import type { KeptBanner } from '@girassol/contract/dashboard'
import { type BannerLocation, bannerLinkSentence, isBannerLink } from '@girassol/domain/dashboard'
import type { FieldProblem } from '../../../lib/use-form-fields.ts'

/** A picture that was chosen and not sent yet, as the browser shows it. */
export type ChosenPicture = `data:${string}`

export type BannerDraft = {
  readonly title: string
  readonly referLink: string
  readonly location: BannerLocation
  readonly active: boolean
  /** Null while none was chosen: the present one stays. */
  readonly picture: ChosenPicture | null
}

export const bannerFieldNames = ['picture', 'title', 'referLink'] as const

export const bannerLabels = {
  picture: 'Imagem',
  title: 'Texto da imagem',
  referLink: 'Link',
  location: 'Onde aparece',
  active: 'Ativo',
} as const

export const draftOf = (banner: KeptBanner | null): BannerDraft =>
  banner === null
    ? { title: '', referLink: '', location: 'dashboard', active: true, picture: null }
    : { ...banner, referLink: banner.referLink ?? '', picture: null }

/** What is still wrong; a new banner needs its picture. */
export const problemsOf = (draft: BannerDraft, isNew: boolean): readonly FieldProblem<keyof BannerDraft>[] => [
  ...(isNew && draft.picture === null ? [{ field: 'picture', message: 'Escolha uma imagem.' } as const] : []),
  ...(draft.title.trim() === '' ? [{ field: 'title', message: 'Campo obrigatório' } as const] : []),
  ...(draft.referLink.trim() !== '' && !isBannerLink(draft.referLink.trim())
    ? [{ field: 'referLink', message: bannerLinkSentence } as const]
    : []),
]

const base64Of = (picture: ChosenPicture): string => picture.slice(picture.indexOf(',') + 1)

/** The body of both calls; the picture only when another was chosen. */
export const bodyOf = ({ title, referLink, location, active, picture }: BannerDraft) => ({
  title: title.trim(),
  referLink: referLink.trim() === '' ? null : referLink.trim(),
  location,
  active,
  ...(picture !== null && { picture: base64Of(picture) }),
})
