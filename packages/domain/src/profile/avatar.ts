import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** AVA-005: the largest file that may be chosen, and the largest picture cut from it, in bytes (C-112). */
export const mostAvatarBytes = 102_400

/** AVA-004: the file types of a profile picture; 'jpg' and 'jpeg' are one type. */
export const avatarContentTypes = ['image/jpeg', 'image/png'] as const

/** AVA-002 */
export const avatarZoom = { minimum: 1, maximum: 3, step: 0.1 } as const

/** AVA-003: degrees. */
export const avatarRotation = { minimum: 0, maximum: 360 } as const

/** The server takes the type from the content, the browser from the file (AVA-004, AVA-005). */
export const canBeAvatar = (file: { readonly contentType: string; readonly bytes: number }) =>
  firstRefusal(
    [!avatarContentTypes.some((type) => type === file.contentType), 'avatarOfOtherType'],
    [file.bytes > mostAvatarBytes, 'avatarTooLarge'],
  )

export const avatarRefusals = {
  avatarOfOtherType: 'Tipo de arquivo não permitido (JPG, PNG)',
  avatarTooLarge: 'Tamanho do arquivo excedido (100kb)',
} as const satisfies Record<RuleRefusal<typeof canBeAvatar>, string>
