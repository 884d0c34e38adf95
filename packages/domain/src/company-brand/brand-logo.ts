import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

export const brandLogoContentTypes = ['image/png', 'image/jpeg'] as const

/** 500 kB; a longer side, in pixels, is cut when the picture is written anew (C-174). */
export const brandLogoLimits = { bytes: 500_000, side: 3_000 } as const

type LogoFile = {
  /** The type of the content, whatever the name of the file is. */
  readonly contentType: string | null
  readonly bytes: number
}

/** A PNG or JPEG of at most 500 kB can be the logo of a brand (PROP-028, C-174). */
export const canBeBrandLogo = ({ contentType, bytes }: LogoFile) =>
  firstRefusal(
    [!brandLogoContentTypes.some((type) => type === contentType), 'logoOfOtherType'],
    [bytes > brandLogoLimits.bytes, 'logoTooHeavy'],
  )

export const brandLogoSentences = {
  logoOfOtherType: 'Envie uma imagem PNG ou JPEG.',
  logoTooHeavy: 'O logotipo pode ter no máximo 500 kB.',
} as const satisfies Record<RuleRefusal<typeof canBeBrandLogo>, string>
