import { brandLogoSentences } from '@girassol/domain/company-brand'
import { z } from 'zod'
import { brandBody } from './company-brand/brand-body.ts'
import { endpoint } from './http/endpoint.ts'
import { wholeNumber } from './http/fields.ts'
import { fileBytes } from './http/file.ts'

/** 0 while the company has saved no brand. */
const version = wholeNumber(0, 2_147_483_647)

const brandView = z.object({
  ...brandBody.shape,
  /** The ground and the text on it, computed from the colour; null without a colour (C-174). */
  colours: z.object({ ground: z.string(), text: z.string() }).nullable(),
  /** The address of the logo; null without one. */
  logo: z.string().nullable(),
  version,
})
export type BrandView = z.infer<typeof brandView>

export const showBrand = endpoint({
  method: 'GET',
  path: '/company/brand',
  requires: 'brand.read',
  summary: "The brand of the caller's company; before it is saved, its registered name and contacts (PROP-028).",
  response: brandView,
})

export const changeBrand = endpoint({
  method: 'PUT',
  path: '/company/brand',
  requires: 'brand.edit',
  summary: "Change the brand of the caller's company; refused when another user did since it was read.",
  body: z.strictObject({ ...brandBody.shape, version }),
  response: brandView,
})

/** Larger than any logo that is accepted, so that a larger one is refused with its own sentence. */
const mostBase64 = 2_000_000

export const changeBrandLogo = endpoint({
  method: 'PUT',
  path: '/company/brand/logo',
  requires: 'brand.edit',
  summary: 'Change the logo of the brand: PNG or JPEG in base64, at most 500 kB; null removes it.',
  body: z.strictObject({
    picture: z
      .string()
      .min(1, brandLogoSentences.logoOfOtherType)
      .max(mostBase64, brandLogoSentences.logoTooHeavy)
      .regex(/^[0-9A-Za-z+/]*={0,2}$/, brandLogoSentences.logoOfOtherType)
      .nullable(),
  }),
  response: brandView,
  callsPerMinute: 20,
  megabytes: 3,
})

export const showBrandLogo = endpoint({
  method: 'GET',
  path: '/company/brand/logo/:name',
  requires: 'brand.read',
  summary: "The logo of the caller's company by the name in its address.",
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(?:png|jpg)$/) }),
  response: fileBytes,
})
