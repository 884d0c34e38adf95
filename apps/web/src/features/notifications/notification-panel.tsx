import { listNotifications } from '@girassol/contract/notifications'
import { notificationsPerPage } from '@girassol/domain/notifications'
import { useInViewport } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { TableFoot } from '../../ui/table-foot.tsx'
import { NotificationList } from './notification-list.tsx'
import classes from './notification-panel.module.css'
import { useChangeNotifications } from './use-change-notifications.ts'

/** NOT-001 */
const widthPx = 420

export type NotificationPanelProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** It closes because another screen opens, which receives the focus. */
  readonly onLeave: () => void
}

type Changes = ReturnType<typeof useChangeNotifications>

const useList = (isOpen: boolean) =>
  useEndpointPages(listNotifications, { query: { take: notificationsPerPage } }, { enabled: isOpen, pageField: 'page' })
type List = ReturnType<typeof useList>

type AllProps = { readonly unread: number; readonly onReadAll: () => void; readonly onRemoveAll: () => void }

/** The actions on all notifications. */
const Head = ({ unread, onReadAll, onRemoveAll }: AllProps) => (
  <div className={classes.head}>
    <ActionButton
      label="Marcar todas como lidas"
      variant="text"
      size="compact"
      reasonAs="tooltip"
      permission={unread > 0 ? { allowed: true } : { allowed: false, reason: 'Todas já foram lidas' }}
      onRun={onReadAll}
    />
    <ActionButton label="Remover todas" variant="text" size="compact" onRun={onRemoveAll} />
  </div>
)

/** The next page is loaded when the end of the last one is visible. */
const Foot = ({ list }: { readonly list: List }) => {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const more = () => void list.fetchNextPage()
  const mayLoadMore = list.hasNextPage && !list.isFetching && list.error === null
  const loadMore = useEffectEvent(more)
  useEffect(() => {
    if (inViewport && mayLoadMore) loadMore()
  }, [inViewport, mayLoadMore])
  return (
    <div ref={ref}>
      {list.total > notificationsPerPage && (
        <TableFoot
          rows={list.rows}
          total={list.total}
          totalIsExact={list.totalIsExact}
          status="ready"
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          moreError={list.isFetchNextPageError ? list.error : undefined}
          onEnd={more}
        />
      )}
    </div>
  )
}

type ContentProps = {
  readonly list: List
  readonly changes: Changes
  readonly onLeave: () => void
  readonly onRemoveAll: () => void
}

const Content = ({ list, changes, onLeave, onRemoveAll }: ContentProps) => {
  if (list.data === undefined) {
    if (list.error === null) return <SkeletonLines lines={8} />
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState
        title="Nenhuma notificação."
        text="O que acontecer com os pedidos e orçamentos aparece aqui por 90 dias."
      />
    )
  }
  const open = (id: number) => {
    if (list.rows.some((row) => row.id === id && !row.readed)) changes.read(id)
    onLeave()
  }
  return (
    <>
      <Head unread={list.data.pages[0]?.unread ?? 0} onReadAll={changes.readAll} onRemoveAll={onRemoveAll} />
      <NotificationList rows={list.rows} onOpen={open} onRead={changes.read} onRemove={changes.remove} />
      <Foot list={list} />
    </>
  )
}

/** NOT-001: the user's notifications, newest first, each with a link to its record. */
export const NotificationPanel = ({ isOpen, onClose, onLeave }: NotificationPanelProps) => {
  const list = useList(isOpen)
  const changes = useChangeNotifications()
  const [isConfirming, setConfirming] = useState(false)
  const removeAll = () => {
    changes.removeAll()
    setConfirming(false)
  }
  const unread = list.data?.pages[0]?.unread ?? 0
  return (
    <>
      <SidePanel
        isOpen={isOpen}
        title={unread === 0 ? 'Notificações' : `Notificações (${formatCount(unread)})`}
        width={widthPx}
        isStatic={isConfirming}
        onClose={onClose}
      >
        <Content list={list} changes={changes} onLeave={onLeave} onRemoveAll={() => setConfirming(true)} />
      </SidePanel>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Remover todas as notificações"
        verb="Remover todas"
        isDangerous
        onConfirm={removeAll}
        onClose={() => setConfirming(false)}
      >
        As {formatCount(list.total)} notificações saem da sua lista. Os pedidos e orçamentos ficam como estão.
      </ConfirmDialog>
    </>
  )
}
