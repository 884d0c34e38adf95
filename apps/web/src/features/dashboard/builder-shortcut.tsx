import { changeCartType, readCart } from '@girassol/contract/cart'
import { IconArrowRight, IconSolarPanel } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useOpenCart } from '../../shell/use-open-cart.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { isCartWarningHidden } from './cart-warning-choice.ts'
import classes from './shortcuts.module.css'

const CartTypeWarning = lazy(async () => ({ default: (await import('./cart-type-warning.tsx')).CartTypeWarning }))

const builder = '/monte-seu-gerador'

/** A cart of another type becomes one of the builder before it opens (DASH-002). */
const useBuilderCart = () => {
  const { cart } = useOpenCart()
  const navigate = useNavigate()
  const change = useEndpointMutation(changeCartType, { refreshes: [readCart] })
  const open = () => change.mutate({ params: { type: 'MP' } }, { onSuccess: () => void navigate({ href: builder }) })
  const isOther = cart !== null && cart.type !== 'MP'
  return { isOther, losesItems: isOther && cart.invoiceItems.length > 0, open, isRunning: change.isPending }
}

/** The way into the builder: the one dark card of the home. */
export const BuilderShortcut = () => {
  const { isOther, losesItems, open, isRunning } = useBuilderCart()
  const [isWarning, setWarning] = useState(false)
  const enter = (event: MouseEvent) => {
    if (!isOther) return
    event.preventDefault()
    if (losesItems && !isCartWarningHidden()) setWarning(true)
    else if (!isRunning) open()
  }
  return (
    <>
      <AppLink to={builder} className={classes.builder} onClick={enter}>
        <IconSolarPanel size={24} aria-hidden />
        <span className={classes.title}>Monte seu gerador</span>
        <span className={classes.text}>Informe a potência e compare até três kits</span>
        <span className={classes.arrow}>
          <IconArrowRight size={18} aria-hidden />
        </span>
      </AppLink>
      <Suspense>
        {isWarning && <CartTypeWarning isRunning={isRunning} onConfirm={open} onClose={() => setWarning(false)} />}
      </Suspense>
    </>
  )
}
