import {
  changeBanner,
  listManagedBanners,
  type ManagedBanner,
  removeBanner,
  sortBanners,
} from '@girassol/contract/dashboard'
import { type BannerLocation, bannerLocationLabels, bannerLocations } from '@girassol/domain/dashboard'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Card, CardRow } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { moveActions } from '../../../ui/move-actions.ts'
import { LoadedList } from '../../../ui/record-list/loaded-list.tsx'
import type { RecordActions } from '../../../ui/record-list/record-list.tsx'
import { RecordListPage } from '../../../ui/record-list/record-list-page.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import classes from './banner-list-screen.module.css'
import { toBannerPictureUrl } from './banner-picture-url.ts'
import { refreshes } from './kept-banners.ts'

const BannerDialog = lazyDialog(async () => (await import('./banner-dialog.tsx')).BannerDialog)

type Actions = Pick<RecordActions<ManagedBanner>, 'onEdit' | 'onRemove'>
type Place = { readonly location: BannerLocation; readonly banners: readonly ManagedBanner[] }

/** The actions on a banner in its row. */
const useBannerActions = ({ onEdit, onRemove }: Actions) => {
  const order = useEndpointMutation(sortBanners, { refreshes })
  const change = useEndpointMutation(changeBanner, { refreshes })
  return (place: Place, banner: ManagedBanner) => {
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
  readonly banner: ManagedBanner
  readonly listActions: ReturnType<typeof useBannerActions>
}

const BannerRow = ({ place, banner, listActions }: RowProps) => (
  <div className={classes.row}>
    <img src={toBannerPictureUrl(banner.fileName)} alt="" loading="lazy" className={classes.thumbnail} />
    <div className={classes.facts}>
      <strong>{banner.title}</strong>
      <span>{banner.referLink ?? 'Sem link'}</span>
    </div>
    <StatusPill
      tone={banner.active ? 'success' : 'neutral'}
      glyph={banner.active ? 'check' : 'pause'}
      label={banner.active ? 'Ativo' : 'Inativo'}
    />
    <ActionMenu label={`Ações do banner ${banner.title}`} actions={listActions(place, banner)} />
  </div>
)

const Places = ({ banners, ...actions }: Actions & { readonly banners: readonly ManagedBanner[] }) => {
  const listActions = useBannerActions(actions)
  return bannerLocations.map((location) => {
    const place = { location, banners: banners.filter((banner) => banner.location === location) }
    return (
      <Card key={location} title={bannerLocationLabels[location]} isFlush>
        {place.banners.length === 0 && (
          <EmptyState title="Nenhum banner" text="Os banners aparecem aqui na ordem em que são mostrados." />
        )}
        {place.banners.map((banner) => (
          <CardRow key={banner.id}>
            <BannerRow place={place} banner={banner} listActions={listActions} />
          </CardRow>
        ))}
      </Card>
    )
  })
}

/** C-140: the banners of each place, in their order. */
export const BannerListScreen = () => {
  const found = useEndpointQuery(listManagedBanners, {})
  const remove = useEndpointMutation(removeBanner, { refreshes, success: 'Banner removido' })
  return (
    <RecordListPage
      title="Banners"
      addLabel="Novo banner"
      Dialog={BannerDialog}
      reread={async () => (await found.refetch()).data?.data}
      getRowKey={({ id }) => id}
      removal={{
        what: ({ title }) => `o banner ${title}`,
        consequence: () => 'Ele deixa de aparecer para todos. Para tirá-lo por um tempo, desative-o.',
        isRunning: remove.isPending,
        run: ({ id }, onSuccess) => remove.mutate({ params: { id } }, { onSuccess }),
      }}
    >
      {(actions) => (
        <div className={classes.places}>
          <LoadedList query={found}>{({ data }) => <Places banners={data} {...actions} />}</LoadedList>
        </div>
      )}
    </RecordListPage>
  )
}
