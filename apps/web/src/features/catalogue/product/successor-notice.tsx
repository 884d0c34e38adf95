import type { ProductDetailView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { AppLink } from '../../../ui/app-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import classes from './successor-notice.module.css'

/** The product to buy instead, while this one is inactive or out of stock (USE-026). */
export const SuccessorNotice = ({ successor }: Pick<ProductDetailView, 'successor'>) =>
  successor && (
    <Notice tone="info" isInline>
      <p className={classes.text}>
        Substituído por <AppLink to={`/detalhes/${successor.URL_ID}`}>{displayName(successor.B1_DESC)}</AppLink>
      </p>
    </Notice>
  )
