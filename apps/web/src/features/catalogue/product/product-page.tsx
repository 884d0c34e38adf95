import type { ProductDetailView } from '@girassol/contract/catalogue'
import { displayName, findOrderType } from '@girassol/domain/catalogue'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { StockAlert } from '../../alerts/index.ts'
import { purchaseFlows, toSummaryPath, useCart } from '../../cart/index.ts'
import { ImpactLink } from '../../substitutions/index.ts'
import { ProductPictures } from '../management/product-pictures.tsx'
import { DeliveryTime } from './delivery-time.tsx'
import { InternalMark } from './internal-mark.tsx'
import { ProductAvailability } from './product-availability.tsx'
import classes from './product-page.module.css'
import { ProductPurchase } from './product-purchase.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { RegistrationLine } from './registration-line.tsx'
import { SuccessorNotice } from './successor-notice.tsx'
import { TechnicalFilesButton } from './technical-files-button.tsx'
import { useProductDetail } from './use-product-detail.ts'
import { WishButton } from './wish-button.tsx'

const TechnicalFilesDialog = lazyDialog(async () => (await import('./technical-files-dialog.tsx')).TechnicalFilesDialog)

/** The store list of the product; a product of the builder is listed in its group. */
const findList = ({ BM_GRUPO }: ProductDetailView) => {
  const type = findOrderType(BM_GRUPO) ?? 'MP'
  const { path, title } = purchaseFlows[type]
  return { to: type === 'MP' ? `${path}?passo=2&grupo=${BM_GRUPO}` : path, label: title }
}

const ToSummary = ({ product }: { readonly product: ProductDetailView }) => {
  const { cart } = useCart()
  const navigate = useNavigate()
  if (!cart?.invoiceItems.some(({ productErpCode }) => productErpCode === product.B1_COD)) return null
  return (
    <ActionButton
      label="Ver o resumo do carrinho"
      variant="next"
      isWide
      onRun={() => void navigate({ href: toSummaryPath(cart.type) })}
    />
  )
}

const Product = ({ product }: { readonly product: ProductDetailView }) => {
  const [showsFiles, setShowsFiles] = useState(false)
  return (
    <>
      <PageHeader
        title={displayName(product.B1_DESC)}
        back={findList(product)}
        note={[product.B1_COD, ...product.facts].join(' · ')}
      />
      <div className={classes.columns}>
        <div className={classes.side}>
          <ProductPictures names={product.pictures} />
          <div className={classes.buy}>
            <p className={classes.meta}>
              <ProductAvailability product={product} />
              <InternalMark product={product} />
              {product.internalMark !== null && <span>Marca interna: {product.internalMark}</span>}
              <WishButton product={product} />
              <ImpactLink code={product.B1_COD} />
            </p>
            <StockAlert product={product} />
            <SuccessorNotice successor={product.successor} />
            <ProductPurchase product={product} />
            <ToSummary product={product} />
          </div>
          <DeliveryTime />
        </div>
        <Card
          title="Detalhes"
          aside={<TechnicalFilesButton files={product.files} onOpen={() => setShowsFiles(true)} />}
        >
          <RegistrationLine product={product} />
          <ProductSheet detail={product} />
        </Card>
      </div>
      {showsFiles && <TechnicalFilesDialog files={product.files} onClose={() => setShowsFiles(false)} />}
    </>
  )
}

/** A product by its URL_ID, with all its data; an unknown id shows nothing (STORE-003, C-36). */
export const ProductPage = ({ urlId }: { readonly urlId: string }) => {
  const { data, isLoading } = useProductDetail(urlId)
  if (data !== undefined) return <Product key={data.B1_COD} product={data} />
  return (
    <>
      <PageHeader title="Produto" back={{ to: '/sales', label: 'Loja Online' }} />
      {isLoading ? <SkeletonLines lines={8} /> : <EmptyState title="Sem detalhes para exibição" />}
    </>
  )
}
