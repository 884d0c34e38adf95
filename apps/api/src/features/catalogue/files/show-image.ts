import type * as contract from '@girassol/contract/catalogue'
import type { FileHandler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { coverAnswer } from '../store/cover-answer.ts'
import { findCover, isPictureShown } from '../store/cover-queries.ts'
import { drawingNamed } from './product-drawings.ts'

const missing = 'Imagem não encontrada.'

/** STORE-030: a cover by its name; 404 for the picture of a product that this user may not see (C-38). */
export const showImage: FileHandler<typeof contract.showImage> = async ({ tx, actor }, { params: { name } }) => {
  const drawing = drawingNamed(name)
  if (drawing !== null) return coverAnswer({ picture: null, drawing })
  const picture = (await isPictureShown(tx, name, actor)) ? name : null
  return coverAnswer({ picture: orNotFound(picture, missing), drawing: 'kit' })
}

/** STORE-029: the picture of a product in base64. */
export const showProductImage: FileHandler<typeof contract.showProductImage> = async (
  { tx, actor },
  { params: { code } },
) => {
  const answer = await coverAnswer(orNotFound(await findCover(tx, code, actor), 'Produto não encontrado.'))
  return { ...answer, asJson: (image) => ({ contentType: answer.contentType, image }) }
}
