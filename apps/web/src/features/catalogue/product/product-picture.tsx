import type { ProductView } from '@girassol/contract/catalogue'
import { productDrawing, productPicture } from '../../../lib/product-drawing.ts'
import { Picture } from '../../../ui/picture.tsx'
import { toast } from '../../../ui/toaster.tsx'

/** The picture in a product's details; a message when it does not load (STORE-031). */
export const ProductPicture = ({ product }: { readonly product: Pick<ProductView, 'IMG_CAPA'> }) => (
  <Picture
    src={productPicture(product.IMG_CAPA)}
    alt=""
    fallback={productDrawing('kit')}
    isEager
    onFail={() => toast.failure('Ocorreu um erro ao buscar imagem do produto')}
  />
)
