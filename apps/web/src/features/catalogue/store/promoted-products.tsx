import { listPromotedProducts, type ProductView } from '@girassol/contract/catalogue'
import { productDrawing, productPicture } from '../../../lib/product-drawing.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { cardName } from '../browsing/card-name.ts'
import { ProductAvailability } from '../product/product-availability.tsx'
import { ProductPrice } from '../product/product-price.tsx'
import classes from './promoted-products.module.css'

const PromotedCard = ({ product }: { readonly product: ProductView }) => (
  <li className={classes.card}>
    <div className={classes.picture}>
      <Picture src={productPicture(product.IMG_CAPA)} alt="" fallback={productDrawing('kit')} />
    </div>
    <div className={classes.words}>
      <AppLink to={`/detalhes/${product.URL_ID}`}>{cardName(product)}</AppLink>
      <p className={classes.meta}>
        <ProductPrice product={product} />
        <ProductAvailability product={product} />
      </p>
    </div>
  </li>
)

/** The products that the portal promotes, each with a link to its page; nothing when there are none (USE-026). */
export const PromotedProducts = () => {
  const { data } = useEndpointQuery(listPromotedProducts, { query: { take: 24 } })
  if (data === undefined || data.data.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="promoted-products">
      <h2 id="promoted-products">Produtos em promoção</h2>
      <ul className={classes.list}>
        {data.data.map((product) => (
          <PromotedCard key={product.B1_COD} product={product} />
        ))}
      </ul>
    </section>
  )
}
