import { useParams } from '@tanstack/react-router'
import { ProductPage } from './product-page.tsx'

/** /detalhes/:id, whose id is a URL_ID (C-36). */
export const ProductScreen = () => {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false })
  return <ProductPage urlId={id} />
}
