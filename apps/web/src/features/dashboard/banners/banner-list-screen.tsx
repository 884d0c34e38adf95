import {
  changeBanner,
  type KeptBanner,
  listKeptBanners,
  orderBanners,
  removeBanner,
} from '@girassol/contract/dashboard'
import { type BannerLocation, bannerLocationLabels, bannerLocations } from '@girassol/domain/dashboard'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Card, CardRow } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { moveActions } from '../../../ui/move-actions.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import classes from './banner-list-screen.module.css'
import { pictureUrlOf } from './banner-picture-url.ts'
import { refreshes } from './use-save-banner.ts'

const BannerDialog = lazyDialog(async () => (await import('./banner-dialog.tsx')).BannerDialog)

type Place = { readonly location: BannerLocation; readonly banners: readonly KeptBanner[] }

/** What may be done with a banner where it stands. */
const useBannerActions = (onEdit: (banner: KeptBanner) => void, onRemove: (banner: KeptBanner) => void) => {
  const order = useEndpointMutation(orderBanners, { refreshes })
  const change = useEndpointMutation(changeBanner, { refreshes })
  return (place: Place, banner: KeptBanner) => {
    const { id, title, referLink, location, active, version } = banner
    const toggle = () =>
      change.mutate({ params: { id }, body: { title, referLink, location, version, active: !active } })
    return [
      { id: 'edit', label: 'Editar', onRun: () => onEdit(banner) },
      { id: 'toggle', label: active ? 'Desativar' : 'Ativar', onRun: toggle },
      ...moveActions({
        ids: place.banners.map((each) => each.id),
        id,
        onOrder: (ids) => order.mutate({ body: { location: place.location, ids } }),
      }),
      { id: 'remove', label: 'Remover', isDangerous: true, onRun: () => onRemove(banner) },
    ]
  }
}

type RowProps = {
  readonly place: Place
  readonly banner: KeptBanner
  readonly actionsOf: ReturnType<typeof useBannerActions>
}

const BannerRow = ({ place, banner, actionsOf }: RowProps) => (
  <div className={classes.row}>
    <img src={pictureUrlOf(banner.fileName)} alt="" loading="lazy" className={classes.thumbnail} />
    <div className={classes.facts}>
      <strong>{banner.title}</strong>
      <span>{banner.referLink ?? 'Sem link'}</span>
    </div>
    <StatusPill
      tone={banner.active ? 'success' : 'neutral'}
      glyph={banner.active ? 'check' : 'pause'}
      label={banner.active ? 'Ativo' : 'Inativo'}
    />
    <ActionMenu label={`Ações do banner ${banner.title}`} actions={actionsOf(place, banner)} />
  </div>
)

const Removing = ({ banner, onClose }: { readonly banner: KeptBanner; readonly onClose: () => void }) => {
  const remove = useEndpointMutation(removeBanner, { refreshes, success: 'Banner removido', onSuccess: onClose })
  return (
    <RemoveDialog
      what={`o banner ${banner.title}`}
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: banner.id } })}
      onClose={onClose}
    >
      <p>Ele deixa de aparecer para todos. Para tirá-lo por um tempo, desative-o.</p>
    </RemoveDialog>
  )
}

const Places = ({ actionsOf }: Pick<RowProps, 'actionsOf'>) => {
  const found = useEndpointQuery(listKeptBanners, {})
  if (found.data === undefined) {
    if (found.error === null) return <SkeletonLines lines={6} />
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
  }
  const { data } = found.data
  return bannerLocations.map((location) => {
    const place = { location, banners: data.filter((banner) => banner.location === location) }
    return (
      <Card key={location} title={bannerLocationLabels[location]} isFlush>
        {place.banners.length === 0 && (
          <EmptyState title="Nenhum banner" text="Os banners aparecem aqui na ordem em que são mostrados." />
        )}
        {place.banners.map((banner) => (
          <CardRow key={banner.id}>
            <BannerRow place={place} banner={banner} actionsOf={actionsOf} />
          </CardRow>
        ))}
      </Card>
    )
  })
}

/** C-140: the banners of each place, in their order. */
export const BannerListScreen = () => {
  const [edited, setEdited] = useState<KeptBanner | 'new'>()
  const [removed, setRemoved] = useState<KeptBanner>()
  const actionsOf = useBannerActions(setEdited, setRemoved)
  return (
    <>
      <PageHeader
        title="Banners"
        primary={
          <ActionButton
            label="Novo banner"
            variant="next"
            icon={<IconPlus size={16} aria-hidden />}
            onRun={() => setEdited('new')}
          />
        }
      />
      <div className={classes.places}>
        <Places actionsOf={actionsOf} />
      </div>
      {edited !== undefined && (
        <BannerDialog banner={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      )}
      {removed !== undefined && <Removing banner={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}
