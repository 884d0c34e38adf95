import { belowAllowed, reasonLength, reasonSentence } from '@girassol/domain/orders'
import { Textarea } from '@mantine/core'
import { Notice } from '../../../ui/notice.tsx'

export type MarginReasonProps = { readonly reason: string; readonly onChange: (reason: string) => void }

/** USE-021: warns of a margin below zero before saving and requires a reason; another user approves the order. */
export const MarginReason = ({ reason, onChange }: MarginReasonProps) => (
  <>
    <Notice tone="attention" isInline>
      Margem: {belowAllowed.toLowerCase()}. Outra pessoa precisa aprovar o pedido.
    </Notice>
    <Textarea
      label="Motivo"
      description={reasonSentence}
      value={reason}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={reasonLength.maximum}
      autosize
      minRows={2}
      maxRows={4}
    />
  </>
)
