import type { PointsProductView } from '@girassol/contract/points-store'
import { displayName } from '@girassol/domain/catalogue'
import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanChange } from '../../access/session.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import classes from './points-store.module.css'
import { useStoreWish } from './use-store-wish.ts'

/** PTS-037 */
export const removeQuestion = 'Deseja remover este produto da lista de desejos?'

/** The heart of a product: adds a wish at once and asks before it removes one (PTS-036, PTS-037). */
export const WishHeart = ({ product }: { readonly product: PointsProductView }) => {
  const change = useStoreWish()
  const [isConfirming, setConfirming] = useState(false)
  const changesWishes = useCanChange('wishlist.use')
  const Icon = product.wishlist ? IconHeartFilled : IconHeart
  const remove = () => {
    setConfirming(false)
    change(product, false)
  }
  if (!changesWishes) return null
  return (
    <>
      <ActionIcon
        className={classes.heart}
        aria-label={`Lista de desejos: ${displayName(product.B1_DESC)}`}
        aria-pressed={product.wishlist}
        onClick={() => (product.wishlist ? setConfirming(true) : change(product, true))}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Lista de desejos"
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      >
        {removeQuestion}
      </ConfirmDialog>
    </>
  )
}
