import { type ProductDetailView, type ProductView, showProduct } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { saleStep } from '@girassol/domain/generator'
import { formatCount } from '../../lib/format.ts'
import { productDrawing, productPicture } from '../../lib/product-drawing.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { DeliveryTime } from './delivery-time.tsx'
import { ProductAvailability } from './product-availability.tsx'
import classes from './product-dialog.module.css'

/** 999 units at most in the details; the largest multiple of ten below for what is sold in tens (STORE-011, C-27). */
const mostUnits = (code: string) => Math.floor(999 / saleStep(code)) * saleStep(code)

const Sheet = ({ detail }: { readonly detail: ProductDetailView }) => {
  if (detail.FT.length === 0 && detail.DETALHES === '') return <p>Sem detalhes para exibição</p>
  return (
    <>
      {detail.DETALHES !== '' && <p className={classes.description}>{detail.DETALHES}</p>}
      {detail.FT.length > 0 && (
        <>
          <h3>Ficha técnica</h3>
          <ul className={classes.sheet}>
            {detail.FT.map(({ ATRIB, VALOR }) => (
              <li key={`${ATRIB} ${VALOR}`}>
                {ATRIB} - {VALOR}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const Contents = ({ items }: Pick<ProductDetailView, 'items'>) =>
  items.length > 0 && (
    <>
      <h3>Itens</h3>
      <ul className={classes.sheet}>
        {items.map(({ code, name, quantity }) => (
          <li key={code}>
            {formatCount(quantity)} × {displayName(name)}
          </li>
        ))}
      </ul>
    </>
  )

export type ProductDialogProps = { readonly product: ProductView; readonly onClose: () => void }

/** A product's picture, sheet and delivery time, and how many of it go in the cart (STORE-010…014). */
export const ProductDialog = ({ product, onClose }: ProductDialogProps) => {
  const detail = useEndpointQuery(showProduct, { params: { urlId: product.URL_ID } })
  return (
    <Dialog isOpen title={displayName(product.B1_DESC)} width="product" onClose={onClose}>
      <div className={classes.columns}>
        <div>
          <Picture src={productPicture(product.IMG_CAPA)} alt="" fallback={productDrawing('kit')} isEager />
          <p className={classes.meta}>
            <ProductAvailability product={product} />
            <span>{product.B1_COD}</span>
          </p>
          <div className={classes.buy}>
            <span className={classes.price}>
              <MoneyText reais={product.VLR_TOT} />
            </span>
            <AddToCart product={product} max={mostUnits(product.B1_COD)} />
          </div>
        </div>
        <div className={classes.detail}>
          {detail.isLoading && <SkeletonLines lines={8} />}
          {detail.data && (
            <>
              <Sheet detail={detail.data} />
              <Contents items={detail.data.items} />
            </>
          )}
        </div>
      </div>
      <DeliveryTime />
    </Dialog>
  )
}
