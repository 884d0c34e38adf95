import { canBePhoto, photoSentences } from '@girassol/domain/shared'

const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Why a chosen file cannot be a photo, in the words of the server, which judges its content (DEL-014). */
export const findPhotoFault = (file: File): string | undefined => {
  if (isHeic(file)) return 'Fotos em HEIC não são aceitas. Envie uma foto em PNG ou JPEG.'
  const decision = canBePhoto({ contentType: file.type, bytes: file.size })
  return decision.allowed ? undefined : photoSentences[decision.refusal]
}
