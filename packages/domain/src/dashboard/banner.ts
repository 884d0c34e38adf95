import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { mostPictureBytes, pictureSentences } from '../shared/picture.ts'

/** Where banners are shown, as stored and sent (BAN-004, C-132). */
export const bannerLocations = ['dashboard', 'points informations'] as const
export type BannerLocation = (typeof bannerLocations)[number]

export const bannerLocationLabels = {
  dashboard: 'Início',
  'points informations': 'Pontos',
} as const satisfies Record<BannerLocation, string>

/** The pictures that every browser shows, by the type of their content; the format is the ending of the name. */
export const bannerFormats = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const
export type BannerFormat = (typeof bannerFormats)[keyof typeof bannerFormats]
export const bannerFormatNames: readonly BannerFormat[] = Object.values(bannerFormats)

const isBannerType = (contentType: string | null): contentType is keyof typeof bannerFormats =>
  contentType !== null && Object.hasOwn(bannerFormats, contentType)

/** The format of a picture of this type; null for a type that banners do not accept. */
export const findBannerFormat = (contentType: string | null): BannerFormat | null =>
  isBannerType(contentType) ? bannerFormats[contentType] : null

export type BannerPicture = {
  /** The type found in the content; null for an unknown one. */
  readonly contentType: string | null
  readonly byteLength: number
}

/** Whether these bytes may be a banner. The name of the file does not matter (BAN-004). */
export const canShowAsBanner = ({ contentType, byteLength }: BannerPicture) =>
  firstRefusal([findBannerFormat(contentType) === null, 'notPicture'], [byteLength > mostPictureBytes, 'tooLarge'])

export const bannerPictureSentences = pictureSentences satisfies Record<RuleRefusal<typeof canShowAsBanner>, string>

const outbound = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i
const ownScreen = /^\/(?![/\\])\S*$/

/** A banner leads to another site or to a screen of the portal, and never runs a script (BAN-002). */
export const isBannerLink = (link: string): boolean => outbound.test(link) || ownScreen.test(link)

export const bannerLinkSentence = 'Comece o link com https:// ou com / para uma tela do portal.'

/** Whether the link leaves the portal, so that it opens in a new tab (C-15). */
export const leavesPortal = (link: string): boolean => !ownScreen.test(link)

/** How long the browser caches the banners of the home: one day (BAN-008). */
export const bannersCacheMs = 86_400_000
