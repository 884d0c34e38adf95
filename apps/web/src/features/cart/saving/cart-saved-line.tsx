import { useEffect } from 'react'
import { formatTime } from '../../../lib/format.ts'
import { announce } from '../../../ui/live-region.tsx'
import classes from '../items/cart-items.module.css'
import { useCartSavedAt } from './cart-cache.ts'

/** 'Carrinho salvo às 09:42': the cart is saved automatically, so this line shows that it was. */
export const CartSavedLine = () => {
  const savedAt = useCartSavedAt()
  const text = savedAt === null ? '' : `Carrinho salvo às ${formatTime(savedAt)}`
  useEffect(() => {
    if (text !== '') announce(text)
  }, [text])
  return text === '' ? null : <p className={classes.saved}>{text}</p>
}
