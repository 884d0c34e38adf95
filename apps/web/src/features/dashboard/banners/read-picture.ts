import { bannerPictureSentences, canShowAsBanner } from '@girassol/domain/dashboard'

/** A chosen picture before the upload, as a data URL. */
export type ChosenPicture = `data:${string}`

/** The chosen file as a data URL, or in Portuguese why it is no valid banner; the server checks its content again. */
export const readPicture = async (
  file: File,
): Promise<{ readonly picture: ChosenPicture } | { readonly sentence: string }> => {
  const decision = canShowAsBanner({ contentType: file.type, byteLength: file.size })
  if (!decision.allowed) return { sentence: bannerPictureSentences[decision.refusal] }
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve({ picture: reader.result as ChosenPicture })
    reader.onerror = () => resolve({ sentence: 'Não foi possível ler o arquivo. Escolha outra imagem.' })
    reader.readAsDataURL(file)
  })
}
