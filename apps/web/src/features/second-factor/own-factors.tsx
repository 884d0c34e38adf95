import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { beginAuthenticator, type listOwnFactors, renewRecoveryCodes } from '@girassol/contract/second-factor'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshEndpoints, useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { factorCalls } from './factor-calls.ts'
import { FactorList } from './factor-list.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import classes from './second-factor.module.css'

const AddAuthenticatorDialog = lazyDialog(
  async () => (await import('./add-authenticator-dialog.tsx')).AddAuthenticatorDialog,
)
const AddPasskeyDialog = lazyDialog(async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog)

type Own = ResponseFor<typeof listOwnFactors>
type Opened = 'passkey' | 'authenticator' | 'codes'

const useOwnFactors = () => {
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setOpened(undefined)
  const begin = useEndpointMutation(beginAuthenticator, { onSuccess: () => setOpened('authenticator') })
  const renew = useEndpointMutation(renewRecoveryCodes, {
    refreshes: factorCalls,
    onSuccess: ({ recoveryCodes }) => {
      close()
      setCodes(recoveryCodes)
    },
  })
  const finish = (recoveryCodes: readonly string[] | null) => {
    close()
    if (recoveryCodes !== null) setCodes(recoveryCodes)
    void refreshEndpoints(client, factorCalls)
  }
  return { opened, setOpened, close, begin, renew, codes, hideCodes: () => setCodes(undefined), finish }
}

type Changes = ReturnType<typeof useOwnFactors>

const Dialogs = ({ changes }: { readonly changes: Changes }) => {
  const { opened, close, begin, renew, codes, hideCodes, finish } = changes
  return (
    <>
      {opened === 'passkey' && <AddPasskeyDialog onAdded={finish} onClose={close} />}
      {opened === 'authenticator' && begin.data !== undefined && (
        <AddAuthenticatorDialog begun={begin.data} onAdded={finish} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={opened === 'codes'}
        title="Gerar novos códigos de recuperação"
        verb="Gerar"
        runningVerb="Gerando…"
        isRunning={renew.isPending}
        onConfirm={() => renew.mutate({})}
        onClose={close}
      >
        Os códigos que você guardou antes deixam de valer.
      </ConfirmDialog>
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onClose={hideCodes} />}
    </>
  )
}

const leftText = (left: number): string => {
  if (left === 0) return 'Nenhum código de recuperação vale mais.'
  return left === 1 ? '1 código de recuperação ainda vale.' : `${left} códigos de recuperação ainda valem.`
}

/** SEC-006: the second factors of the user, and how to add and remove them. */
export const OwnFactors = ({ own }: { readonly own: Own }) => {
  const changes = useOwnFactors()
  const hasAuthenticator = own.factors.some(({ kind }) => kind === 'AUTHENTICATOR')
  return (
    <>
      {own.factors.length > 0 && <FactorList factors={own.factors} />}
      <div className={classes.actions}>
        <ActionButton label="Adicionar chave de acesso" onRun={() => changes.setOpened('passkey')} />
        {!hasAuthenticator && (
          <ActionButton
            label="Configurar aplicativo autenticador"
            isRunning={changes.begin.isPending}
            onRun={() => changes.begin.mutate({})}
          />
        )}
      </div>
      {own.factors.length > 0 && (
        <div className={classes.recovery}>
          <p>{leftText(own.recoveryCodesLeft)}</p>
          <ActionButton label="Gerar novos códigos" size="compact" onRun={() => changes.setOpened('codes')} />
        </div>
      )}
      <Dialogs changes={changes} />
    </>
  )
}
