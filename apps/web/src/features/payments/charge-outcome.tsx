import { chargeFailed } from '@girassol/domain/payments'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The charge failed: its message, or the quoted one, with a retry where that may help (PAY-051). */
export const ChargeFailure = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => (
  <Notice
    tone="danger"
    isInline
    isAlert
    {...(!isRefusal(error) && {
      action: <ActionButton label="Tentar de novo" variant="text" size="compact" onRun={onRetry} />,
    })}
  >
    {toSentences(error, chargeFailed).join(' ')}
  </Notice>
)

export const PaymentReceived = () => (
  <Notice tone="success" isAlert title="Pagamento recebido.">
    O pedido segue sozinho: não é preciso enviar comprovante.
  </Notice>
)

/** Another user moved the order while its payment was open: nothing can be paid here any more. */
export const PaymentHalted = ({ reason }: { readonly reason: string }) => (
  <Notice tone="attention" isAlert title="Não há mais o que pagar aqui.">
    {reason}
  </Notice>
)
