import { type AttachmentView, listAttachments, removeAttachment } from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import { useEffect, useState } from 'react'
import { useCan } from '../../access/session.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { useEndpointMutation, useEndpointPages } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { AddDocuments } from './add-documents.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { AttachmentPaper } from './attachment-paper.tsx'
import { useSaveAttachment, useViewAttachment } from './use-attachment-bytes.ts'

type Viewed = { readonly file: AttachmentView; readonly bytes: Blob }

/** VOU-039: reports that the list cannot be read, and closes. */
const useAttachments = ({ order, onClose }: OrderDialogProps) => {
  const list = useEndpointPages(listAttachments, { params: { id: order.id }, query: {} })
  const { error } = list
  useEffect(() => {
    if (error === null) return
    toast.failure('Ocorreu um erro ao carregar os comprovante do pedido.')
    onClose()
  }, [error, onClose])
  return list
}

/** C-70: explains to users who do not manage vouchers why a counted file is not in the list. */
const Nothing = () => {
  const managesVouchers = useCan('vouchers.manage')
  return (
    <EmptyState
      title={managesVouchers ? 'Nenhum comprovante anexado.' : 'Nenhum comprovante enviado até agora.'}
      text={
        managesVouchers
          ? 'O que for anexado a este pedido aparece aqui.'
          : 'Um comprovante aparece aqui depois que o financeiro o envia ao ERP.'
      }
    />
  )
}

type FooterProps = { readonly viewed: Viewed | undefined; readonly onBack: () => void; readonly onClose: () => void }

const Footer = ({ viewed, onBack, onClose }: FooterProps) =>
  viewed === undefined ? (
    <ActionButton label="Fechar" onRun={onClose} />
  ) : (
    <>
      <ActionButton label="Voltar" variant="text" onRun={onBack} />
      <ActionButton
        label="Baixar"
        variant="next"
        onRun={() => saveFile(viewed.bytes, shownFilename(viewed.file.filename))}
      />
    </>
  )

type FilesProps = {
  readonly list: ReturnType<typeof useAttachments>
  readonly lastId: number | undefined
  readonly orderId: number
  readonly onView: (viewed: Viewed) => void
  readonly onRemove: (file: AttachmentView) => void
}

const Files = ({ list, lastId, orderId, onView, onRemove }: FilesProps) => {
  const save = useSaveAttachment()
  const view = useViewAttachment((file, bytes) => onView({ file, bytes }))
  if (list.isLoading) return <SkeletonLines lines={5} />
  return (
    <>
      {list.data !== undefined && list.rows.length === 0 && <Nothing />}
      <AttachmentList
        files={list.rows}
        runningId={view.isPending ? view.variables.id : undefined}
        focusedId={lastId}
        onView={view.mutate}
        onSave={save.mutate}
        onRemove={onRemove}
      />
      {list.hasNextPage && (
        <ActionButton
          label="Carregar mais"
          isRunning={list.isFetchingNextPage}
          onRun={() => void list.fetchNextPage()}
        />
      )}
      <AddDocuments orderId={orderId} files={list.rows} />
    </>
  )
}

type RemovalProps = { readonly file: AttachmentView; readonly onClose: () => void }

/** Replaces the list, so that no dialog opens over another. */
const DocumentRemoval = ({ file, onClose }: RemovalProps) => {
  const remove = useEndpointMutation(removeAttachment, {
    refreshes: [listAttachments],
    onSuccess: onClose,
    success: 'Arquivo removido com sucesso', // VOU-054
    failure: 'Ocorreu um erro ao remover o arquivo.', // VOU-053
  })
  return (
    <RemoveDialog
      what="arquivo"
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: file.invoice.id, attId: file.id } })}
      onClose={onClose}
    >
      {shownFilename(file.filename)} sai dos arquivos do pedido {file.invoice.id}.
    </RemoveDialog>
  )
}

/** VOU-016, C-70: the files of an order, to view and download; documents are added and removed here too. */
export const AttachmentsDialog = ({ order, onClose }: OrderDialogProps) => {
  const list = useAttachments({ order, onClose })
  const [viewed, setViewed] = useState<Viewed>()
  const [lastId, setLastId] = useState<number>()
  const [removing, setRemoving] = useState<AttachmentView>()
  const goBack = () => setViewed(undefined)
  const look = (next: Viewed) => {
    setViewed(next)
    setLastId(next.file.id)
  }
  if (removing !== undefined) return <DocumentRemoval file={removing} onClose={() => setRemoving(undefined)} />
  // One dialog for both, so that the focus returns to where the list was opened.
  return (
    <Dialog
      isOpen
      width={viewed === undefined ? 'table' : 'product'}
      title={viewed === undefined ? 'Comprovantes anexados' : shownFilename(viewed.file.filename)}
      onClose={viewed === undefined ? onClose : goBack}
      footer={<Footer viewed={viewed} onBack={goBack} onClose={onClose} />}
    >
      {viewed === undefined ? (
        <Files list={list} lastId={lastId} orderId={order.id} onView={look} onRemove={setRemoving} />
      ) : (
        <AttachmentPaper {...viewed} />
      )}
    </Dialog>
  )
}
