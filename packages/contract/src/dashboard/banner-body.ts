import { bannerLinkSentence, bannerLocations, bannerPictureSentences, isBannerLink } from '@girassol/domain/dashboard'
import * as z from 'zod/mini'
import { requiredText, text } from '../http/fields.ts'

/** In base64. A little more than 2 MB, so that a larger picture gets its own sentence. */
const picture = z
  .string('Escolha uma imagem.')
  .check(
    z.maxLength(4_000_000, bannerPictureSentences.tooLarge),
    z.regex(/^[0-9A-Za-z+/]+={0,2}$/, bannerPictureSentences.notPicture),
  )

export const newBannerBody = z.object({
  title: requiredText(120),
  referLink: z.nullable(text(500).check(z.refine(isBannerLink, bannerLinkSentence))),
  location: z.enum(bannerLocations),
  active: z.boolean(),
  picture,
})

/** The picture is sent only when it was replaced. */
export const bannerBody = z.object({ ...newBannerBody.shape, picture: z.optional(picture) })
export type BannerBody = z.infer<typeof bannerBody>
