import { displayName } from '@girassol/domain/catalogue'
import { ActionButton } from '../../ui/action-button.tsx'
import { useAlert } from './use-alert.ts'
import type { WatchedProduct } from './watched-product.ts'

/** SUB-012: one button in both states, so that the focus stays on it; none until the alerts are known. */
export const AlertButton = ({ product }: { readonly product: WatchedProduct }) => {
  const { isKnown, isOn, change } = useAlert(product.B1_COD)
  const name = displayName(product.B1_DESC)
  return (
    <>
      {isOn && <span>Você será avisado</span>}
      {isKnown && (
        <ActionButton
          label={isOn ? 'Desfazer' : 'Avise-me quando chegar'}
          name={isOn ? `Desfazer o aviso de ${name}` : `Avise-me quando chegar: ${name}`}
          variant="text"
          size="compact"
          onRun={() => change(!isOn)}
        />
      )}
    </>
  )
}
