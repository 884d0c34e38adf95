import { showWarrantyLink } from '@girassol/contract/warranties'
import { useState } from 'react'
import { toSentences } from '../../lib/api-error.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { useOpenWarrantyLink, useRevokeWarrantyLink } from './use-warranty-link.ts'
import { WarrantyAddress } from './warranty-address.tsx'
import classes from './warranty-link.module.css'

type WarrantyLinkDialogProps = { readonly siteId: number; readonly onClose: () => void }

const Refusal = ({ error, fallback }: { readonly error: unknown; readonly fallback: string }) =>
  error !== null && (
    <Notice tone="danger" isAlert>
      {toSentences(error, fallback).join(' ')}
    </Notice>
  )

type RevokeDialogProps = WarrantyLinkDialogProps & { readonly onRevoked: () => void }

const RevokeDialog = ({ siteId, onRevoked, onClose }: RevokeDialogProps) => {
  const revoking = useRevokeWarrantyLink(siteId, onRevoked)
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title="Encerrar página de garantias"
      verb="Encerrar página"
      runningVerb="Encerrando…"
      isRunning={revoking.isPending}
      onConfirm={() => revoking.mutate({ params: { id: siteId } })}
      onClose={onClose}
    >
      <div className={classes.content}>
        <Refusal error={revoking.error} fallback="A página não foi encerrada. Tente de novo." />
        <p>O endereço e o QR deixam de funcionar.</p>
      </div>
    </ConfirmDialog>
  )
}

type Opening = ReturnType<typeof useOpenWarrantyLink>

type PageProps = { readonly link: string | null; readonly opening: Opening }

const SitePage = ({ link, opening }: PageProps) => (
  <div className={classes.content}>
    <p>Equipamentos, números de série e garantias, sem nome, endereço ou preços. Quem tem o endereço vê a página.</p>
    <Refusal error={opening.error} fallback="A página não foi criada. Tente de novo." />
    {link !== null && <WarrantyAddress link={link} isNew={opening.isSuccess} />}
  </div>
)

type FooterProps = PageProps & WarrantyLinkDialogProps & { readonly onRevoke: () => void }

const Footer = ({ link, opening, siteId, onRevoke, onClose }: FooterProps) =>
  link === null ? (
    <DialogActions
      verb="Criar página"
      runningVerb="Criando…"
      isRunning={opening.isPending}
      onRun={() => opening.mutate({ params: { id: siteId } })}
      onCancel={onClose}
    />
  ) : (
    <ActionButton label="Encerrar página" variant="text" onRun={onRevoke} />
  )

/** WAR-006: opens the public page with the warranties of a site, gives its address and QR code, and closes it. */
export const WarrantyLinkDialog = ({ siteId, onClose }: WarrantyLinkDialogProps) => {
  const [isRevoking, setRevoking] = useState(false)
  const opening = useOpenWarrantyLink(siteId)
  const { data, error, isFetching, refetch } = useEndpointQuery(showWarrantyLink, { params: { id: siteId } })
  const page = data && { link: data.link, opening }
  return (
    <>
      <Dialog
        isOpen
        title="Página de garantias"
        onClose={onClose}
        footer={page && <Footer {...page} siteId={siteId} onRevoke={() => setRevoking(true)} onClose={onClose} />}
      >
        {page && <SitePage {...page} />}
        {!page && error === null && <SkeletonLines lines={3} />}
        {!page && error !== null && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      </Dialog>
      {isRevoking && <RevokeDialog siteId={siteId} onRevoked={onClose} onClose={() => setRevoking(false)} />}
    </>
  )
}
