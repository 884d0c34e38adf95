import type { ProductView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useCanChange } from '../../../access/session.tsx'
import { useWish } from './use-wish.ts'
import classes from './wish-button.module.css'

/** The heart: whether the integrator wishes for a product (STORE-016); only for users who have a wish list. */
export const WishButton = ({ product }: { readonly product: ProductView }) => {
  const change = useWish()
  const changesWishes = useCanChange('wishlist.use')
  if (!changesWishes) return null
  const { wishlist } = product
  const Icon = wishlist ? IconHeartFilled : IconHeart
  return (
    <ActionIcon
      className={classes.heart}
      aria-label={`Lista de desejos: ${displayName(product.B1_DESC)}`}
      aria-pressed={wishlist}
      onClick={() => change(product, !wishlist)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
