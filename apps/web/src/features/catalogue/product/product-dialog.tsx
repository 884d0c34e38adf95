import type { ProductView } from '@girassol/contract/catalogue'
import { useState } from 'react'
import { AppLink } from '../../../ui/app-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { StockAlert } from '../../alerts/index.ts'
import { cardName } from '../browsing/card-name.ts'
import { ProductPictures } from '../management/product-pictures.tsx'
import { DeliveryTime } from './delivery-time.tsx'
import { ProductAvailability } from './product-availability.tsx'
import classes from './product-dialog.module.css'
import { ProductPurchase } from './product-purchase.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { SuccessorNotice } from './successor-notice.tsx'
import { TechnicalFilesButton } from './technical-files-button.tsx'
import { TechnicalFilesDialog } from './technical-files-dialog.tsx'
import { useProductDetail } from './use-product-detail.ts'
import { WishButton } from './wish-button.tsx'

export type ProductDialogProps = { readonly product: ProductView; readonly onClose: () => void }

/** A product's picture, sheet and delivery time, and the quantity to add to the cart (STORE-010…015). */
export const ProductDialog = ({ product, onClose }: ProductDialogProps) => {
  const { data, isLoading } = useProductDetail(product.URL_ID)
  const [showsFiles, setShowsFiles] = useState(false)
  // One dialog at a time: the file list replaces the details, and closing it shows them again.
  if (showsFiles && data !== undefined) {
    return <TechnicalFilesDialog files={data.files} onClose={() => setShowsFiles(false)} />
  }
  return (
    <Dialog isOpen title={cardName(product)} width="product" onClose={onClose}>
      <div className={classes.columns}>
        <div>
          <ProductPictures names={data?.pictures ?? [product.IMG_CAPA]} />
          <p className={classes.meta}>
            <ProductAvailability product={product} />
            <span>{product.B1_COD}</span>
            <WishButton product={product} />
          </p>
          <StockAlert product={product} />
          {data !== undefined && <SuccessorNotice successor={data.successor} />}
          <ProductPurchase product={product} />
        </div>
        <div className={classes.detail}>
          {isLoading && <SkeletonLines lines={8} />}
          {data !== undefined && <ProductSheet detail={data} />}
        </div>
      </div>
      <div className={classes.foot}>
        <DeliveryTime />
        <span className={classes.links}>
          {data !== undefined && <TechnicalFilesButton files={data.files} onOpen={() => setShowsFiles(true)} />}
          <AppLink to={`/detalhes/${product.URL_ID}`}>Abrir a página do produto</AppLink>
        </span>
      </div>
    </Dialog>
  )
}
