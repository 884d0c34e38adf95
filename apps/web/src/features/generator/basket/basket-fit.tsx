import type { OrderView } from '@girassol/contract/orders'
import { basketLights } from '@girassol/domain/generator'
import { Notice, type NoticeProps } from '../../../ui/notice.tsx'
import classes from './basket-fit.module.css'
import { useBasketFit } from './use-basket-fit.ts'

const tones = { GREEN: 'success', YELLOW: 'attention', RED: 'danger' } as const satisfies Record<
  keyof typeof basketLights,
  NoticeProps['tone']
>

/** A traffic light in words: whether the modules and inverters of the cart fit, with notes; it never blocks. */
export const BasketFit = ({ cart }: { readonly cart: OrderView | null }) => {
  const fit = useBasketFit(cart)
  return (
    <div
      role="status"
      aria-label="Compatibilidade do gerador"
      className={classes.fit}
      data-checking={fit?.isChecking || undefined}
    >
      {fit !== undefined && (
        <Notice tone={tones[fit.light]} title={basketLights[fit.light]} isInline>
          {fit.remarks.length > 0 && (
            <ul className={classes.remarks}>
              {fit.remarks.map(({ code, text }) => (
                <li key={code}>{text}.</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}
