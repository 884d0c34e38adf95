import { listManagedLinks, type ManagedLink, removeLink, sortLinks } from '@girassol/contract/links'
import { roleLabels } from '@girassol/domain/access'
import { type LinkPlace, linkPlaceLabels, linkPlaces } from '@girassol/domain/links'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { moveActions } from '../../ui/move-actions.ts'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import type { RecordActions } from '../../ui/record-list/record-list.tsx'
import { RecordListPage } from '../../ui/record-list/record-list-page.tsx'
import classes from './link-list-screen.module.css'
import { linkRefreshes } from './managed-links.ts'

const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog)

type Actions = Pick<RecordActions<ManagedLink>, 'onEdit' | 'onRemove'>
type RowProps = Actions & { readonly link: ManagedLink; readonly ids: readonly number[] }

/** The screen parts where the links of a place appear. */
const placeNotes: Readonly<Record<LinkPlace, string>> = {
  modules: 'No início e no menu, sob “Módulos”. Sem nenhum, o menu não aparece.',
  apps: 'Nos aplicativos da barra de navegação, depois das telas do portal.',
  library: 'O atalho “Biblioteca” do início leva ao primeiro que a pessoa vê.',
}

const audienceText = ({ roles }: ManagedLink): string =>
  roles.length === 0 ? 'Todos' : roles.map((role) => roleLabels[role]).join(', ')

const Row = ({ link, ids, onEdit, onRemove }: RowProps) => {
  const order = useEndpointMutation(sortLinks, { refreshes: linkRefreshes })
  const { id, place, label, url } = link
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <strong>{label}</strong>
        <ExternalLink href={url} label={url} className={classes.url} />
      </div>
      <span className={classes.audience}>{audienceText(link)}</span>
      <ActionMenu
        label={`Ações do link ${label}`}
        actions={[
          { id: 'edit', label: 'Editar', onRun: () => onEdit(link) },
          ...moveActions({ ids, id, onOrder: (moved) => order.mutate({ body: { place, ids: moved } }) }),
          { id: 'remove', label: 'Remover', isDangerous: true, onRun: () => onRemove(link) },
        ]}
      />
    </div>
  )
}

const Place = ({
  place,
  links,
  ...actions
}: Actions & { readonly place: LinkPlace; readonly links: readonly ManagedLink[] }) => (
  <Card title={linkPlaceLabels[place]} isFlush>
    <p className={classes.note}>{placeNotes[place]}</p>
    {links.length === 0 && (
      <EmptyState title="Nenhum link" text="Os links aparecem aqui na ordem em que são mostrados." />
    )}
    {links.map((link) => (
      <CardRow key={link.id}>
        <Row link={link} ids={links.map(({ id }) => id)} {...actions} />
      </CardRow>
    ))}
  </Card>
)

/** C-15, C-140: the links out of the portal, by place. */
export const LinkListScreen = () => {
  const found = useEndpointQuery(listManagedLinks, {})
  const remove = useEndpointMutation(removeLink, { refreshes: linkRefreshes, success: 'Link removido' })
  return (
    <RecordListPage
      title="Links"
      note="O que leva para fora do portal. Cada link abre em outra aba."
      addLabel="Novo link"
      Dialog={LinkDialog}
      reread={async () => (await found.refetch()).data}
      getRowKey={({ id }) => id}
      removal={{
        what: ({ label }) => `o link ${label}`,
        consequence: ({ place }) => `Ele deixa de aparecer em ${linkPlaceLabels[place]} para todos que o veem.`,
        isRunning: remove.isPending,
        run: ({ id }, onSuccess) => remove.mutate({ params: { id } }, { onSuccess }),
      }}
    >
      {(actions) => (
        <LoadedList query={found}>
          {(links) => (
            <div className={classes.places}>
              {linkPlaces.map((place) => (
                <Place key={place} place={place} links={links.filter((each) => each.place === place)} {...actions} />
              ))}
            </div>
          )}
        </LoadedList>
      )}
    </RecordListPage>
  )
}
