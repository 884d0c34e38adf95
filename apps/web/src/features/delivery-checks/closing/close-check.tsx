import type { DeliveryCheckView } from '@girassol/contract/delivery-checks'
import { useState } from 'react'
import { useSession } from '../../../access/session.tsx'
import { isRefusal } from '../../../lib/api-error.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { useUnsavedCount } from '../../../lib/unsaved-changes.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { findClosingRefusal, listDivergentLines } from './summarize-check.ts'
import type { useCloseCheck } from './use-close-check.ts'

const loadDialog = async () => (await import('./close-check-dialog.tsx')).CloseCheckDialog
const CloseCheckDialog = lazyDialog(loadDialog)

type CloseCheckProps = {
  readonly check: DeliveryCheckView
  readonly closing: ReturnType<typeof useCloseCheck>
  readonly onReload: () => void
}

/** DEL-013: one tap closes a check without divergences with the user's name; others ask first. */
export const CloseCheck = ({ check, closing, onReload }: CloseCheckProps) => {
  const [isOpen, setOpen] = useState(false)
  const { name } = useSession()
  const isPhone = useIsPhone()
  const reason = findClosingRefusal(check, useUnsavedCount() > 0)
  // Another device may have closed it.
  const reloadRefused = (error: unknown) => void (isRefusal(error) && onReload())
  const close = () => {
    if (listDivergentLines(check).length > 0) setOpen(true)
    else closing.mutate({ params: { id: check.deliveryId }, body: { name } }, { onError: reloadRefused })
  }
  return (
    <>
      <ActionButton
        label="Encerrar conferência"
        runningLabel="Encerrando…"
        variant="next"
        size="md"
        isWide={isPhone}
        isRunning={closing.isPending}
        permission={reason === null ? { allowed: true } : { allowed: false, reason }}
        load={loadDialog}
        onRun={close}
      />
      {isOpen && <CloseCheckDialog check={check} onReload={onReload} onClose={() => setOpen(false)} />}
    </>
  )
}
