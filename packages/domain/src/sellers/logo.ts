import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The largest logo: bytes of the file, and pixels of each side. */
export const logoLimits = { bytes: 300_000, side: 2_000 } as const

export const logoContentTypes = ['image/png', 'image/jpeg'] as const

type LogoFile = {
  /** The type of the content, whatever the name of the file is. */
  readonly contentType: string | null
  readonly bytes: number
  /** Absent before the picture is read, null when it cannot be read. */
  readonly size?: { readonly width: number; readonly height: number } | null
}

/** USE-030: a PNG or JPEG that can be printed in a document. */
export const canBeLogo = ({ contentType, bytes, size }: LogoFile) =>
  firstRefusal(
    [!logoContentTypes.some((type) => type === contentType), 'logoOfOtherType'],
    [bytes > logoLimits.bytes, 'logoTooHeavy'],
    [size === null, 'logoUnreadable'],
    [!!size && Math.max(size.width, size.height) > logoLimits.side, 'logoTooLarge'],
  )

export const logoRefusals = {
  logoOfOtherType: 'Envie uma imagem PNG ou JPEG.',
  logoTooHeavy: 'O logotipo pode ter no máximo 300 kB.',
  logoUnreadable: 'A imagem está incompleta ou usa um formato raro. Salve-a de novo como PNG ou JPEG.',
  logoTooLarge: 'O logotipo pode ter no máximo 2.000 pixels de lado.',
} as const satisfies Record<RuleRefusal<typeof canBeLogo>, string>
