import { removeFactor } from '@girassol/contract/second-factor'
import type { SecondFactor } from '@girassol/contract/session/second-factor'
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconList, IconRow } from '../../ui/icon-list.tsx'
import { factorCalls } from './factor-calls.ts'

const describeUse = ({ addedAt, lastUsedAt }: SecondFactor): string =>
  lastUsedAt === null ? `Em uso desde ${formatDate(addedAt)}` : `Último uso em ${formatDateTime(lastUsedAt)}`

type RowProps = { readonly factor: SecondFactor; readonly onRemove: () => void }

const FactorRow = ({ factor, onRemove }: RowProps) => (
  <IconRow
    icon={factor.kind === 'PASSKEY' ? IconFingerprint : IconDeviceMobile}
    name={factor.kind === 'PASSKEY' ? `Chave de acesso · ${factor.name}` : factor.name}
    detail={describeUse(factor)}
  >
    <ActionButton label="Remover" name={`Remover ${factor.name}`} size="compact" onRun={onRemove} />
  </IconRow>
)

/** SEC-006: the second factors of the user; removing one must be confirmed. */
export const FactorList = ({ factors }: { readonly factors: readonly SecondFactor[] }) => {
  const [removing, setRemoving] = useState<SecondFactor>()
  const close = () => setRemoving(undefined)
  const remove = useEndpointMutation(removeFactor, { refreshes: factorCalls, success: 'Removida', onSuccess: close })
  return (
    <>
      <IconList label="Formas de verificação">
        {factors.map((factor) => (
          <FactorRow key={factor.id} factor={factor} onRemove={() => setRemoving(factor)} />
        ))}
      </IconList>
      {removing !== undefined && (
        <ConfirmDialog
          isOpen
          title={`Remover ${removing.name}`}
          verb="Remover"
          runningVerb="Removendo…"
          isDangerous
          isRunning={remove.isPending}
          onConfirm={() => remove.mutate({ params: { factor: removing.id } })}
          onClose={close}
        >
          {factors.length === 1
            ? 'É a única forma: sem ela, só a senha protege o seu acesso, e os códigos de recuperação deixam de valer.'
            : 'Ela deixa de confirmar as suas entradas. As outras continuam.'}
        </ConfirmDialog>
      )}
    </>
  )
}
